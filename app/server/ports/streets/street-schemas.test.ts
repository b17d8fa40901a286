import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { zxyToTileId } from 'pmtiles';
import { afterAll, describe, expect, it } from 'vitest';
import {
  AT,
  streetLine,
  tileOfLayers,
  writeMbtiles,
  writePmtiles,
} from '../../../../tests/support/street-tiles';
import type { MapView } from '~/domain/map/view';
import { createStreetTiles } from './create.server';
import { readStreets } from './read.server';

const folder = mkdtempSync(path.join(tmpdir(), 'schemas-'));
afterAll(() => rmSync(folder, { recursive: true }));

const view: MapView = { centre: { lat: 52.207, lng: 0.118 }, zoom: 14, width: 420, height: 270 };
const square = (properties: object): GeoJSON.Feature => ({
  type: 'Feature',
  properties,
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [0.11, 52.205],
        [0.12, 52.205],
        [0.12, 52.208],
        [0.11, 52.208],
        [0.11, 52.205],
      ],
    ],
  },
});
const point = (properties: object): GeoJSON.Feature => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Point', coordinates: [0.115, 52.207] },
});

type Layers = Record<string, GeoJSON.Feature[]>;
/** A tile of each schema with one feature of each kind, as its documentation describes them. */
const SCHEMAS: [string, string, Layers][] = [
  [
    'OpenMapTiles',
    'OpenMapTiles',
    {
      landuse: [square({ class: 'residential' })],
      landcover: [square({ class: 'wood' })],
      water: [square({ class: 'lake' })],
      building: [square({})],
      waterway: [streetLine({ class: 'river', name: 'A river' })],
      transportation: ['rail', 'track', 'minor', 'tertiary', 'primary', 'motorway'].map((one) =>
        streetLine({ class: one }),
      ),
      transportation_name: [streetLine({ class: 'minor', name: 'Found Street' })],
    },
  ],
  [
    'OS Open Zoomstack',
    'OS Open Zoomstack',
    {
      urban_areas: [square({})],
      greenspace: [square({ type: 'Public Park Or Garden' })],
      surfacewater: [square({})],
      local_buildings: [square({})],
      waterlines: [streetLine({ type: 'River', name: 'A river' })],
      rail: [streetLine({ type: 'Multi Track' })],
      roads: [
        ...['Restricted', 'B Road', 'A Road', 'Motorway'].map((type) => streetLine({ type })),
        streetLine({ type: 'Local', name: 'Found Street' }),
      ],
    },
  ],
  [
    'Protomaps, version 4',
    'Protomaps',
    {
      earth: [square({ kind: 'earth' })],
      landuse: [
        square({ kind: 'residential' }),
        square({ kind: 'park' }),
        square({ kind: 'runway' }),
      ],
      water: [
        square({ kind: 'lake' }),
        streetLine({ kind: 'river', name: 'A river' }),
        point({ kind: 'lake', name: 'A lake' }),
      ],
      buildings: [square({ kind: 'building' })],
      roads: [
        streetLine({ kind: 'rail', kind_detail: 'rail', name: 'A railway' }),
        streetLine({ kind: 'ferry', name: 'A ferry' }),
        streetLine({ kind: 'path', kind_detail: 'footway' }),
        streetLine({ kind: 'minor_road', kind_detail: 'residential', name: 'Found Street' }),
        streetLine({ kind: 'major_road', kind_detail: 'tertiary' }),
        streetLine({ kind: 'major_road', kind_detail: 'primary' }),
        streetLine({ kind: 'highway', kind_detail: 'motorway' }),
      ],
      places: [point({ kind: 'locality', name: 'A town' })],
    },
  ],
  [
    'Protomaps, version 3',
    'Protomaps',
    {
      earth: [square({})],
      landuse: [square({ 'pmap:kind': 'residential' })],
      natural: [square({ 'pmap:kind': 'wood' })],
      water: [square({ 'pmap:kind': 'water' })],
      buildings: [square({ 'pmap:kind': 'building' })],
      physical_line: [streetLine({ 'pmap:kind': 'river', name: 'A river' })],
      transit: [
        streetLine({ 'pmap:kind': 'rail', name: 'A railway' }),
        streetLine({ 'pmap:kind': 'ferry', name: 'A ferry' }),
      ],
      roads: [
        ...['path', 'medium_road', 'major_road', 'highway'].map((kind) =>
          streetLine({ 'pmap:kind': kind }),
        ),
        streetLine({ 'pmap:kind': 'minor_road', name: 'Found Street' }),
      ],
    },
  ],
  [
    'Shortbread',
    'Shortbread (VersaTiles)',
    {
      land: [square({ kind: 'residential' }), square({ kind: 'forest' }), square({ kind: 'sand' })],
      ocean: [square({})],
      water_polygons: [square({ kind: 'glacier' })],
      water_lines: [streetLine({ kind: 'river' })],
      water_lines_labels: [streetLine({ kind: 'river', name: 'A river' })],
      buildings: [square({ dummy: 1 })],
      streets: ['rail', 'footway', 'residential', 'secondary', 'trunk', 'motorway', 'runway'].map(
        (kind) => streetLine({ kind }),
      ),
      street_labels: [
        streetLine({ kind: 'residential', name: 'Found Street' }),
        streetLine({ kind: 'rail', name: 'A railway' }),
      ],
      place_labels: [point({ kind: 'town', name: 'A town' })],
    },
  ],
];

