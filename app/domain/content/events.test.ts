import { expect, it } from 'vitest';
import {
  eventCategories,
  eventHref,
  eventsOf,
  featuredEvent,
  isFutureEvent,
  type EventMedia,
} from './events';

const now = Date.parse('2026-07-10T20:00:00Z');
const event = (
  id: string,
  at: string,
  category = 'open-day',
  media: EventMedia[] = [],
  isPromo = false,
) => ({
  id,
  at: Date.parse(at),
  category: { id: category, name: category },
  media,
  isPromo,
});
const events = [
  event('old', '2025-01-01T10:00:00Z', 'webinar', ['Video']),
  event('recent', '2026-07-01T10:00:00Z', 'open-day', ['PDF Presentation']),
  event('today', '2026-07-10T09:00:00Z'),
  event('later', '2026-09-01T09:00:00Z', 'open-day', [], true),
  event('soon', '2026-08-01T09:00:00Z'),
];
const ids = (found: { id: string }[]) => found.map(({ id }) => id);

it('is to come until its London day is over [L-395]', () => {
  expect(isFutureEvent({ at: Date.parse('2026-07-09T23:00:00Z') }, now)).toBe(true);
  expect(isFutureEvent({ at: Date.parse('2026-07-09T22:59:00Z') }, now)).toBe(false);
});
it('past ones newest first, others soonest first, promoted or not', () => {
  expect(ids(eventsOf(events, { isFuture: false }, now))).toEqual(['recent', 'old']);
  expect(ids(eventsOf(events, { isFuture: true }, now))).toEqual(['today', 'soon', 'later']);
});
it('features the promoted one, else the soonest [L-396, L-741]', () => {
  expect(featuredEvent(events, now)?.id).toBe('later');
  expect(
    featuredEvent(
      events.filter(({ isPromo }) => !isPromo),
      now,
    )?.id,
  ).toBe('today');
  expect(featuredEvent([], now)).toBeNull();
});
it.each([
  ['one category', { category: ['webinar'], media: [] }, ['old']],
  ['two alternatives', { category: ['webinar', 'open-day'], media: [] }, ['recent', 'old']],
  ['media', { category: [], media: ['Video'] as EventMedia[] }, ['old']],
  [
    'either medium',
    { category: [], media: ['Video', 'PDF Presentation'] as EventMedia[] },
    ['recent', 'old'],
  ],
  ['both combined', { category: ['open-day'], media: ['Video'] as EventMedia[] }, []],
])('filter: %s', (_name, filter, expected) =>
  expect(ids(eventsOf(events, { isFuture: false, filter }, now))).toEqual(expected),
);
it('names each category once', () => {
  expect(eventCategories([...events, { category: null }])).toEqual([
    { id: 'open-day', name: 'open-day' },
    { id: 'webinar', name: 'webinar' },
  ]);
});
it.each([
  ['/events/a', '/events/a?eventId=7&eventName=Day%20%26%20night'],
  ['/events/a?b=1', '/events/a?b=1&eventId=7&eventName=Day%20%26%20night'],
  ['https://x.example/#top', 'https://x.example/?eventId=7&eventName=Day%20%26%20night#top'],
])('%s', (url, expected) => expect(eventHref(url, '7', 'Day & night')).toBe(expected));
