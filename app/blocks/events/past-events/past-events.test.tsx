import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import { eventsNow, someEvents } from '../../../../tests/support/block-events';
import examples from './examples.json';

const html = (query: Record<string, string> = {}) =>
  htmlOf(examples.plain, {
    now: eventsNow,
    collections: someEvents,
    page: { route: '/events', query },
  });
const cards = (text: string) => text.match(/<article/g)?.length ?? 0;

it('shows eight of the past ones, and leads to eight more [L-221, L-223, L-228, L-631]', () => {
  expect(cards(html())).toBe(8);
  expect(html()).toMatch(/href="\/events\?events-page=2#event-e\d+"[^>]*>.*View more/);
  expect(cards(html({ 'events-page': '2' }))).toBe(16);
  expect(html()).toContain('Showing 8 of 20 events');
});
it('has no "View more" after the last [L-737, L-740]', () => {
  expect(cards(html({ 'events-page': '3' }))).toBe(20);
  expect(html({ 'events-page': '3' })).not.toContain('View more');
});
it('filters by category and media, back on page 1 [L-384, L-399 to L-401, L-404, L-406 to L-408]', () => {
  expect(html({ 'event-category-webinar': 'on' })).toContain('Showing 8 of 10 events');
  expect(cards(html({ 'event-media-pdf-presentation': 'on' }))).toBe(1);
  expect(html({ 'events-page': '2' })).not.toContain('name="events-page"');
});
it('offers both parts of the filter, and the way out of it [F-313, F-314, L-226, L-402, L-403, L-405]', () => {
  expect(html()).toMatch(
    /<legend><svg .*?<\/svg> Event category<\/legend>.*name="event-category-open-day"/,
  );
  expect(html()).toMatch(/<legend><svg .*?<\/svg> Media<\/legend>.*name="event-media-video"/);
  expect(html()).toMatch(/Event category.*Open day.*Webinar.*Media.*Video.*PDF Presentation/);
  expect(html({ 'event-category-webinar': 'on' })).toMatch(
    /href="\/events#past-events-count"[^>]*>Clear filters/,
  );
});
it('says when nothing is found, and ignores what it does not know', () => {
  const none = html({ 'event-media-video': 'on' });
  expect(none).toContain('There are no past events of this kind.');
  expect(html({ 'event-category-cinema': 'on', 'events-page': '-3' })).toContain('Showing 8 of 20');
});
it('stands without events', () => expect(htmlOf(examples['no title'])).toContain('Past events'));
