import { scrollToPlace } from '../parts/smooth-scroll';
import { activeSection } from './active-section';

/** Specification: lookup, section 9: scroll 800 ms; offset -300 for the Power Up theme, else 0. */
const SCROLL_MS = 800;
const POWER_UP_OFFSET = -300;
/** "Resize debounce 200 ms (in-page nav)" and "scroll fade threshold 16px": where the bar itself scrolls, its ends fade. */
const RESIZE_MS = 200;
const FADE_PX = 16;

/** The bar marks the section that is in view, and goes to one smoothly. Focus goes with it. */
export default function enhance(root: HTMLElement): void {
  const list = root.querySelector('ul');
  const links = [...root.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')];
  const sections = links.map((link) => document.getElementById(decodeURIComponent(link.hash.slice(1))));
  // What was chosen stays marked until the visitor scrolls on: with an offset of 300 it stands below the line of 100.
  let chosen: number | null = null;

  const mark = () => {
    const tops = sections.map((section) => section?.getBoundingClientRect().top ?? null);
    const active = chosen ?? activeSection(tops);
    links.forEach((link, place) => {
      if (place !== active) return link.removeAttribute('aria-current');
      if (link.hasAttribute('aria-current')) return undefined;
      link.setAttribute('aria-current', 'true');
      if (list) list.scrollTo({ left: link.offsetLeft - list.clientWidth / 3 });
      return undefined;
    });
  };
  const fade = () => {
    if (!list) return;
    list.classList.toggle('fade-start', list.scrollLeft > FADE_PX);
    list.classList.toggle('fade-end', list.scrollWidth - list.clientWidth - list.scrollLeft > FADE_PX);
  };

  links.forEach((link, place) =>
    link.addEventListener('click', (event) => {
      const section = sections[place];
      if (!section || event.metaKey || event.ctrlKey) return;
      event.preventDefault();
      history.replaceState(history.state, '', link.hash);
      if (!section.hasAttribute('tabindex')) section.tabIndex = -1;
      section.focus({ preventScroll: true });
      chosen = place;
      mark();
      const offset = root.dataset['theme'] === 'power-up' ? POWER_UP_OFFSET : -root.offsetHeight;
      scrollToPlace(section, { ms: SCROLL_MS, offset });
    }),
  );
  for (const kind of ['wheel', 'touchmove', 'keydown'])
    addEventListener(kind, () => (chosen = null), { passive: true });
  let frame = 0;
  addEventListener(
    'scroll',
    () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(mark);
    },
    { passive: true },
  );
  let timer = 0;
  addEventListener('resize', () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      mark();
      fade();
    }, RESIZE_MS);
  });
  list?.addEventListener('scroll', fade, { passive: true });
  mark();
  fade();
}
