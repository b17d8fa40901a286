import { describe, expect, it } from 'vitest';
import { readPinRequest, viewOf } from '~/domain/map/pin-request';
import { toPixel } from '~/domain/map/view';
import { DEFAULT_CENTRE, type Position } from '~/domain/position';
import { pinHref } from '~/journeys/search/other-options';
import type { Geography } from '~/server/ports/geography/port';
import { mapTarget } from './page.server';
import { placePin } from './pin.server';

const norwich = { lat: 52.628, lng: 1.299, name: 'Norwich', area: 'Norfolk', population: 200_000 };
const leeds = { lat: 53.8, lng: -1.55, name: 'Leeds', area: 'Yorkshire', population: 800_000 };
const inArea = ({ lat, lng }: Position) => lat > 50.7 && lat < 53 && lng > -1 && lng < 1.8;

const geography: Geography = {
  boundaries: () => Promise.resolve([]),
  isInServiceArea: (point) => Promise.resolve(inArea(point)),
  towns: (text) =>
    [norwich, leeds].filter((town) => town.name.toLowerCase().startsWith(text.toLowerCase())),
  places: async () => [],
  geocode: (text) =>
    text === 'broken'
      ? Promise.reject(new Error('down'))
      : Promise.resolve(text === 'NR1 9ZA' ? norwich : null),
  nearestSector: () => Promise.resolve('CB1 9'),
  credit: null,
};
const place = (query: string) => placePin(readPinRequest(new URLSearchParams(query)), geography);
const here = 'lat=52.2&lng=0.12&z=12&plat=52.2&plng=0.12';

describe('where the pin comes to rest [J-762, J-814, L-115, L-592, L-593]', () => {
  it('starts at the default centre [J-815]', async () =>
    expect(await place('')).toMatchObject({ pin: DEFAULT_CENTRE, message: null, zoom: 12 }));

  it.each([
    ['the link of a search that failed', pinHref('NR1 9ZA')],
    ['a link of before', '/power-cut/pin?q=NR1+9ZA'],
  ])('looks for what was typed: %s', async (_name, href) => {
    const { search } = new URL(href, 'https://www.meridian-power.example');
    expect(await place(search)).toMatchObject({
      pin: { lat: 52.628, lng: 1.299 },
      geocodingError: false,
    });
  });

  it.each([
    ['the middle of the small picture', 'small.x=144&small.y=170', { lat: 52.2, lng: 0.12 }],
    ['the middle of the wide picture', 'wide.x=310&wide.y=220', { lat: 52.2, lng: 0.12 }],
  ])('stands where the picture was pressed: %s', async (_name, click, at) => {
    const placed = await place(`${here}&${click}`);
    expect(placed.pin.lat).toBeCloseTo(at.lat, 4);
    expect(placed.pin.lng).toBeCloseTo(at.lng, 4);
  });

  it('is drawn again where it was pressed', async () => {
    const { pin, centre, zoom } = await place(`${here}&wide.x=100&wide.y=333`);
    const { x, y } = toPixel(viewOf({ pin, centre, zoom }, 'wide'), pin);
    expect(x).toBeCloseTo(100, 0);
    expect(y).toBeCloseTo(333, 0);
  });

  it.each([
    ['0,0 is no point chosen', `${here}&wide.x=0&wide.y=0`, 'no-point'],
    ['outside the picture', `${here}&small.x=999&small.y=5`, 'no-point'],
    ['letters for a point', `${here}&small.x=a&small.y=b`, 'no-point'],
    ['a town that nobody knows', `${here}&town=Xyzzy`, 'town-not-found'],
    ['a town outside the area', `${here}&town=Leeds`, 'outside'],
    ['a location outside the area', `${here}&glat=53.8&glng=-1.55`, 'outside'],
  ])('stays with a message: %s', async (_name, query, message) => {
    expect(await place(query)).toMatchObject({
      pin: { lat: 52.2, lng: 0.12 },
      centre: { lat: 52.2, lng: 0.12 },
      message,
    });
  });

  it.each([
    ['letters', 'lat=abc&lng=def'],
    ['outside the world', 'plat=999&plng=999'],
    ['half a place', 'plat=52.2'],
    ['endless', `lat=${'9'.repeat(500)}&lng=0`],
    ['no zoom at all', 'z=near'],
  ])('says that nonsense was not read: %s', async (_name, query) => {
    expect(await place(query)).toMatchObject({ pin: DEFAULT_CENTRE, message: 'nonsense' });
  });

  it('goes back when it is pressed outside the area [L-107]', async () => {
    const edge = 'lat=52.98&lng=0.12&z=11&plat=52.9&plng=0.12';
    expect(await place(`${edge}&wide.x=310&wide.y=5`)).toMatchObject({
      pin: { lat: 52.9, lng: 0.12 },
      message: 'outside',
    });
  });
  it('does not believe a pin that was never in the area', async () =>
    expect(await place('plat=55&plng=-3')).toMatchObject({
      pin: DEFAULT_CENTRE,
      message: 'outside',
    }));
  it('says nothing of a silent location outside', async () =>
    expect(await place(`${here}&glat=53.8&glng=-1.55&quiet=true`)).toMatchObject({
      pin: { lat: 52.2, lng: 0.12 },
      message: null,
    }));
  it('follows a town, a search and a location', async () => {
    const there = { lat: norwich.lat, lng: norwich.lng };
    for (const query of ['town=norw', 'q=NR1 9ZA', 'glat=52.628&glng=1.299'])
      expect(await place(`${here}&${query}`)).toMatchObject({ pin: there, centre: there });
  });
  it.each(['q=nowhere', 'q=broken'])(
    'opens the default centre when a search cannot be placed: %s [L-105]',
    async (query) =>
      expect(await place(`${here}&${query}`)).toMatchObject({
        pin: DEFAULT_CENTRE,
        centre: DEFAULT_CENTRE,
        geocodingError: true,
        message: null,
      }),
  );
  it.each([
    ['north', 1, 0],
    ['south', -1, 0],
    ['east', 0, 1],
    ['west', 0, -1],
  ])('moves %s by a link', async (move, north, east) => {
    const { pin } = await place(`${here}&move=${move}`);
    expect(Math.sign(Math.round((pin.lat - 52.2) * 1e4))).toBe(north);
    expect(Math.sign(Math.round((pin.lng - 0.12) * 1e4))).toBe(east);
  });
});

describe('what the map is asked to show [L-058]', () => {
  it.each([
    ['everything', '', { centre: null, message: null }],
    ['a place', 'lat=52.2&lng=0.12&z=14', { centre: { lat: 52.2, lng: 0.12 }, zoom: 14 }],
    ['too close', 'lat=52.2&lng=0.12&z=99', { zoom: 15 }],
    ['nonsense', 'lat=x&lng=y&z=z', { centre: null, zoom: 12 }],
    ['a town', 'town=Norwich', { centre: { lat: 52.628, lng: 1.299 }, message: null }],
    ['a town that nobody knows', 'town=Xyzzy', { centre: null, message: 'town-not-found' }],
    [
      'a town of others',
      'town=Leeds&lat=52.2&lng=0.12',
      { centre: { lat: 52.2, lng: 0.12 }, message: 'outside' },
    ],
  ])('%s', async (_name, query, target) =>
    expect(await mapTarget(new URLSearchParams(query), geography)).toMatchObject(target),
  );
});
