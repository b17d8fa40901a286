import { writeFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import geojsonvt from 'geojson-vt';
import { fromGeojsonVt } from 'vt-pbf';
import type { Streets } from '~/server/ports/streets/port';

/** A tile in Cambridge. */
export const AT = { z: 14, x: 8197, y: 5396 } as const;

/** A street through the tile. */
export const streetLine = (properties: object): GeoJSON.Feature => ({
  type: 'Feature',
  properties,
  geometry: {
    type: 'LineString',
    coordinates: [
      [0.1, 52.21],
      [0.13, 52.205],
    ],
  },
});

/** A tile of layers. */
export function tileOfLayers(
  layers: Readonly<Record<string, readonly GeoJSON.Feature[]>>,
): Uint8Array {
  const tiles = Object.entries(layers).map(([name, features]) => {
    const tile = geojsonvt(
      { type: 'FeatureCollection', features: [...features] },
      { maxZoom: 14 },
    ).getTile(AT.z, AT.x, AT.y);
    if (!tile) throw new Error(`${name} misses its tile`);
    return [name, tile] as const;
  });
  return fromGeojsonVt(Object.fromEntries(tiles), { version: 2 });
}

/** A tile of one street, in the words of OpenMapTiles or of OS Open Zoomstack. */
export const streetTile = (schema: 'openmaptiles' | 'zoomstack', name: string): Uint8Array =>
  tileOfLayers(
    schema === 'zoomstack'
      ? { roads: [streetLine({ name, type: 'Local' })] }
      : { transportation: [streetLine({ name, class: 'minor' })] },
  );

/** Streets of a town in more detail than a screen shows: each tile is part of a town with a motorway and 2 000 crooked streets of 400 points. */
export function denseStreets(): Streets {
  const crooked = (row: number): [number, number][] =>
    Array.from({ length: 400 }, (_, step) => [
      0.05 + step * 0.0005,
      52.17 + row * 0.00004 + (step % 2) * 0.00002,
    ]);
  const street = (type: string, row: number): GeoJSON.Feature => ({
    type: 'Feature',
    properties: { class: type },
    geometry: { type: 'LineString', coordinates: crooked(row) },
  });
  const features = [
    street('motorway', 1000),
    ...Array.from({ length: 2000 }, (_, row) => street('minor', row)),
  ];
  const index = geojsonvt(
    { type: 'FeatureCollection', features },
    { maxZoom: 14, tolerance: 0, indexMaxPoints: 0 },
  );
  return {
    async tile(z, x, y) {
      const tile = index.getTile(z, x, y);
      return tile
        ? { bytes: fromGeojsonVt({ transportation: tile }, { version: 2 }), isGzipped: false }
        : null;
    },
    minZoom: 11,
    maxZoom: 14,
    attribution: '',
  };
}

/** A small MBTiles file. */
export function writeMbtiles(
  file: string,
  tile: Uint8Array,
  metadata: Record<string, string>,
): void {
  const database = new Database(file);
  database.exec(`
    CREATE TABLE metadata (name text, value text);
    CREATE TABLE tiles (zoom_level integer, tile_column integer, tile_row integer, tile_data blob);
  `);
  for (const entry of Object.entries(metadata))
    database.prepare('INSERT INTO metadata VALUES (?, ?)').run(...entry);
  database
    .prepare('INSERT INTO tiles VALUES (?, ?, ?, ?)')
    .run(AT.z, AT.x, 2 ** AT.z - 1 - AT.y, Buffer.from(tile));
  database.close();
}

const varint = (value: number): number[] =>
  value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];

/** A small PMTiles file (version 3) with a plain directory of one entry: header, directory, metadata, the tile, packed as it says. */
export function writePmtiles(
  file: string,
  tileId: number,
  tile: Uint8Array,
  metadata: object,
  compression = 1,
): void {
  const directory = Buffer.from([
    ...varint(1),
    ...varint(tileId),
    ...varint(1),
    ...varint(tile.length),
    ...varint(1),
  ]);
  const about = Buffer.from(JSON.stringify(metadata));
  const header = Buffer.alloc(127);
  header.write('PMTiles', 0);
  header[7] = 3;
  const at = {
    directory: 127,
    about: 127 + directory.length,
    tile: 127 + directory.length + about.length,
  };
  const numbers = [
    at.directory,
    directory.length,
    at.about,
    about.length,
    0,
    0,
    at.tile,
    tile.length,
    1,
    1,
    1,
  ];
  numbers.forEach((value, index) => header.writeBigUInt64LE(BigInt(value), 8 + 8 * index));
  // Clustered; directories are not compressed; vector tiles; one zoom.
  header.set([1, 1, compression, 1, AT.z, AT.z], 96);
  writeFileSync(file, Buffer.concat([header, directory, about, tile]));
}
