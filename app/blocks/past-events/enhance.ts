import type { EventWire } from '~/cms/event-wire';
import { EVENTS_PAGE } from '~/domain/events';
import enhanceParts from '../parts/enhance';
import { cardOf } from './card-of';

interface Answer {
  items: EventWire[];
  totalRecords: number;
}

async function pageOfEvents(pageNumber: number, filters: unknown): Promise<Answer> {
  const answer = await fetch('/api/fetch-events', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ pageNumber, pageSize: EVENTS_PAGE, isFuture: false, filters }),
  });
  if (!answer.ok) throw new Error('no events');
  return (await answer.json()) as Answer;
}

const countText = (text: string, shown: number, count: number): string =>
  text.replace('{shown}', String(shown)).replace('{count}', String(count));

/**
 * "View more" puts the next page below; once it was used, further pages come as the end of the list comes near (infinite scroll,
 * decision L-737). When a page cannot be had, the button is the link that it is without JavaScript.
 */
export default function enhance(root: HTMLElement): void {
  enhanceParts(root);
  const list = root.querySelector<HTMLElement>('[data-events]');
  const more = root.querySelector<HTMLElement>('[data-more]');
  const button = more?.querySelector('a');
  if (!list || !more || !button) return;
  const filters: unknown = JSON.parse(list.dataset['events'] ?? '{}');
  const count = root.querySelector('#past-events-count b');
  let next = Number(more.dataset['more']);
  let busy = false;

  const load = async (toFocus: boolean) => {
    if (busy) return;
    busy = true;
    button.setAttribute('aria-disabled', 'true');
    try {
      const { items, totalRecords } = await pageOfEvents(next, filters);
      const cards = items.map(cardOf);
      list.append(...cards);
      next += 1;
      const shown = list.children.length;
      if (count) count.textContent = countText(more.dataset['counts'] ?? '', shown, totalRecords);
      if (toFocus) cards[0]?.querySelector<HTMLElement>('article')?.focus();
      if (items.length === 0 || shown >= totalRecords) more.remove();
    } finally {
      button.removeAttribute('aria-disabled');
      busy = false;
    }
  };
  const near = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) load(false).catch(() => near.disconnect());
    },
    { rootMargin: '200px' },
  );
  button.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    load(true).then(
      () => near.observe(more),
      () => location.assign(button.href),
    );
  });
}
