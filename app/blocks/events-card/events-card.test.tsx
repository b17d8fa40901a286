import { expect, it } from 'vitest';
import { htmlOf } from '../test-render';
import { eventsNow, someEvents } from '../test-events';
import { examples } from './examples';

const around = { now: eventsNow, collections: someEvents };

it('shows the promoted one before sooner ones, with its kinds, on another site', () => {
  const html = htmlOf(examples['the next one'], around);
  expect(html).toContain('Featured · News');
  expect(html).toContain('href="https://x.example/?eventId=e21&amp;eventName=Event%2021" target="_blank"');
  expect(html).toContain('<time dateTime="2027-07-01">01 July 2027</time>, 19:30');
});
it('shows the one that content names, or nothing', () => {
  expect(htmlOf({ ...examples.plain, eventId: 'e3' }, around)).toContain('See the slides');
  expect(htmlOf(examples.plain, around)).toBe('');
});
