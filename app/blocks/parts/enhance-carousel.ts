import { isStill } from './is-still';

/** The slide that stands at the start of the view. */
function placeOf(list: HTMLElement, slides: readonly HTMLElement[]): number {
  const start = list.getBoundingClientRect().left;
  const far = slides.map((slide) => Math.abs(slide.getBoundingClientRect().left - start));
  return far.indexOf(Math.min(...far));
}
const atEnd = (list: HTMLElement): boolean => list.scrollLeft + list.clientWidth >= list.scrollWidth - 2;

function button(label: string, path: string): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'btn second round';
  made.setAttribute('aria-label', label);
  made.innerHTML = `<svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;
  return made;
}

/** Hides the button that leads nowhere (journeys, section 4 "Carousels"); focus on it goes to the other one. */
function away(one: HTMLButtonElement, other: HTMLButtonElement, off: boolean): void {
  one.setAttribute('aria-disabled', String(off));
  if (off && document.activeElement === one) {
    other.removeAttribute('aria-disabled');
    other.focus();
  }
}

/** Gives a carousel its two buttons and tells which slide is shown. Without scrolling room it stays a plain list. */
export function enhanceCarousel(root: HTMLElement): void {
  const list = root.querySelector<HTMLElement>('.slides');
  if (!list) return;
  const slides = [...list.children] as HTMLElement[];
  const label = root.getAttribute('aria-label') ?? '';
  const previous = button(`${root.dataset['previous'] ?? ''}: ${label}`, 'm15 5-7 7 7 7');
  const next = button(`${root.dataset['next'] ?? ''}: ${label}`, 'm9 5 7 7-7 7');
  const count = document.createElement('p');
  count.className = 'small soft';
  const row = document.createElement('div');
  row.className = 'row carousel-nav';
  row.append(previous, next, count);
  root.append(row);

  const go = (by: number) => {
    const wanted = slides[Math.max(0, Math.min(slides.length - 1, placeOf(list, slides) + by))];
    if (!wanted) return;
    const left = list.scrollLeft + wanted.getBoundingClientRect().left - list.getBoundingClientRect().left;
    list.scrollTo({ left, behavior: isStill() ? 'auto' : 'smooth' });
    count.setAttribute('aria-live', 'polite');
  };
  const tell = () => {
    const place = placeOf(list, slides);
    row.hidden = list.scrollWidth <= list.clientWidth + 2;
    away(previous, next, place === 0);
    away(next, previous, atEnd(list));
    const text = (root.dataset['count'] ?? '')
      .replace('{place}', String((atEnd(list) && list.scrollLeft > 2 ? slides.length - 1 : place) + 1))
      .replace('{count}', String(slides.length));
    if (count.textContent !== text) count.textContent = text;
  };
  previous.addEventListener('click', () => go(-1));
  next.addEventListener('click', () => go(1));
  let timer = 0;
  list.addEventListener('scroll', () => {
    clearTimeout(timer);
    timer = window.setTimeout(tell, 100);
  });
  new ResizeObserver(tell).observe(list);
  tell();
}
