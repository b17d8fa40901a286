import type { Instant } from '../time/instant';
import { startOfLondonDay } from '../time/london-time';

/** Their ids are their names (L-743). */
export const EVENT_MEDIA = ['Video', 'PDF Presentation'] as const;
export type EventMedia = (typeof EVENT_MEDIA)[number];

export const EVENTS_PAGE = 8;

interface EventFacts {
  readonly at: Instant;
  readonly category: { readonly id: string } | null;
  readonly media: readonly EventMedia[];
  readonly isPromo: boolean;
}
export interface EventFilter {
  readonly category: readonly string[];
  readonly media: readonly EventMedia[];
}
export const noEventFilter: EventFilter = { category: [], media: [] };

/** Until its London day is over: a flag in content would go stale (L-741). */
export const isFutureEvent = (event: Pick<EventFacts, 'at'>, now: Instant): boolean =>
  event.at >= startOfLondonDay(now);

/**
 * Past events newest first, upcoming ones soonest first. Choices within one filter category are
 * alternatives, categories are combined (api.openapi.yaml, fetchEvents).
 */
export function eventsOf<E extends EventFacts>(
  events: readonly E[],
  wanted: { isFuture: boolean; filter?: EventFilter },
  now: Instant,
): E[] {
  const { category, media } = wanted.filter ?? noEventFilter;
  const found = events.filter(
    (event) =>
      isFutureEvent(event, now) === wanted.isFuture &&
      (category.length === 0 ||
        (event.category !== null && category.includes(event.category.id))) &&
      (media.length === 0 || media.some((kind) => event.media.includes(kind))),
  );
  return found.sort((a, b) => (wanted.isFuture ? a.at - b.at : b.at - a.at));
}

export function featuredEvent<E extends EventFacts>(events: readonly E[], now: Instant): E | null {
  const coming = eventsOf(events, { isFuture: true }, now);
  return coming.find(({ isPromo }) => isPromo) ?? coming[0] ?? null;
}

export function eventCategories(
  events: readonly { readonly category: { readonly id: string; readonly name: string } | null }[],
): { id: string; name: string }[] {
  const found = new Map(
    events.flatMap(({ category }) => (category ? [[category.id, category.name] as const] : [])),
  );
  return [...found]
    .map(([id, name]) => ({ id, name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en-GB'));
}

/**
 * Appends `?eventId={id}&eventName={title}`, encoded, after an existing query and before an anchor
 * (L-665).
 */
export function eventHref(url: string, id: string, title: string): string {
  const [address = '', ...anchor] = url.split('#');
  const items = `eventId=${encodeURIComponent(id)}&eventName=${encodeURIComponent(title)}`;
  const joined = `${address}${address.includes('?') ? '&' : '?'}${items}`;
  return anchor.length > 0 ? `${joined}#${anchor.join('#')}` : joined;
}