async function opened(file: string) {
  const lines: [string, string][] = [];
  const streets = await createStreetTiles({ MAP_TILES: file }, null, {
    info: (_: unknown, line?: string) => lines.push(['info', line ?? '']),
    warn: (_: unknown, line?: string) => lines.push(['warn', line ?? '']),
  });
  return { streets, lines };
}

/** A file's `vector_layers` metadata: each layer with the names of its properties. */
const vectorLayers = (layers: Layers) =>
  Object.entries(layers).map(([id, features]) => ({
    id,
    fields: Object.fromEntries(
      features.flatMap(({ properties }) =>
        Object.keys(properties ?? {}).map((property) => [property, 'String']),
      ),
    ),
  }));

describe.each(SCHEMAS)('tiles of %s', (schema, title, layers) => {
  const name = schema.replace(/\W/g, '-');
  const file = (ending: string) => path.join(folder, `${name}.${ending}`);
  const tile = tileOfLayers(layers);
  const told = vectorLayers(layers);

  it('have streets, water and names, each once', async () => {
    writeMbtiles(file('mbtiles'), tile, { format: 'pbf' });
    const { streets } = await opened(file('mbtiles'));
    const read = streets && (await readStreets(streets, view));
    expect(read?.lines.map(({ kind }) => kind)).toEqual([
      'river',
      'rail',
      'path',
      'street',
      'main',
      'road',
      'motorway',
    ]);
    expect(read?.areas.map(({ kind }) => kind)).toEqual(['built', 'green', 'water', 'building']);
    expect(read?.named.map((one) => one.name)).toEqual(['Found Street']);
  });

  it.each<[string, (to: string) => void]>([
    ['untold.mbtiles', (to) => writeMbtiles(to, tile, { format: 'pbf' })],
    [
      'told.mbtiles',
      (to) =>
        writeMbtiles(to, tileOfLayers({ sea: [square({})] }), {
          format: 'pbf',
          json: JSON.stringify({ vector_layers: told }),
        }),
    ],
    ['untold.pmtiles', (to) => writePmtiles(to, zxyToTileId(AT.z, AT.x, AT.y), tile, {})],
    [
      'fieldless.pmtiles',
      (to) =>
        writePmtiles(to, 1, tile, { vector_layers: told.map(({ id }) => ({ id, fields: {} })) }),
    ],
    [
      'brotli.pmtiles',
      (to) => writePmtiles(to, zxyToTileId(AT.z, AT.x, AT.y), brotliCompressSync(tile), {}, 3),
    ],
  ])('are named at the start: %s', async (ending, write) => {
    write(file(ending));
    const { lines } = await opened(file(ending));
    expect(lines).toEqual([['info', `MAP_TILES has the layers of ${title}`]]);
  });
});

describe('other tiles', () => {
  it('are named at the start, with what is needed', async () => {
    const file = path.join(folder, 'other.mbtiles');
    const layers = { road: [streetLine({ class: 'street' })], water: [square({})] };
    writeMbtiles(file, tileOfLayers(layers), { format: 'pbf' });
    const { streets, lines } = await opened(file);
    expect(streets).not.toBeNull();
    expect(lines).toEqual([
      [
        'warn',
        'MAP_TILES has no streets that maps can show: found road, water; needed is transportation with class, as in OpenMapTiles; ' +
          'or roads with type, as in OS Open Zoomstack; or roads with kind or pmap:kind, as in Protomaps; ' +
          'or streets with kind, as in Shortbread (VersaTiles)',
      ],
    ]);
  });

  it('are told apart from ours by their properties', async () => {
    const file = path.join(folder, 'roads.mbtiles');
    writeMbtiles(file, tileOfLayers({ roads: [streetLine({ highway: 'primary' })] }), {
      format: 'pbf',
    });
    const [line] = (await opened(file)).lines;
    expect(line?.[0]).toBe('warn');
    expect(line?.[1]).toContain('found roads;');
  });

  it('that cannot be unpacked, or are in a container of VersaTiles, stop the start', async () => {
    const file = path.join(folder, 'zstd.pmtiles');
    writePmtiles(file, 1, new Uint8Array([1]), {}, 4);
    await expect(opened(file)).rejects.toThrow(/packed with Zstd, not with gzip or Brotli\.$/);
    await expect(opened(path.join(folder, 'osm.versatiles'))).rejects.toThrow(
      /^MAP_TILES is wrong: .* versatiles convert osm\.versatiles osm\.pmtiles\.$/,
    );
  });
});
