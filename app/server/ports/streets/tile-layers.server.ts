import { gunzipSync } from 'node:zlib';
import { VectorTile, type VectorTileLayer } from '@mapbox/vector-tile';
import Pbf from 'pbf';
import { z } from 'zod';
import type { TileLayers } from '~/domain/map/street-schemas';
import type { StreetTile } from './port';

/** Larger than any tile or directory. A damaged file can name lengths that crash Node. */
export const MOST_BYTES = 64_000_000;
/** Tiles and features to look at where a file does not tell its layers: the first may be all sea. */
export const SAMPLE_TILES = 32;
const SAMPLE_FEATURES = 20;

export const decodeTile = ({ bytes, isGzipped }: StreetTile): VectorTile =>
  new VectorTile(new Pbf(isGzipped ? gunzipSync(bytes, { maxOutputLength: MOST_BYTES }) : bytes));

/** `vector_layers` of TileJSON, which both kinds of files have in their metadata. */
const told = z.object({
  vector_layers: z
    .array(z.object({ id: z.string().max(200), fields: z.record(z.unknown()).catch({}) }))
    .max(1000),
});

export function toldLayers(metadata: unknown): TileLayers {
  const { data } = told.safeParse(metadata);
  return new Map(
    data?.vector_layers.map(({ id, fields }) => [id, new Set(Object.keys(fields))]) ?? [],
  );
}

/** None if the tile is damaged, which hides no other tile. */
function layersIn(tile: StreetTile): [string, VectorTileLayer][] {
  try {
    return Object.entries(decodeTile(tile).layers);
  } catch {
    return [];
  }
}

export function sampledLayers(tiles: readonly StreetTile[]): TileLayers {
  const layers = new Map<string, Set<string>>();
  for (const [name, layer] of tiles.flatMap(layersIn)) {
    const properties = layers.get(name) ?? new Set();
    layers.set(name, properties);
    for (const property of firstProperties(layer)) properties.add(property);
  }
  return layers;
}

function firstProperties(layer: VectorTileLayer): string[] {
  const most = Math.min(layer.length, SAMPLE_FEATURES);
  try {
    return Array.from({ length: most }, (_, index) =>
      Object.keys(layer.feature(index).properties),
    ).flat();
  } catch {
    return [];
  }
}
