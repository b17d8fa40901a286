import { slugOf } from '~/cms/slug';
import type { Event } from '~/cms/collections/events';
import { EVENT_MEDIA, eventCategories, type EventFilter } from '~/domain/content/events';
import { countOf } from '~/blocks/parts/page-href';

const PAGE = 'events-page';
const MOST_PAGES = 200;

/** One query item per box, because a page URL has each name once. */
export const categoryItem = (id: string): string => `event-category-${id}`;
export const mediaItem = (name: string): string => `event-media-${slugOf(name)}`;
export const isOwnItem = (name: string): boolean =>
  name === PAGE || /^event-(?:category|media)-/.test(name);
export const pageItem = (page: number): Record<string, string> => ({ [PAGE]: String(page) });

/** Ignores anything else in the query. */
export function readEventQuery(
  query: Readonly<Record<string, string>>,
  events: readonly Event[],
): EventFilter & { page: number } {
  return {
    category: eventCategories(events).flatMap(({ id }) => (query[categoryItem(id)] ? [id] : [])),
    media: EVENT_MEDIA.filter((name) => query[mediaItem(name)]),
    page: countOf(query[PAGE], 1, MOST_PAGES),
  };
}
