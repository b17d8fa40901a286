import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { drawAreas } from '../../scripts/geography/draw-areas.mjs';
import { readAreas, UnusableInput } from '../../scripts/geography/read-areas.mjs';
import { inRoot } from '../../scripts/lib/run.mjs';

/** Places on British National Grid, and where Ordnance Survey's own transformation puts them. */
const PLACES = [
  { id: 11, grid: [430000, 270000], lat: 52.32728, lng: -1.56122 },
  { id: 14, grid: [350000, 240000], lat: 52.05611, lng: -2.73063 },
  { id: 21, grid: [200000, 165000], lat: 51.34879, lng: -4.87339 },
  { id: 22, grid: [170000, 20000], lat: 50.03561, lng: -5.2132 },
] as const;
const REGIONS = PLACES.map(({ id }) => ({ code: `R${id}`, distributorIds: [id] }));
const METRES_PER_DEGREE = 111_200;

type Corner = readonly [number, number, ...number[]];
/** A square with its first corner in the south-west. */
const square = ([x, y]: Corner, size: number): Corner[] => [
  [x, y],
  [x + size, y],
  [x + size, y + size],
  [x, y + size],
  [x, y],
];
const feature = (properties: object | null, geometry: unknown) => ({
  type: 'Feature',
  properties,
  geometry,
});
const named = (name: unknown) => ({ type: 'name', properties: { name } });
const OFFICIAL = named('urn:ogc:def:crs:EPSG::27700');

const published = (extra: object = { crs: OFFICIAL }) => ({
  type: 'FeatureCollection',
  ...extra,
  features: PLACES.map(({ id, grid }) =>
    feature(
      { ID: id, Name: '_B', DNO: 'NGED', Area: 'Somewhere', DNO_Full: 'A network' },
      { type: 'MultiPolygon', coordinates: [[square(grid, 60_000)]] },
    ),
  ),
});
const inDegrees = (extra: object = {}) => ({
  type: 'FeatureCollection',
  ...extra,
  features: PLACES.map(({ id, lat, lng }) =>
    feature({ distributorId: id }, { type: 'Polygon', coordinates: [square([lng, lat], 0.5)] }),
  ),
});
/** The published file with something else in the place of its first area. */
const withFirst = (geometry: unknown, properties: object | null = { ID: 11 }) => ({
  ...published(),
  features: [feature(properties, geometry), ...published().features.slice(1)],
});

const read = (input: unknown) =>
  drawAreas(readAreas(typeof input === 'string' ? input : JSON.stringify(input), REGIONS));
type Drawn = { boundaries: { name: string; paths: [number, number][][] }[] };

/** Returns how far the nearest corner of a region's outline is from where it should be, in metres. */
const metresOff = ({ boundaries }: Drawn) =>
  PLACES.map(({ id, lat, lng }) => {
    const corners = boundaries.find(({ name }) => name === `R${id}`)?.paths.flat() ?? [];
    return Math.min(
      ...corners.map(([north, east]) =>
        Math.hypot(
          (north - lat) * METRES_PER_DEGREE,
          (east - lng) * METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180),
        ),
      ),
    );
  });

