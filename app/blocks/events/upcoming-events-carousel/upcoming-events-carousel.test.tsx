import { expect, it } from 'vitest';
import { htmlOf } from '../../../../tests/support/render-block';
import { eventsNow, someEvents } from '../../../../tests/support/block-events';
import examples from './examples.json';

it('shows what is to come in a named carousel [J-344]', () => {
  const html = htmlOf(examples.plain, { now: eventsNow, collections: someEvents });
  expect(html).toContain('aria-roledescription="carousel" aria-label="Come and see us"');
  expect(html.match(/<article/g)).toHaveLength(2);
  // The ids belong to the list of past events, which links to them.
  expect(html).toMatch(/Ready for winter.*Event 21.*All events/);
  expect(html).not.toContain('id="event-');
});
it('shows nothing when nothing is to come', () =>
  expect(htmlOf(examples['no title'], { now: eventsNow })).toBe(''));
