import { setImmediate } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import { LRUCache } from 'lru-cache';
import Pbf from 'pbf';
import type { ReadStreets } from '~/domain/map/draw-streets';
import { toWorld, type Point } from '~/domain/map/mercator';
import { AREA_RULES, LINE_RULES, NAME_LAYERS, type StreetRule } from '~/domain/map/street-kinds';
import type { MapView } from '~/domain/map/view';
import type { StreetTile, Streets } from './port';

/** Enough tiles for a map of a town; a wrong setting must not read a whole country. */
const MOST_TILES = 64;
/**
 * How far outside a view a line still counts, in its units, for wide roads and the margin of the
 * drawing.
 */
const EDGE = 20;
/**
 * The most points of areas, lines and named streets per image: more would block the process for
 * over a tenth of a second, and would be indistinguishable on a screen.
 */
export const MOST_DRAWN = 30_000;

const decode = ({ bytes, isGzipped }: StreetTile) =>
  new VectorTile(new Pbf(isGzipped ? gunzipSync(bytes) : bytes));

type Feature = ReturnType<VectorTile['layers'][string]['feature']>;

/** Returns the features of a rule's layer; none if the tile has no such layer. */
function* featuresOf(
  tile: VectorTile,
  { layer, property, values }: Omit<StreetRule<string>, 'kind'>,
): Generator<Feature> {
  const held = tile.layers[layer];
  for (let index = 0; held && index < held.length; index += 1) {
    const feature = held.feature(index);
    if (!property || values?.includes(String(feature.properties[property]))) yield feature;
  }
}

const LINE = 2;
const POLYGON = 3;

/** Returns the streets of one tile, in fractions of its side. */
function readTile(tile: VectorTile): ReadStreets {
  const partsOf = (feature: Feature): Point[][] => {
    const { extent } = feature;
    return feature
      .loadGeometry()
      .map((part) => part.map(({ x, y }) => ({ x: x / extent, y: y / extent })));
  };
  const areas = AREA_RULES.flatMap(({ kind, ...rule }) =>
    [...featuresOf(tile, rule)].flatMap((feature) =>
      feature.type === POLYGON ? partsOf(feature).map((ring) => ({ kind, ring })) : [],
    ),
  );
  const lines = LINE_RULES.flatMap(({ kind, ...rule }) =>
    [...featuresOf(tile, rule)].flatMap((feature) =>
      feature.type === LINE ? partsOf(feature).map((points) => ({ kind, points })) : [],
    ),
  );
  const named = NAME_LAYERS.flatMap((layer) =>
    [...featuresOf(tile, { layer })].flatMap((feature) => {
      const { name } = feature.properties;
      return typeof name === 'string' && name !== '' && feature.type === LINE
        ? partsOf(feature).map((points) => ({ name, points }))
        : [];
    }),
  );
  return { areas, lines, named };
}

const pointsOf = ({ areas, lines, named }: ReadStreets): number =>
  areas.reduce((sum, { ring }) => sum + ring.length, 0) +
  [...lines, ...named].reduce((sum, { points }) => sum + points.length, 0);
/** Cached parsed tiles per file, up to 400 000 points: parsing takes longer than drawing. */
const readTiles = new WeakMap<Streets, LRUCache<string, ReadStreets>>();
const MOST_POINTS = 400_000;

/** Returns one parsed tile. */
async function tileOf(
  streets: Streets,
  z: number,
  x: number,
  y: number,
): Promise<ReadStreets | null> {
  let cache = readTiles.get(streets);
  if (!cache) {
    cache = new LRUCache({ maxSize: MOST_POINTS, sizeCalculation: (tile) => 1 + pointsOf(tile) });
    readTiles.set(streets, cache);
  }
  const key = `${z}/${x}/${y}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const tile = await streets.tile(z, x, y);
  if (!tile) return null;
  const read = readTile(decode(tile));
  cache.set(key, read);
  return read;
}

/** Returns the visible parts of a tile, in drawing coordinates. */
function placed(
  { areas, lines, named }: ReadStreets,
  place: (point: Point) => Point,
  view: MapView,
): ReadStreets {
  const seen = (points: readonly Point[]): Point[][] => {
    const moved = points.map(place);
    const isBeside =
      moved.every(({ x }) => x < -EDGE) ||
      moved.every(({ x }) => x > view.width + EDGE) ||
      moved.every(({ y }) => y < -EDGE) ||
      moved.every(({ y }) => y > view.height + EDGE);
    return isBeside ? [] : [moved];
  };
  return {
    areas: areas.flatMap(({ kind, ring }) => seen(ring).map((moved) => ({ kind, ring: moved }))),
    lines: lines.flatMap(({ kind, points }) =>
      seen(points).map((moved) => ({ kind, points: moved })),
    ),
    named: named.flatMap(({ name, points }) =>
      seen(points).map((moved) => ({ name, points: moved })),
    ),
  };
}

function sorted<Part extends { readonly kind: string }>(
  rules: readonly { readonly kind: string }[],
  parts: readonly Part[],
): Part[] {
  const level = new Map(rules.map(({ kind }, index) => [kind, index]));
  return [...parts].sort((a, b) => (level.get(a.kind) ?? 0) - (level.get(b.kind) ?? 0));
}

/** Returns as many parts as an image can hold, from the first. */
function upTo<Part>(parts: readonly Part[], pointsIn: (part: Part) => readonly Point[]): Part[] {
  let room = MOST_DRAWN;
  return parts.filter((part) => {
    const { length } = pointsIn(part);
    if (length > room) return false;
    room -= length;
    return true;
  });
}

/**
 * Returns the streets of a view in drawing units, layered by rules. Rejects if the file cannot be
 * read.
 */
export async function readStreets(streets: Streets, view: MapView): Promise<ReadStreets | null> {
  const z = Math.min(streets.maxZoom, Math.round(view.zoom));
  if (z < streets.minZoom) return null;
  const tileSize = 256 * 2 ** (view.zoom - z);
  const centre = toWorld(view.centre);
  const left = (centre.x * 2 ** z * tileSize - view.width / 2) / tileSize;
  const top = (centre.y * 2 ** z * tileSize - view.height / 2) / tileSize;
  const columns = rangeOf(left, left + view.width / tileSize, z);
  const rows = rangeOf(top, top + view.height / tileSize, z);
  if (columns.length * rows.length > MOST_TILES) return null;
  // Parsing and placing yield after each tile, so that a dense file does not block other requests.
  const read: (ReadStreets | null)[] = [];
  for (const x of columns)
    for (const y of rows) {
      await setImmediate();
      const tile = await tileOf(streets, z, x, y);
      await setImmediate();
      const place = (point: Point): Point => ({
        x: (x - left + point.x) * tileSize,
        y: (y - top + point.y) * tileSize,
      });
      read.push(tile && placed(tile, place, view));
    }
  const tiles = read.filter((part) => part !== null);
  await setImmediate();
  const lines = sorted(
    LINE_RULES,
    tiles.flatMap((tile) => tile.lines),
  ).reverse();
  return {
    areas: upTo(
      sorted(
        AREA_RULES,
        tiles.flatMap((tile) => tile.areas),
      ),
      ({ ring }) => ring,
    ),
    // Main roads are drawn above smaller ones, and are the last to be dropped.
    lines: upTo(lines, ({ points }) => points).reverse(),
    named: upTo(
      tiles.flatMap((tile) => tile.named),
      ({ points }) => points,
    ),
  };
}

function rangeOf(from: number, to: number, z: number): number[] {
  const first = Math.max(0, Math.floor(from));
  const last = Math.min(2 ** z - 1, Math.floor(to));
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}
