import { describe, expect, it } from 'vitest';
import { demoSectors } from '#demo/places/places';
import { isInside, regionAt } from './boundary';
import { demoBoundaries } from '#demo/boundaries.server';
import { geocodeText } from './geocode';
import { outlines } from './outlines';
import { createSectorCentres } from './sector-centres';
import { findTowns } from './towns';

describe('towns [L-556]', () => {
  it.each([
    ['camb', 'Cambridge', 'Cambridgeshire'],
    ['  CAMBRIDGE ', 'Cambridge', 'Cambridgeshire'],
    ['kings l', "King's Lynn", 'Norfolk'],
    ['Saint Albans', 'St Albans', 'Hertfordshire'],
    ['cambrigde', 'Cambridge', 'Cambridgeshire'],
    ['brigton', 'Brighton', 'East Sussex'],
    ['bath', 'Bath', 'Somerset'],
    ['newcastle', 'Newcastle upon Tyne', 'Tyne and Wear'],
    ['edmunds', 'Bury St Edmunds', 'Suffolk'],
    ['london', 'London', 'Greater London'],
  ])('%s', (text, name, area) => expect(findTowns(text)[0]).toMatchObject({ name, area }));

  it.each(['', '   ', 'zzzzqqq', '%', 'x'.repeat(100_000), '\u0000', '巴黎', '.*'])(
    'nothing for %j',
    (text) => expect(findTowns(text)).toEqual([]),
  );

  it('largest first, in Great Britain only', () => {
    const found = findTowns('wel').map(({ population }) => population);
    expect(found).toEqual([...found].sort((a, b) => b - a));
    expect(findTowns('Paris').filter(({ population }) => population > 100_000)).toEqual([]);
  });
});

describe('geocode', () => {
  const near = (lat: number, lng: number) => ({
    lat: expect.closeTo(lat, 1) as number,
    lng: expect.closeTo(lng, 1) as number,
  });
  it.each([
    ['CB1 9ZA', near(52.2, 0.12)],
    ['cb1 9', near(52.2, 0.12)],
    ['CB1 8ZZ', near(52.2, 0.12)],
    ['4 Lantern Street, Cambridge, CB1 1ZZ', near(52.2, 0.12)],
    ['4 Lantern Street, Bury St Edmunds', near(52.25, 0.71)],
    ['Norwich', near(52.63, 1.3)],
    ['M1 9ZA', null],
    ['nowhere at all', null],
    ['', null],
    ['%'.repeat(10_000), null],
  ])('%s', async (text, place) => {
    expect(geocodeText(text, createSectorCentres(demoSectors()))).toEqual(place);
  });
});

describe('the ground of the demonstration [L-097]', () => {
  it('holds every sector in its own region', () => {
    const wrong = demoSectors().filter(
      (sector) =>
        demoBoundaries.slice(0, 3).findIndex((boundary) => isInside(boundary, sector)) + 1 !==
        sector.region,
    );
    expect(wrong).toEqual([]);
  });

  it('is one area: no town in two regions, none in the area without a region', () => {
    const odd = [...findTowns('a'), ...findTowns('s'), ...findTowns('w'), ...findTowns('b')].filter(
      (town) => {
        const [east, london, southEast, area] = demoBoundaries.map((boundary) =>
          isInside(boundary, town),
        );
        return [east, london, southEast].filter(Boolean).length !== Number(area);
      },
    );
    expect(odd).toEqual([]);
  });

  it('draws in a few hundred points', () => {
    expect(outlines.flatMap(({ paths }) => paths.flat()).length).toBeLessThan(700);
  });
});

describe('the region of a point', () => {
  const square = (name: string, west: number) => ({
    name,
    paths: [
      [
        { lat: 52, lng: west },
        { lat: 53, lng: west },
        { lat: 53, lng: west + 1 },
        { lat: 52, lng: west + 1 },
      ],
    ],
  });
  const regions = [square('one', 0), square('two', 1), square('three', 2)];
  it.each([
    ['in the first', { lat: 52.5, lng: 0.5 }, 1],
    ['in the third', { lat: 52.5, lng: 2.5 }, 3],
    ['a few hundred metres outside', { lat: 53.005, lng: 0.5 }, 0],
    ['miles outside', { lat: 53.1, lng: 0.5 }, null],
    ['far away', { lat: 55.95, lng: -3.19 }, null],
  ])('%s', (_, point, region) => expect(regionAt(regions, point)).toBe(region));

  it('is none without boundaries, and ours in an area that no region covers', () => {
    expect(regionAt([], { lat: 52.5, lng: 0.5 })).toBeNull();
    const area = { name: 'area', paths: [...regions, square('', 3)].flatMap(({ paths }) => paths) };
    expect(regionAt([...regions, area], { lat: 52.5, lng: 3.5 })).toBe(0);
  });
});
