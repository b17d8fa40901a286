import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { streetTile } from '../../../../tests/support/street-tiles';
import { GRID, toGrid } from '~/domain/map/grid';
import { loader as ground } from '~/routes/power-cut.ground[.]svg';
import { loader as names } from '~/routes/power-cut.map-names';
import { loader as pinMap } from '~/routes/power-cut.pin-map[.]svg';
import { gateways } from '~/server/gateways.server';
import { createDrawings, type Drawings } from '~/server/lib/drawings.server';
import { createLimiter } from '~/server/lib/rate-limit.server';
import type { Streets } from '~/server/ports/streets/port';
import { affectedInView, baseMapKey, requestedBaseMap } from './base-map-image.server';
import { pinKey, requestedPin } from './pin-drawing.server';
import { namesKey, namesView } from './sectors.server';

const REGIONS = 3;
const IN_VIEW = ['high street', 'mill lane', "st mary's road"];
const streets: Streets = { tile: async () => null, minZoom: 11, maxZoom: 14, attribution: '' };
const request = new Request('http://site.test/');
const seen: Pick<Drawings, 'picture'> = {
  picture: async () => new TextEncoder().encode(JSON.stringify(IN_VIEW)),
};

async function groundKey(query: string | URLSearchParams): Promise<string | null> {
  const asked = requestedBaseMap(new URLSearchParams(query));
  if (!asked) return null;
  const affected = await affectedInView(request, asked, streets, seen as Drawings);
  return baseMapKey(asked, affected, REGIONS);
}

const PLACE = 'size=card&lat=52.2&lng=0.12&z=14';

describe('the key of a ground', () => {
  const plain = `ground ["card",52.2,0.12,14,3]`;
  const off = (...list: string[]) =>
    `ground ${JSON.stringify(['card', 52.2, 0.12, 14, 3, ...list])}`;
  it.each([
    ['as our pages write it', PLACE, plain],
    ['in another order', 'z=14&lng=0.12&size=card&lat=52.2', plain],
    ['with more digits', 'size=card&lat=52.2000004&lng=0.1199999&z=14.001', plain],
    ['in other spellings', 'size=card&lat=%2052.20&lng=12e-2&z=%2B14.0', plain],
    ['with a place said twice', `${PLACE}&lat=51&lng=1&z=12&size=wide`, plain],
    ['with more digits said twice', `size=card&lat=52.2000004&${PLACE}`, plain],
    ['with a colour for no streets', `${PLACE}&as=planned`, plain],
    ['with items of others', `${PLACE}&utm_source=x&plat=50`, plain],
    ['a zero below zero', 'size=card&lat=52.2&lng=-0.000001&z=14', off().replace('0.12', '0')],
    ['streets', `${PLACE}&off=Mill+Lane&off=High+Street`, off('cut', 'high street', 'mill lane')],
    [
      'in another order',
      `${PLACE}&off=High+Street&off=Mill+Lane`,
      off('cut', 'high street', 'mill lane'),
    ],
    ['in other letters, twice', `${PLACE}&off=mill+lane&off=%20MILL+LANE`, off('cut', 'mill lane')],
    ['with a colour', `${PLACE}&off=Mill+Lane&as=planned`, off('planned', 'mill lane')],
    [
      'with a colour said twice',
      `${PLACE}&off=Mill+Lane&as=planned&as=cut`,
      off('planned', 'mill lane'),
    ],
    ['with an unknown colour', `${PLACE}&off=Mill+Lane&as=pink`, off('cut', 'mill lane')],
    ['streets elsewhere', `${PLACE}&off=Elsewhere&off=x&as=planned`, plain],
    [
      'streets too far out to see',
      `size=card&lat=52.2&lng=0.12&z=10&off=Mill+Lane`,
      off().replace('14', '10'),
    ],
    ['no size', 'lat=52.2&lng=0.12&z=14', null],
    ['the moon', 'size=card&lat=99&lng=0.12&z=14', null],
  ])('%s: %s', async (_, query, key) => expect(await groundKey(query)).toBe(key));

  it('holds at most twelve streets, whatever their order', async () => {
    const many = Array.from(
      { length: 20 },
      (_, index) => `street ${String(index).padStart(2, '0')}`,
    );
    const pictures = { picture: async () => new TextEncoder().encode(JSON.stringify(many)) };
    const inOrder = async (list: readonly string[]) => {
      const query = new URLSearchParams([
        ...new URLSearchParams(PLACE),
        ...list.map((name) => ['off', name]),
      ]);
      return affectedInView(request, requestedBaseMap(query)!, streets, pictures as never);
    };
    expect(await inOrder(many)).toEqual(many.slice(0, 12));
    expect(await inOrder([...many].reverse())).toEqual(many.slice(0, 12));
  });

  it('knows by the tiles which streets are in view', async () => {
    const bytes = streetTile('openmaptiles', 'Tile Street');
    const real: Streets = {
      ...streets,
      minZoom: 14,
      tile: async () => ({ bytes, isGzipped: false }),
    };
    const own = createDrawings({ limiter: createLimiter({ perMinute: 6000 }) });
    const asked = requestedBaseMap(
      new URLSearchParams('size=card&lat=52.207&lng=0.118&z=14&off=Elsewhere&off=TILE+street'),
    );
    expect(await affectedInView(request, asked!, real, own)).toEqual(['tile street']);
    const broken: Streets = { ...real, tile: () => Promise.reject(new Error('no')) };
    expect(await affectedInView(request, asked!, broken, own)).toEqual(['tile street']);
  });
});

