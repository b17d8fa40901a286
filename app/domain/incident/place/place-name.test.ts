import { describe, expect, it } from 'vitest';
import { exampleIncident } from '../../../../tests/fixtures/example-incident';
import { localityOf, streetsOf, type Gazetteer } from './place-name';

const lowestoft = { town: 'Lowestoft', county: 'Suffolk' };
const beccles = { town: 'Beccles', county: 'Suffolk' };
const towns: Readonly<Record<string, typeof lowestoft>> = { NR33: lowestoft, NR34: beccles };
const gazetteer: Gazetteer = {
  ofOutcode: (outcode) => towns[outcode] ?? null,
  near: ({ lat }) => (lat > 50 ? { town: 'Stalham', county: 'Norfolk' } : null),
};
const shape = (sector: string, lat: number | null) => ({
  sector,
  centre: lat === null ? null : { lat, lng: 1.5 },
});

describe('the town of an incident', () => {
  it.each([
    ['by outcode', ['NR33 3'], [], lowestoft],
    ['by most sectors', ['NR33 3', 'NR34 1', 'NR34 2'], [], beccles],
    ['the first of equals', ['NR33 3', 'NR34 1'], [], lowestoft],
    ['by its middle', ['NR12 0'], [shape('NR12 0', 52.7)], { town: 'Stalham', county: 'Norfolk' }],
    ['not where nothing is near', ['NR12 0'], [shape('NR12 0', 1)], null],
    ['not without a middle', ['NR12 0'], [shape('NR12 0', null)], null],
    ['not without a sector', [], [shape('NR12 0', 52.7)], null],
  ])('%s', (_, sectors, shapes, expected) =>
    expect(localityOf(sectors, shapes, gazetteer)).toEqual(expected),
  );
});

it('never names the street of a single home', () => {
  const streets = ['Lantern Street'];
  expect(streetsOf(exampleIncident({ type: 2, streets }))).toEqual(streets);
  expect(streetsOf(exampleIncident({ type: 1, streets }))).toEqual([]);
});