describe('licence areas', () => {
  it.each<[string, unknown]>([
    ['as published', published()],
    ['with a name of EPSG', published({ crs: named('EPSG:27700') })],
    ['with a version of EPSG', published({ crs: named('urn:ogc:def:crs:EPSG:9.8:27700') })],
    ['with an address', published({ crs: named('http://www.opengis.net/def/crs/EPSG/0/27700') })],
    ['with words', published({ crs: named('OSGB36 / British National Grid') })],
    ['with a name that is text', published({ crs: 'EPSG:27700' })],
    ['with a code', published({ crs: { type: 'EPSG', properties: { code: 27700 } } })],
    [
      'with a link',
      published({
        crs: {
          type: 'link',
          properties: { href: 'http://spatialreference.org/ref/epsg/27700/ogcwkt/' },
        },
      }),
    ],
    ['with a byte order mark', `\uFEFF${JSON.stringify(published())}`],
    ['in degrees', inDegrees()],
    ['in degrees, with a crs that is null', inDegrees({ crs: null })],
    ['in degrees by name', inDegrees({ crs: named('urn:ogc:def:crs:OGC:1.3:CRS84') })],
    ['in degrees by EPSG', inDegrees({ crs: named('EPSG:4326') })],
    ['in degrees by URN', inDegrees({ crs: named('urn:ogc:def:crs:EPSG::4326') })],
    [
      'with a Polygon, heights and ids that are text',
      withFirst(
        {
          type: 'Polygon',
          coordinates: [square([430000, 270000], 60_000).map((at) => [...at, 12])],
        },
        { id: '11' },
      ),
    ],
    ['small', withFirst({ type: 'Polygon', coordinates: [square([430000, 270000], 3000)] })],
  ])('%s have their corners within 10 m', (_, input) => {
    for (const metres of metresOff(read(input))) expect(metres).toBeLessThan(10);
  });

  it('of one region in several features are one outline', () => {
    const halves = [430000, 490000].map((x) =>
      feature({ ID: 11 }, { type: 'Polygon', coordinates: [square([x, 270000], 60_000)] }),
    );
    const { boundaries } = read({
      ...published(),
      features: [...halves, ...published().features.slice(1)],
    }) as Drawn;
    expect(boundaries[0]?.paths).toHaveLength(1);
    expect(boundaries.at(-1)).toMatchObject({ name: 'service area' });
  });

  it.each<[string, unknown, RegExp]>([
    [
      'broken JSON',
      '{"type": "FeatureCollection", "features": [',
      /^it is not JSON .*FeatureCollection is needed$/,
    ],
    ['a page', '<!doctype html>\n<title>Sign in</title>', /^it is not JSON .*needed$/],
    [
      'one area',
      published().features[0],
      /^it is Feature, and a GeoJSON FeatureCollection is needed$/,
    ],
    ['a list', [], /^it is a list, and a GeoJSON FeatureCollection is needed$/],
    ['nothing', null, /^it is object, and/],
    ['features of nothing', { ...published(), features: [null] }, /^its features are not a list/],
    [
      'no features',
      { ...published(), features: [] },
      /no number of an area \(their members: none\)/,
    ],
    [
      'areas without ids',
      { ...published(), features: [feature({ Name: '_B', DNO: 'NGED' }, null)] },
      /^its features have no number of an area \(their members: Name, DNO\), and distributorId or ID is needed$/,
    ],
    [
      'other areas',
      { ...published(), features: published().features.slice(0, 2) },
      /^it has the areas 11, 14, and regions.json also needs 21, 22$/,
    ],
    [
      'another system',
      published({ crs: named('EPSG:3857') }),
      /^its crs is EPSG:3857, and needed is British/,
    ],
    ['a crs of nonsense', published({ crs: { a: 1 } }), /^its crs is .*needed is British/],
    [
      'the grid without a crs',
      published({}),
      /^it names no crs, but area 11 has the corner 430000, 270000, which is in metres: .*EPSG::27700.* is needed$/,
    ],
    [
      'the grid said to be degrees',
      published({ crs: named('urn:ogc:def:crs:OGC:1.3:CRS84') }),
      /^its crs says longitude and latitude, but area 11 has the corner 430000, 270000, which is in metres/,
    ],
    [
      'degrees said to be the grid',
      inDegrees({ crs: OFFICIAL }),
      /^its crs says British National Grid, but area 11 has the corner -1.56122, 52.32728, which is not in/,
    ],
    [
      'the latitude first',
      {
        ...inDegrees(),
        features: [
          feature({ ID: 11 }, { type: 'Polygon', coordinates: [square([52.3, -1.5], 0.5)] }),
          ...inDegrees().features.slice(1),
        ],
      },
      /with the latitude first, and the longitude has to come first$/,
    ],
    [
      'a place in the Atlantic',
      withFirst({ type: 'Polygon', coordinates: [square([-500000, 270000], 60_000)] }),
      /which is not in or near Great Britain/,
    ],
    ['no geometry', withFirst(null), /^area 11 has no geometry, and a Polygon or MultiPolygon/],
    [
      'a point',
      withFirst({ type: 'Point', coordinates: [430000, 270000] }),
      /^area 11 has Point, and/,
    ],
    [
      'an empty MultiPolygon',
      withFirst({ type: 'MultiPolygon', coordinates: [] }),
      /^area 11 has a MultiPolygon that is empty/,
    ],
    [
      'an open ring',
      withFirst({ type: 'Polygon', coordinates: [square([430000, 270000], 60_000).slice(0, 4)] }),
      /^area 11 has a Polygon that is empty, open/,
    ],
    [
      'corners of text',
      withFirst({ type: 'Polygon', coordinates: [[['430000', '270000']]] }),
      /^area 11 has a Polygon that is empty, open or not of numbers/,
    ],
    [
      'a line',
      withFirst({
        type: 'Polygon',
        coordinates: [
          [
            [430000, 270000],
            [431000, 271000],
            [432000, 272000],
            [430000, 270000],
          ],
        ],
      }),
      /^the outline of R11 encloses nothing/,
    ],
  ])('%s are refused in one sentence', (_, input, sentence) => {
    const refused = (() => {
      try {
        return read(input);
      } catch (error) {
        return error;
      }
    })();
    expect(refused).toBeInstanceOf(UnusableInput);
    const { message } = refused as Error;
    expect(message).toMatch(sentence);
    expect(message).not.toMatch(/\n|\.\s/);
  });
});

describe('the command', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'areas-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const source = path.join(folder, 'areas.geojson');
  const run = (input: object, operator: string) => {
    writeFileSync(source, JSON.stringify(input));
    const { status, stderr } = spawnSync(
      process.execPath,
      [inRoot('scripts/geography/licence-areas.mjs'), source, operator],
      { encoding: 'utf8' },
    );
    return { status, stderr };
  };
  const operatorFolder = (regions: unknown) => {
    const operator = mkdtempSync(path.join(folder, 'operator-'));
    writeFileSync(path.join(operator, 'regions.json'), JSON.stringify(regions));
    return operator;
  };

  it('writes the three files from the published form', () => {
    const operator = operatorFolder(REGIONS);
    expect(run(published(), operator)).toEqual({ status: 0, stderr: '' });
    expect(readdirSync(operator).toSorted()).toEqual([
      'boundaries.json',
      'home-map.json',
      'outlines.json',
      'regions.json',
    ]);
    const boundaries = JSON.parse(
      readFileSync(path.join(operator, 'boundaries.json'), 'utf8'),
    ) as Drawn['boundaries'];
    for (const metres of metresOff({ boundaries })) expect(metres).toBeLessThan(10);
  });

  it.each([
    ['another system', REGIONS, published({ crs: named('EPSG:3857') }), 'areas.geojson'],
    ['regions without ids', [{ code: 'R11' }], published(), 'regions.json'],
  ])('writes nothing for %s, and says why', (_, regions, input, file) => {
    const operator = operatorFolder(regions);
    const { status, stderr } = run(input, operator);
    expect(status).toBe(1);
    expect(stderr).toMatch(new RegExp(`^\\S*${file} cannot be used: [^\\n]+\\.\\n$`));
    expect(readdirSync(operator)).toEqual(['regions.json']);
  });
});
