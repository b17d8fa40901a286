import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { Event } from '~/cms/collections/events';
import { noCollections } from '~/cms/collections/schemas';
import { schemaBreaches } from '../../../tests/support/openapi';
import { answerEventCategories, answerEvents } from './events-api.server';

beforeAll(
  () => void vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z'), toFake: ['Date'] }),
);
afterAll(() => void vi.useRealTimers());

const video = {
  buttonUrl: {
    url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    name: 'Watch it',
    type: 'Video',
  },
};
const slides = { buttonUrl: { url: '/slides.pdf', name: 'See the slides' } };
const wire = (id: string, eventDate: string, name: string, more: object = {}) => ({
  id,
  eventTitle: id,
  eventDate,
  eventCategory: { name },
  ...more,
});
const events = Event.array().parse([
  wire('open-day', '2026-02-14T10:00:00Z', 'Open day', { eventPostEventContent: [video, slides] }),
  wire('heat', '2026-06-24T17:30:00Z', 'Webinar', {
    eventPostEventContent: [video],
    eventURL: { url: '/events' },
  }),
  wire('forum', '2026-04-09T09:00:00Z', 'Forum', { eventPostEventContent: [slides] }),
  wire('schools', '2027-03-01T09:00:00Z', 'Open day', {
    isPromo: true,
    eventImage: { url: '/a.svg', altText: 'A' },
  }),
  wire('winter', '2026-12-03T18:00:00Z', 'Webinar'),
]);
const content = { collections: () => ({ ...noCollections, events }) };
const post = (body: unknown) =>
  new Request('http://site.example/api/fetch-events', {
    method: 'POST',
    body: JSON.stringify(body),
  });
interface Answer {
  items: { id: string; eventPostEventContent: { buttonUrl: { type: string | null } }[] }[];
  totalRecords: number;
  totalPages: number;
}
const ask = async (body: unknown) =>
  (await (await answerEvents(post(body), { content })).json()) as Answer;

it('answers past events by default, as the contract has them [J-646, L-354, L-390, L-392, L-394, L-409, L-410, L-739]', async () => {
  const answer = await ask({});
  expect(answer.items.map(({ id }) => id)).toEqual(['heat', 'forum', 'open-day']);
  expect(schemaBreaches('Events', answer)).toEqual([]);
  expect(answer.items[0]?.eventPostEventContent[0]?.buttonUrl.type).toBe('Video');
});
it('filters, and pages [L-551]', async () => {
  const filtered = await ask({ filters: { category: ['forum', 'webinar'], media: ['Video'] } });
  expect(filtered.items.map(({ id }) => id)).toEqual(['heat']);
  const second = await ask({ pageNumber: 2, pageSize: 2 });
  expect(second).toMatchObject({ totalRecords: 3, totalPages: 2 });
  expect(second.items).toHaveLength(1);
  expect((await ask({ pageNumber: 9 })).items).toEqual([]);
});
it('answers eight a page where nobody says how many [J-761, J-825]', async () => {
  const many = Event.array().parse(
    Array.from({ length: 13 }, (_, day) =>
      wire(`talk-${day}`, `2026-01-${10 + day}T10:00:00Z`, 'Talk'),
    ),
  );
  const collections = () => ({ ...noCollections, events: many });
  const answer = (await (
    await answerEvents(post({}), { content: { collections } })
  ).json()) as Answer;
  expect(answer.items).toHaveLength(8);
  expect(answer).toMatchObject({ totalRecords: 13, totalPages: 2 });
});
it('answers those to come, soonest first', async () => {
  const { items } = await ask({ isFuture: true });
  expect(items.map(({ id }) => id)).toEqual(['winter', 'schools']);
});
it.each([{ pageNumber: 0 }, { pageSize: 101 }, { filters: { media: ['Film'] } }])(
  'refuses %j',
  async (body) => expect((await answerEvents(post(body), { content })).status).toBe(400),
);
it('names the categories [L-552, L-553]', async () => {
  const response = await answerEventCategories(
    new Request('http://site.example/api/fetch-event-categories'),
    { content },
  );
  const answer: unknown = await response.json();
  expect(answer).toEqual([
    { id: 'forum', name: 'Forum' },
    { id: 'open-day', name: 'Open day' },
    { id: 'webinar', name: 'Webinar' },
  ]);
  expect(schemaBreaches('EventCategories', answer)).toEqual([]);
  expect(response.headers.get('ETag')).toBeTruthy();
});
it('reads every field of an event, and answers them by the same names [J-730, L-387, L-393]', async () => {
  const whole = {
    ...wire('talk', '2026-02-02T10:00:00Z', 'Talk'),
    eventTime: '10am to noon',
    eventDescription: '<p>Come along.</p>',
    eventURL: { url: '/events/talk', name: 'Read about it' },
    isIntegrated: true,
  };
  const collections = () => ({ ...noCollections, events: [Event.parse(whole)] });
  const answer = (await (
    await answerEvents(post({}), { content: { collections } })
  ).json()) as Answer;
  const { isIntegrated, ...texts } = whole;
  expect(answer.items[0]).toMatchObject({
    isIntegrated,
    ...texts,
    eventDate: '2026-02-02T10:00:00.000Z',
  });
});
it('reads an event half empty, and refuses one without a date [L-385, L-388, L-391]', () => {
  const least = {
    id: 1,
    eventTitle: 'Talk',
    eventDate: '2026-02-02T10:00:00',
    eventImage: 3,
    eventPostEventContent: [{}],
  };
  expect(Event.parse(least)).toMatchObject({
    id: '1',
    image: null,
    content: [],
    url: null,
    category: null,
  });
  expect(Event.safeParse({ ...least, eventDate: 'soon' }).success).toBe(false);
});
