import { expect, it } from 'vitest';
import { noCollections } from '~/cms/collections/schemas';
import { WarmPlace } from '~/cms/collections/warm-places';
import { fromLondon } from '~/domain/time/london-time';
import { htmlOf } from '../../../../tests/support/render-block';
import examples from './examples.json';

const hall = (open: boolean) =>
  WarmPlace.parse({
    ...{ id: 'hall', open, name: 'Village Hall', address: '1 High Street', access: 'Two steps' },
    postcode: 'NR27 9AA',
    point: { lat: 52.9, lng: 1.3 },
    hours: [{ opens: '09:00', closes: '22:00' }],
  });
const html = (wire: unknown, open: boolean, hour: number) =>
  htmlOf(wire, {
    now: fromLondon(2026, 11, 20, hour),
    collections: { ...noCollections, warmPlaces: [hall(open)] },
  });

it('lists what is open now', () => {
  expect(html(examples.plain, true, 15)).toMatch(/Get warm.*Village Hall.*Until 10pm.*Two steps/);
});
it('says whom to call where none is open at this hour', () =>
  expect(html(examples['everything empty'], true, 23)).toMatch(
    /Warm places open now.*Call 105 free.*with its hours/,
  ));
it('is not there where editors opened none', () =>
  expect(html(examples.plain, false, 15)).toBe(''));
