import type { KeenSliderInstance } from 'keen-slider/react.es';
import { useEffect, useRef, useState } from 'react';
import { fill } from '~/words/texts';
import { useHydrated } from '~/ui/use-hydrated';
import { useListener } from '~/ui/use-listener';
import type { Slots } from './island';
import { Slot } from './slot';
import { useSlider } from './use-slider';

export interface CarouselIslandProps {
  label: string;
  show: 'cards' | 'whole';
  wide: boolean;
  /** Without JavaScript it is a scrolling list. */
  count: number;
  words: { slides: string; previous: string; next: string; place: string };
}

/** Scrollable areas must be reachable by keyboard. */
const REACHABLE = { tabIndex: 0 };
const gapOf = (list: HTMLElement | null): number =>
  (list && parseFloat(getComputedStyle(list).columnGap)) || 0;

/** From the slides' width in CSS, so that nothing moves when the slider starts. */
function perView(list: HTMLElement | null): number {
  const slide = list?.firstElementChild;
  if (!list || !slide) return 1;
  return (list.clientWidth + gapOf(list)) / (slide.getBoundingClientRect().width + gapOf(list));
}

/** Moves all slides together; the slider itself writes no style (`renderMode: 'custom'`), so the list keeps its layout. */
const move = ({ container, size, track }: KeenSliderInstance): void =>
  container.style.setProperty(
    '--moved',
    `${Math.round((track.details?.slides[0]?.distance ?? 0) * size)}px`,
  );

/**
 * By how many slides the list was scrolled before the slider started, or by the browser's text
 * search. Resets the scroll position, because the slider moves the slides now.
 */
function takeScroll(list: HTMLElement): number {
  const by =
    list.scrollLeft /
    ((list.firstElementChild?.getBoundingClientRect().width ?? 1) + gapOf(list) || 1);
  list.scrollLeft = 0;
  return Math.ceil(by - 0.5);
}

/** -1 unless the focused slide is not fully in view. */
function slideToShow(list: HTMLElement, focused: Element): number {
  const view = list.getBoundingClientRect();
  return [...list.children].findIndex((slide) => {
    const { left, right } = slide.getBoundingClientRect();
    return slide.contains(focused) && (left < view.left - 1 || right > view.right + 1);
  });
}

/** Null for keys that lead nowhere. */
function slideAt(key: string, index: number, count: number): number | null {
  const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: count - 1 }[key];
  return to === undefined ? null : Math.max(0, Math.min(count - 1, to));
}

/** Never moves by itself, and jumps for those who want no motion. */
export default function CarouselIsland({
  label,
  show,
  wide,
  count,
  words,
  slots,
}: CarouselIslandProps & Slots) {
  const alive = useHydrated();
  const [at, setAt] = useState({ index: 0, isLast: false });
  const note = ({ track: { details } }: KeenSliderInstance) =>
    details && setAt({ index: details.rel, isLast: details.rel >= details.maxIdx });
  const { attach, go } = useSlider<HTMLUListElement>((list) => ({
    renderMode: 'custom',
    selector: '.slide',
    slides: { perView: () => perView(list()), spacing: () => gapOf(list()) },
    detailsChanged: move,
    created: (slider) => {
      slider.moveToIdx(takeScroll(slider.container), true, { duration: 0 });
      note(slider);
    },
    updated: note,
    slideChanged: note,
  }));
  const whole = useRef<HTMLDivElement>(null);
  useListener(whole, 'keydown', (event) => {
    const to =
      event.target instanceof HTMLUListElement ? slideAt(event.key, at.index, count) : null;
    if (to === null || !alive) return;
    event.preventDefault();
    go(to);
  });
  useListener(whole, 'focusin', ({ target }) => {
    const list = target instanceof Element ? target.closest<HTMLElement>('ul.slides') : null;
    const index = alive && list && target instanceof Element ? slideToShow(list, target) : -1;
    if (index >= 0) go(index);
  });
  const nav = useRef<HTMLDivElement>(null);
  // A button that leads nowhere is hidden; its focus moves to the other one.
  useEffect(() => {
    const away = nav.current?.querySelector('button[aria-disabled=true]');
    if (away && away === document.activeElement)
      nav.current?.querySelector<HTMLElement>('button[aria-disabled=false]')?.focus();
  }, [at]);
  const shown = at.isLast ? count : at.index + 1;
  return (
    <div
      ref={whole}
      className={alive ? 'carousel on' : 'carousel'}
      role="group"
      aria-roledescription="carousel"
      aria-label={label}
      data-few={count <= 3 && show === 'cards' ? '' : undefined}
    >
      <ul
        className={`slides ${show}${wide ? ' apart' : ''}`}
        {...REACHABLE}
        aria-label={words.slides}
        ref={attach}
        onScroll={({ currentTarget }) => {
          if (!alive || currentTarget.scrollLeft < 1) return;
          const by = takeScroll(currentTarget);
          // A focused slide is brought into view anyway.
          if (!currentTarget.contains(document.activeElement))
            go(Math.min(count - 1, at.index + by));
        }}
      >
        {slots.map((slide, index) => (
          <Slot as="li" className="slide" key={index} of={slide} />
        ))}
      </ul>
      {count > 1 && (
        <div className="row carousel-nav" ref={nav}>
          <Step
            path="m15 5-7 7 7 7"
            label={`${words.previous}: ${label}`}
            off={at.index === 0}
            onStep={() => go(at.index - 1)}
          />
          <Step
            path="m9 5 7 7-7 7"
            label={`${words.next}: ${label}`}
            off={at.isLast}
            onStep={() => go(at.index + 1)}
          />
          <p className="small soft" aria-live="polite">
            {fill(words.place, { place: shown, count })}
          </p>
        </div>
      )}
    </div>
  );
}

interface StepProps {
  path: string;
  label: string;
  off: boolean;
  onStep: () => void;
}

function Step({ path, label, off, onStep }: StepProps) {
  return (
    <button
      type="button"
      className="btn second round"
      aria-label={label}
      aria-disabled={off}
      onClick={() => {
        if (!off) onStep();
      }}
    >
      <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
