import { describe, expect, it } from 'vitest';
import { WarmPlace } from '~/cms/collections/warm-places';
import { noCollections } from '~/cms/collections/schemas';
import { exampleIncident } from '../../../tests/fixtures/example-incident';
import { HOUR } from '~/domain/time/instant';
import { fromLondon } from '~/domain/time/london-time';
import { textsOf } from '~/words/texts';
import { warmTexts } from '~/words/warm';
import { warmGeoJson } from './warm-geojson';
import { hoursOf, milesOf } from './warm-model';
import { warmNear } from './warm-near.server';
import { warmPage } from './warm-page.server';

const now = fromLondon(2026, 11, 20, 15);
const night = fromLondon(2026, 11, 20, 23);
const t = textsOf(warmTexts);
const norwich = { lat: 52.628, lng: 1.299 };
const place = (id: string, lat: number, more = {}) =>
  WarmPlace.parse({
    ...{ id, name: `Hall ${id}`, address: '1 High Street', postcode: 'NR1 1AA', open: true },
    point: { lat, lng: 1.299 },
    hours: [{ opens: '10:00', closes: '22:00' }],
    ...more,
  });
const warmPlaces = [
  place('far', 52.9),
  place('near', 52.63),
  place('shut', 52.628, { open: false }),
];
const content = {
  collections: () => ({ ...noCollections, warmPlaces }),
  dictionary: () => ({}),
  live: () => ({ stormMode: true }),
};
const sources = {
  content,
  geography: {
    geocode: async (text: string) => (/^NR1|norwich/i.test(text) ? norwich : null),
    towns: (text: string) =>
      text === 'Norwitch' ? [{ ...norwich, name: 'Norwich', area: null, population: 1 }] : [],
  },
} as never;
const nobody = { searchedAddress: null, pinLocation: null };
const ask = (near: string | null, visit = {}) =>
  warmPage(
    sources,
    new URLSearchParams(near === null ? {} : { near }),
    { ...nobody, ...visit },
    now,
  );
const names = ({ places }: Awaited<ReturnType<typeof ask>>) =>
  places.map(({ id, far }) => [id, far]);

describe('the page of warm places', () => {
  it.each([['NR1 9ZA'], ['Norwich'], ['Norwitch'], [' norwich ']])(
    'is sorted by the way from %j',
    async (near) => {
      const page = await ask(near);
      expect(names(page)).toEqual([
        ['near', 'less than half a mile'],
        ['far', '19 miles'],
      ]);
      expect(page).toMatchObject({ from: 'typed', isWrong: false });
    },
  );
  it('is sorted by the way from the address of the visit', async () =>
    expect(await ask(null, { searchedAddress: { postcode: 'NR1 9ZA' } })).toMatchObject({
      from: 'visit',
    }));
  it('says when the first one near it opens while none is open', async () => {
    expect((await ask('Norwich')).closed).toBeNull();
    expect(
      (await warmPage(sources, new URLSearchParams('near=Norwich'), nobody, night)).closed
        ?.sentence,
    ).toBe('Nowhere near you is open until 21 November, 10am.');
  });
  it('says no miles where it does not know from where', async () =>
    expect(names(await ask(null)).map(([, far]) => far)).toEqual([null, null]));
  it.each([['ZZ9 9ZZ'], ['<script>'], ['x'.repeat(5000)]])(
    'says that it does not know %.20s',
    async (near) => expect(await ask(near)).toMatchObject({ isWrong: true, from: null }),
  );
});

describe('near a power cut', () => {
  const incident = exampleIncident({
    ...{ powerCutType: 'unplanned', type: 3, estimateText: null },
    shapes: [{ sector: 'NR1 9', centre: norwich, outline: [] }],
  });
  const near = async (estimatedAt: number | null, at = now) =>
    warmNear(
      content as never,
      { ...incident, receivedAt: at - HOUR, estimatedAt },
      () => Promise.resolve(null),
      at,
    );
  it.each([
    ['over two hours away', now + 3 * HOUR],
    ['not known', null],
  ])('whose end is %s, the nearest that is open now', async (_, estimatedAt) =>
    expect(await near(estimatedAt)).toEqual({
      kind: 'open',
      name: 'Hall near',
      when: 'Open until 10pm',
      far: 'less than half a mile',
      directions: 'https://www.google.com/maps/dir/?api=1&destination=52.63%2C1.299',
      phone: null,
    }),
  );
  it('that is short, none', async () => expect(await near(now + HOUR)).toBeNull());
  it.each([
    [23, true],
    [9, false],
  ])('at %i:00, says when one opens and whom to call', async (hour, isNight) =>
    expect(await near(null, fromLondon(2026, 11, 20, hour))).toEqual({
      kind: 'closed',
      sentence: `Nowhere near you is open until ${isNight ? '21 November, ' : ''}10am.`,
      isNight,
    }),
  );
});

it.each([
  [0.2, 'less than half a mile'],
  [1.04, '1 mile'],
  [1.37, '1.4 miles'],
  [12.6, '13 miles'],
])('%s miles', (miles, words) => expect(milesOf(miles, t)).toBe(words));

it('words the hours of a week', () => {
  const parse = (hours: object[]) =>
    hoursOf(place('x', 52, { hours }).hours, t).map(({ days, span }) => `${days}: ${span}`);
  expect(parse([{ opens: '0:00', closes: '24:00' }])).toEqual(['Every day: 24 hours']);
  expect(
    parse([
      { days: ['Monday', 'Tuesday'], opens: '09:30', closes: '12:00' },
      { days: ['Monday', 'Tuesday'], opens: '13:00', closes: '24:00' },
      { days: ['Sunday'], opens: '10:00', closes: '2:00' },
    ]),
  ).toEqual(['Monday to Tuesday: 9:30am to noon, 1pm to midnight', 'Sunday: 10am to 2am']);
});

it('GeoJSON has those that are open to people, longitude first', () => {
  const feed = JSON.parse(warmGeoJson(warmPlaces, 'https://x.example', now)) as {
    features: { id: string }[];
  };
  expect(feed.features.map(({ id }) => id).sort()).toEqual(['far', 'near']);
  expect(feed.features.find(({ id }) => id === 'near')).toMatchObject({
    geometry: { type: 'Point', coordinates: [1.299, 52.63] },
    properties: {
      openNow: true,
      openUntil: '2026-11-20T22:00:00Z',
      url: 'https://x.example/power-cut/warm-places#near',
    },
  });
});
