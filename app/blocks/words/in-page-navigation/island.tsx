import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { Icon } from '~/ui/icon';
import type { IconName } from '~/ui/icon-paths';
import { scrollToPlace } from '~/blocks/parts/smooth-scroll';

/** In pixels: a section is active once its top is above this. */
const LINE = 100;

/**
 * Of the sections whose top is above the line, the lowest on the page; null when none is (L-735). A
 * section that is not on the page has no top.
 */
export function activeSection(tops: readonly (number | null)[]): number | null {
  let active: number | null = null;
  tops.forEach((top, place) => {
    if (top === null || top >= LINE) return;
    const best = active === null ? null : (tops[active] ?? null);
    if (best === null || top >= best) active = place;
  });
  return active;
}

export interface InPageLink {
  anchor: string;
  name: string;
  more: string | null;
  icon: IconName | null;
  asButton: boolean;
}
export interface InPageProps {
  label: string;
  isPowerUp: boolean;
  links: readonly InPageLink[];
}

/** The offset is -300 px for the Power Up theme, else 0. */
const SCROLL_MS = 800;
const POWER_UP_OFFSET = -300;
/** Where the bar itself scrolls, its ends fade. */
const RESIZE_MS = 200;
const FADE_PX = 16;

const sectionOf = ({ anchor }: InPageLink): HTMLElement | null => document.getElementById(anchor);

function fade(list: HTMLElement): void {
  list.classList.toggle('fade-start', list.scrollLeft > FADE_PX);
  list.classList.toggle(
    'fade-end',
    list.scrollWidth - list.clientWidth - list.scrollLeft > FADE_PX,
  );
}

/** Focus goes with the scroll. */
export default function InPage({ label, isPowerUp, links }: InPageProps) {
  const bar = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  // What was chosen stays marked until the visitor scrolls on: with an offset of 300 it stands below the line of 100.
  const chosen = useRef<number | null>(null);
  const [active, setActive] = useState<number | null>(null);

  useEffect(() => {
    const mark = () =>
      setActive(
        chosen.current ??
          activeSection(links.map((link) => sectionOf(link)?.getBoundingClientRect().top ?? null)),
      );
    const release = () => (chosen.current = null);
    let frame = 0;
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(mark);
    };
    let timer = 0;
    const onResize = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        mark();
        if (list.current) fade(list.current);
      }, RESIZE_MS);
    };
    const gone = new AbortController();
    const listening = { passive: true, signal: gone.signal };
    for (const kind of ['wheel', 'touchmove', 'keydown'])
      addEventListener(kind, release, listening);
    addEventListener('scroll', onScroll, listening);
    addEventListener('resize', onResize, listening);
    mark();
    if (list.current) fade(list.current);
    return () => gone.abort();
  }, [links]);

  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (link) list.current?.scrollTo({ left: link.offsetLeft - list.current.clientWidth / 3 });
  }, [active]);

  const follow = (event: MouseEvent, link: InPageLink, index: number) => {
    const section = sectionOf(link);
    if (!section || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    history.replaceState(history.state, '', `#${link.anchor}`);
    if (!section.hasAttribute('tabindex')) section.tabIndex = -1;
    section.focus({ preventScroll: true });
    chosen.current = index;
    setActive(index);
    scrollToPlace(section, {
      ms: SCROLL_MS,
      offset: isPowerUp ? POWER_UP_OFFSET : -(bar.current?.offsetHeight ?? 0),
    });
  };
  return (
    <nav aria-label={label} ref={bar}>
      <div className="wrap indent">
        <ul ref={list} onScroll={({ currentTarget }) => fade(currentTarget)}>
          {links.map((link, index) => (
            <li key={link.anchor}>
              <a
                href={`#${link.anchor}`}
                className={link.asButton ? 'as-btn' : undefined}
                aria-current={index === active ? 'true' : undefined}
                onClick={(event) => follow(event, link, index)}
              >
                {link.icon && <Icon name={link.icon} />}
                {link.name}
                {link.more && <span className="hide">: {link.more}</span>}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
