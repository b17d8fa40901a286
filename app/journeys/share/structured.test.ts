import { expect, it } from 'vitest';
import type { Block, BlockContext } from '~/blocks/block';
import { parseBlocks } from '~/blocks/parse-blocks';
import { noCollections } from '~/cms/collections/schemas';
import { Event } from '~/cms/collections/events';
import { homeStructured } from './home-structured.server';
import { pageStructured } from './page-structured';
import { breadcrumbs } from './structured';

const content = (stormMode: boolean) =>
  ({
    settings: () => ({ operator: { name: 'Meridian', phone: '0808 157 0105' } }),
    live: () => ({ stormMode, stormName: 'Storm Ada' }),
  }) as never;

it('names the way to a page, the top first', () =>
  expect(
    breadcrumbs('https://a.example', [
      { href: '/', name: 'Home' },
      { href: '/help', name: 'Help' },
    ]),
  ).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://a.example/' },
      { position: 2, name: 'Help', item: 'https://a.example/help' },
    ],
  }));
it('names the operator and 105', () => {
  const [facts, ...more] = homeStructured({ content: content(false) }, 0);
  expect(JSON.stringify(facts)).toContain('"telephone":"105"');
  expect(more).toEqual([]);
});
it('announces a storm while it is on', () =>
  expect(homeStructured({ content: content(true) }, 5_000_000)[1]).toMatchObject({
    '@type': 'SpecialAnnouncement',
    name: 'Storm Ada',
    datePosted: '1970-01-01T01:00:00.000Z',
  }));

const now = Date.parse('2026-11-20T12:00:00Z');
const event = (id: string, eventDate: string, changes: object = {}) =>
  Event.parse({
    id,
    eventTitle: `Event ${id}`,
    eventDate,
    eventLocation: 'Norwich and online',
    ...changes,
  });
const context: BlockContext = {
  rotaLoad: null,
  powerCuts: null,
  hasSafeSpace: false,
  page: { route: '/events', query: {} },
  collections: {
    ...noCollections,
    events: [
      event('over', '2026-11-01T10:00:00Z'),
      event('next', '2026-12-01T10:00:00Z'),
      event('far', '2027-01-01T10:00:00Z', {
        eventLocation: 'Online',
        eventURL: { url: 'https://e.example/far' },
      }),
    ],
  },
  stormCount: null,
  now,
};
const factsOf = (...blocks: object[]) => {
  const unread: unknown[] = [];
  const read: Block[] = parseBlocks(blocks, '/', (problem) => unread.push(problem));
  expect(unread).toEqual([]);
  return pageStructured('https://a.example', 'Meridian', read, context);
};

it('says which questions a page answers, and leaves out what asks nothing', () => {
  const items = [
    { title: 'Why trim trees?', text: '<p>They fall on lines.</p>' },
    { title: 'Trees', text: '<p>Many.</p>' },
    { title: 'Who pays?' },
  ];
  expect(factsOf({ __typename: 'Accordion', items })).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: 'Why trim trees?',
          acceptedAnswer: { '@type': 'Answer', text: '<p>They fall on lines.</p>' },
        },
      ],
    },
  ]);
});
it('says which events are to come, each once [L-389]', () => {
  const facts = factsOf({ __typename: 'UpcomingEventsCarousel' }, { __typename: 'EventsCard' });
  expect(facts).toMatchObject([
    {
      '@type': 'Event',
      name: 'Event next',
      startDate: '2026-12-01T10:00:00.000Z',
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      location: [{ '@type': 'Place', name: 'Norwich' }, { '@type': 'VirtualLocation' }],
      url: 'https://a.example/events',
    },
    { name: 'Event far', location: [{ '@type': 'VirtualLocation', url: 'https://e.example/far' }] },
  ]);
});
it('says nothing of a page without either', () =>
  expect(
    factsOf(
      { __typename: 'RichText', text: '<p>Words</p>' },
      { __typename: 'EventsCard', eventId: 'over' },
    ),
  ).toEqual([]));
