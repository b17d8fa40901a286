import { expect, it } from 'vitest';
import { noCollections } from '~/cms/collections/schemas';
import { WarmPlace } from '~/cms/collections/warm-places';
import { exampleIncident } from '../../../tests/fixtures/example-incident';
import { HOUR } from '~/domain/time/instant';
import { fromLondon } from '~/domain/time/london-time';
import { buildSnapshot } from '../../../tests/fixtures/build-snapshot';
import { yoursAt } from './home-of-visitor.server';

const now = fromLondon(2026, 11, 20, 15);
const cut = (reference: string, postcode: string) =>
  exampleIncident({
    ...{ reference, powerCutType: 'unplanned', type: 3, receivedAt: now - HOUR },
    ...{ sectors: [postcode.slice(0, 5)], postcodes: [postcode] },
    estimateText: '20 Nov 18:00 - 19:00',
  });
const hall = WarmPlace.parse({
  ...{ id: 'hall', name: 'Hall', address: '1 High Street', postcode: 'NR1 1AA', open: true },
  point: { lat: 52.63, lng: 1.299 },
  hours: [{ opens: '10:00', closes: '22:00' }],
});
const sources = {
  incidents: {
    snapshot: () =>
      buildSnapshot([cut('I-1', 'CB1 9ZA'), cut('I-2', 'IP1 9ZA'), cut('I-3', 'IP1 9ZA')], now),
    byMpan: async () => [],
  },
  content: {
    live: () => ({ stormMode: true }),
    dictionary: () => ({}),
    collections: () => ({ ...noCollections, warmPlaces: [hall] }),
  },
  geography: { geocode: async () => ({ lat: 52.62, lng: 1.3 }) },
} as never;

it.each([
  ['CB1 9ZA', 'Back between 6pm and 7pm today', /incidentid=I-1/],
  ['IP1 9ZA', '2 incidents here', /postcodesector=IP1\+9/],
  ['SE2 9ZA', null, /postcode=SE2\+9ZA/],
])('says when power is back at %s', async (postcode, when, href) => {
  const yours = await yoursAt(sources, { postcode, mpan: null, fullAddress: '7 Row' }, now);
  expect(yours).toMatchObject({ when, fullAddress: '7 Row' });
  expect(yours?.href).toMatch(href);
  expect(yours?.warm?.kind).toBe('open');
});
