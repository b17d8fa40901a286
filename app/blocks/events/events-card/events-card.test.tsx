import { expect, it } from 'vitest';
import { Event } from '~/cms/collections/events';
import { htmlOf } from '../../../../tests/support/render-block';
import { eventsNow, someEvents } from '../../../../tests/support/block-events';
import examples from './examples.json';

const context = { now: eventsNow, collections: someEvents };

it('shows the promoted one before sooner ones, with its kinds, on another site [L-229]', () => {
  const html = htmlOf(examples['the next one'], context);
  expect(html).toContain('Featured · News');
  expect(html).toContain(
    'href="https://x.example/?eventId=e21&amp;eventName=Event%2021" target="_blank"',
  );
  expect(html).toContain('<time dateTime="2027-07-01">01 July 2027</time>, 19:30');
});
it('says its own time and words, and stays on this site where it is integrated [L-033, L-386, L-397]', () => {
  const events = [
    Event.parse({
      id: 'talk',
      eventTitle: 'Talk',
      eventDate: '2026-12-01T10:00:00Z',
      eventTime: '10am to noon',
      eventDescription: '<p>Come along.</p>',
      eventURL: { url: '/events/talk' },
      isIntegrated: true,
    }),
  ];
  const html = htmlOf(examples['the next one'], {
    now: eventsNow,
    collections: { ...someEvents, events },
  });
  expect(html).toContain('10am to noon');
  expect(html).toContain('Come along.');
  expect(html).toMatch(/<a href="\/events\/talk\?eventId=talk&amp;eventName=Talk">Talk<\/a>/);
});
it('shows the one that content names, or nothing', () => {
  expect(htmlOf({ ...examples.plain, eventId: 'e3' }, context)).toContain('See the slides');
  expect(htmlOf(examples.plain, context)).toBe('');
});