const pinOf = (query: string) => pinKey(requestedPin(new URLSearchParams(query)), REGIONS);
describe('the key of a pin', () => {
  const inMiddle = 'pin ["wide",52.2,0.12,14,3,52.2,0.12]';
  it.each([
    ['without a pin', 'size=wide&lat=52.2&lng=0.12&z=14', inMiddle],
    [
      'with the pin in the middle',
      'size=wide&lat=52.2&lng=0.12&z=14&plat=52.2&plng=0.12',
      inMiddle,
    ],
    ['with the pin alone', 'size=wide&plat=52.2&plng=0.12&z=14', inMiddle],
    [
      'with more digits',
      'size=wide&lat=52.20000004&lng=0.12&z=14.2&plat=52.2&plng=0.11999999',
      inMiddle,
    ],
    ['with a place said twice', 'size=wide&lat=52.2&lat=51&lng=0.12&z=14&size=small', inMiddle],
    [
      'with a pin that isn’t seen',
      'size=wide&lat=52.2&lng=0.12&z=14&plat=51&plng=1',
      'pin ["wide",52.2,0.12,14,3]',
    ],
    [
      'with another',
      'size=wide&lat=52.2&lng=0.12&z=14&plat=50.9&plng=0.3',
      'pin ["wide",52.2,0.12,14,3]',
    ],
  ])('%s', (_, query, key) => expect(pinOf(query)).toBe(key));
});

const namesOf = (query: string) => namesKey(namesView(new URLSearchParams(query)), REGIONS);
describe('the key of names', () => {
  it.each([
    ['lat=52.2&lng=0.12&z=14', 'place names [52.2,0.12,14,3]'],
    ['lat=52.2049&lng=0.1201&z=13.8', 'place names [52.2,0.12,14,3]'],
    ['lat=52.2&lat=51&lng=0.12&z=14&z=9', 'place names [52.2,0.12,14,3]'],
    ['lat=52.2&lng=0.12&z=99', 'place names [52.2,0.12,15,3]'],
    ['lat=52.2&lng=0.12&z=nonsense', 'place names [52.2,0.12,11,3]'],
  ])('%s', (query, key) => expect(namesOf(query)).toBe(key));
  it('is one for all that is nonsense', () =>
    expect(new Set(['', 'lat=x&lng=y', 'lat=99&lng=99'].map(namesOf)).size).toBe(1));
});

const spelled = (value: number, decimals: number) =>
  fc
    .tuple(
      fc.integer({ min: -4, max: 4 }),
      fc.constantFrom(
        (number: number) => String(number),
        (number: number) => number.toFixed(9),
        (number: number) => number.toExponential(),
        (number: number) => ` ${number}  `,
        (number: number) => (number < 0 ? String(number) : `+${number}`),
      ),
    )
    .map(([beyond, write]) => write(value + (beyond / 10) * 10 ** -decimals));

const meant = fc.record({
  size: fc.constantFrom('card', 'wide', 'phone'),
  lat: fc.integer({ min: 4_950_000, max: 6_050_000 }).map((steps) => steps / 1e5),
  lng: fc.integer({ min: -850_000, max: 250_000 }).map((steps) => steps / 1e5),
  z: fc.integer({ min: 1060, max: 1590 }).map((steps) => steps / 100),
  off: fc.uniqueArray(fc.constantFrom(...IN_VIEW)),
  as: fc.constantFrom('cut', 'planned', 'restored'),
});
type Meant = typeof meant extends fc.Arbitrary<infer Value> ? Value : never;

const formOf = ({ size, lat, lng, z, off, as }: Meant) =>
  fc
    .record({
      places: fc.tuple(spelled(lat, GRID.ground), spelled(lng, GRID.ground), spelled(z, GRID.zoom)),
      order: fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }),
      streets: fc
        .array(fc.tuple(fc.constantFrom(...IN_VIEW), fc.boolean()))
        .map((more) => [
          ...off.map((name) => name.toUpperCase()),
          ...more
            .filter(([name]) => off.includes(name))
            .map(([name, padded]) => (padded ? ` ${name} ` : name)),
        ])
        .chain((list) => fc.shuffledSubarray(list, { minLength: list.length })),
      elsewhere: fc.array(
        fc.string().filter((name) => !IN_VIEW.includes(name.trim().toLowerCase())),
        { maxLength: 15 },
      ),
      again: fc.array(
        fc.tuple(fc.constantFrom('size', 'lat', 'lng', 'z', 'as', 'other'), fc.string()),
      ),
    })
    .map(({ places, order, streets: list, elsewhere, again }) => {
      const items = [
        ['size', size],
        ['lat', places[0]],
        ['lng', places[1]],
        ['z', places[2]],
        ['as', as],
      ];
      return new URLSearchParams([
        ...order.map((index) => items[index] as [string, string]),
        ...again,
        ...elsewhere.map((name) => ['off', name]),
        ...list.map((name) => ['off', name]),
      ]);
    });

