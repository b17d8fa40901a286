import { expect, it } from 'vitest';
import { htmlOf } from '../test-render';
import { eventsNow, someEvents } from '../test-events';
import { examples } from './examples';

it('shows what is to come in a named carousel', () => {
  const html = htmlOf(examples.plain, { now: eventsNow, collections: someEvents });
  expect(html).toContain('aria-roledescription="carousel" aria-label="Come and see us"');
  expect(html.match(/<article/g)).toHaveLength(2);
  expect(html).toMatch(/Event 21.*Ready for winter.*All events/);
});
it('shows nothing when nothing is to come', () => expect(htmlOf(examples['no title'], { now: eventsNow })).toBe(''));