it('two queries that mean the same have the same key', async () => {
  await fc.assert(
    fc.asyncProperty(
      meant.chain((value) => fc.tuple(formOf(value), formOf(value))),
      async ([one, other]) => {
        const key = await groundKey(one);
        expect(key).not.toBeNull();
        expect(await groundKey(other)).toBe(key);
      },
    ),
    { numRuns: 400 },
  );
});

it('no query leaves the grid, or brings its own words into a key', async () => {
  const number = fc.oneof(
    fc.double({ min: -10, max: 62 }).map(String),
    fc.double().map(String),
    fc.string(),
    // More digits than a reader reads, which are worth nothing together and much without the last.
    fc.constant(`52.123456789e-${'0'.repeat(90)}400`),
    fc.constant(`${'0'.repeat(99)}52.1234567`),
  );
  const names = ['size', 'lat', 'lng', 'plat', 'plng', 'z', 'off', 'as'];
  const query = fc.array(fc.tuple(fc.constantFrom(...names), number), { maxLength: 14 });
  const sized = fc.tuple(fc.constantFrom('card', 'wide', 'small'), query);
  const isOn = (value: number, decimals: number) => toGrid(value, decimals) === value;
  await fc.assert(
    fc.asyncProperty(sized, async ([size, items]) => {
      const params = new URLSearchParams([['size', size], ...items]);
      const asked = requestedBaseMap(params);
      const places = [
        ...(asked ? [[asked.view, GRID.ground] as const] : []),
        [requestedPin(params).view, GRID.pin] as const,
        [namesView(params), GRID.names] as const,
      ];
      for (const [{ centre, zoom }, decimals] of places) {
        expect(isOn(centre.lat, decimals) && isOn(centre.lng, decimals)).toBe(true);
        expect(isOn(zoom, GRID.zoom)).toBe(true);
      }
      const key = (await groundKey(params)) ?? 'ground []';
      const words = JSON.parse(key.slice('ground '.length)) as unknown[];
      expect([...IN_VIEW, 'cut', 'planned', 'restored', 'none']).toEqual(
        expect.arrayContaining(words.slice(5)),
      );
      expect(pinOf(params.toString()).length).toBeLessThan(100);
      expect(namesOf(params.toString()).length).toBeLessThan(60);
    }),
    { numRuns: 600 },
  );
});

describe('at the routes', () => {
  const answer = async (loader: typeof ground, path: string, caller: string) => {
    const asked = new Request(`http://site.test${path}`, { headers: { 'x-peer-address': caller } });
    const response = await loader({ request: asked, params: {}, context: {} });
    return [response.status, response.headers.get('Cache-Control'), await response.text()];
  };
  it('two callers at once of one ground have one drawing, and streets elsewhere no other', async () => {
    const tile = vi.spyOn(gateways.streets!, 'tile');
    const path = '/power-cut/ground.svg?size=card&lat=52.6301&lng=1.2901&z=14';
    const atOnce = await Promise.all([
      answer(ground, path, '192.0.2.70'),
      answer(ground, path, '192.0.2.71'),
    ]);
    const elsewhere = await answer(ground, `${path}&off=Nowhere&as=planned`, '192.0.2.72');
    const answers = [...atOnce, elsewhere];
    const asked = tile.mock.calls.map((call) => call.slice(0, 3).join('/'));
    tile.mockRestore();
    expect(asked.length).toBe(new Set(asked).size);
    expect(answers[0]?.[0]).toBe(200);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it.each([
    ['/power-cut/pin-map.svg?size=small&lat=52.63&lng=1.29&z=13', pinMap],
    ['/power-cut/map-names?lat=52.63&lng=1.29&z=13', names],
  ])('%s is kept', async (path, loader) => {
    const nearest = vi.spyOn(gateways.geography, 'nearestSector');
    const [first, second] = await Promise.all([
      answer(loader, path, '192.0.2.73'),
      answer(loader, path, '192.0.2.74'),
    ]);
    const count = nearest.mock.calls.length;
    const third = await answer(loader, path, '192.0.2.75');
    const later = nearest.mock.calls.length;
    nearest.mockRestore();
    expect(second).toEqual(first);
    expect(third).toEqual(first);
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(200);
    expect(later).toBe(count);
  });
});
