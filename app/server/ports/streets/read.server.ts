import type { VectorTile } from '@mapbox/vector-tile';
import { LRUCache } from 'lru-cache';
import type { ReadStreets } from '~/domain/map/draw-streets';
import { toWorld, type Point } from '~/domain/map/mercator';
import {
  STREET_AREAS,
  STREET_LINES,
  type StreetArea,
  type StreetLine,
} from '~/domain/map/street-kinds';
import { AREA_RULES, LINE_RULES, NAME_PARTS, type TilePart } from '~/domain/map/street-schemas';
import type { MapView } from '~/domain/map/view';
import { forEachInTurns, untilNextTurn, type Rest } from '~/server/lib/in-turns';
import type { Streets } from './port';
import { decodeTile } from './tile-layers.server';

/** Enough tiles for a map of a town; a wrong setting must not read a whole country. */
const MOST_TILES = 64;
/** In the view's units, for wide roads and the margin of the drawing. */
const EDGE = 20;
/**
 * Points of areas, lines and named streets per image: more would block the process for over a tenth
 * of a second, and would be indistinguishable on a screen.
 */
export const MOST_DRAWN = 30_000;

type Feature = ReturnType<VectorTile['layers'][string]['feature']>;

const LINE = 2;
const POLYGON = 3;
const LAYERS = new Set([...AREA_RULES, ...LINE_RULES, ...NAME_PARTS].map(({ layer }) => layer));
const inLayer = <Part extends TilePart>(parts: readonly Part[], layer: string): Part[] =>
  parts.filter((part) => part.layer === layer);

const isPart = ({ where = {}, without }: TilePart, { properties }: Feature): boolean =>
  Object.entries(where).every(([property, values]) =>
    values.includes(String(properties[property])),
  ) && !(without && without in properties);

async function readTile(tile: VectorTile, rest: Rest): Promise<ReadStreets> {
  const [areas, lines, named]: [Part<'areas'>[], Part<'lines'>[], Part<'named'>[]] = [[], [], []];
  for (const name of LAYERS) {
    const layer = tile.layers[name];
    if (!layer) continue;
    const [areaRules, lineRules] = [inLayer(AREA_RULES, name), inLayer(LINE_RULES, name)];
    const nameParts = inLayer(NAME_PARTS, name);
    const read = (index: number) => {
      const feature = layer.feature(index);
      if (feature.type === POLYGON) {
        const rules = areaRules.filter((rule) => isPart(rule, feature));
        const rings = rules.length > 0 ? partsOf(feature) : [];
        for (const { kind } of rules) for (const ring of rings) areas.push({ kind, ring });
      } else if (feature.type === LINE) {
        const rules = lineRules.filter((rule) => isPart(rule, feature));
        const street = nameParts.some((part) => isPart(part, feature)) && nameOf(feature);
        const parts = rules.length > 0 || street ? partsOf(feature) : [];
        for (const { kind } of rules) for (const points of parts) lines.push({ kind, points });
        if (street) for (const points of parts) named.push({ name: street, points });
      }
    };
    await forEachInTurns(Array(layer.length).keys(), read, rest);
  }
  return { areas, lines, named };
}

type Part<Key extends keyof ReadStreets> = ReadStreets[Key][number];

const nameOf = ({ properties: { name } }: Feature): string | null =>
  typeof name === 'string' && name !== '' ? name : null;

function partsOf(feature: Feature): Point[][] {
  const { extent } = feature;
  return feature
    .loadGeometry()
    .map((part) => part.map(({ x, y }) => ({ x: x / extent, y: y / extent })));
}

const pointsOf = ({ areas, lines, named }: ReadStreets): number =>
  areas.reduce((sum, { ring }) => sum + ring.length, 0) +
  [...lines, ...named].reduce((sum, { points }) => sum + points.length, 0);
/** Up to 400 000 points per file: parsing takes longer than drawing. */
const readTiles = new WeakMap<Streets, LRUCache<string, ReadStreets>>();
const MOST_POINTS = 400_000;

async function tileOf(
  streets: Streets,
  z: number,
  x: number,
  y: number,
  rest: Rest,
): Promise<ReadStreets | null> {
  let cache = readTiles.get(streets);
  if (!cache) {
    cache = new LRUCache({ maxSize: MOST_POINTS, sizeCalculation: (tile) => 1 + pointsOf(tile) });
    readTiles.set(streets, cache);
  }
  const key = `${z}/${x}/${y}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const tile = await streets.tile(z, x, y, rest);
  if (!tile) return null;
  await rest();
  const read = await readTile(decodeTile(tile), rest);
  cache.set(key, read);
  return read;
}

async function placed(
  { areas, lines, named }: ReadStreets,
  place: (point: Point) => Point,
  view: MapView,
  rest: Rest,
): Promise<ReadStreets> {
  /** Null if all points lie beside the same edge of the view. */
  const seen = (points: readonly Point[]): Point[] | null => {
    const moved = points.map(place);
    const isBeside =
      moved.every(({ x }) => x < -EDGE) ||
      moved.every(({ x }) => x > view.width + EDGE) ||
      moved.every(({ y }) => y < -EDGE) ||
      moved.every(({ y }) => y > view.height + EDGE);
    return isBeside ? null : moved;
  };
  const found = {
    areas: [] as { kind: StreetArea; ring: Point[] }[],
    lines: [] as { kind: StreetLine; points: Point[] }[],
    named: [] as { name: string; points: Point[] }[],
  };
  await forEachInTurns(
    areas,
    ({ kind, ring }) => {
      const moved = seen(ring);
      if (moved) found.areas.push({ kind, ring: moved });
    },
    rest,
  );
  await forEachInTurns(
    lines,
    ({ kind, points }) => {
      const moved = seen(points);
      if (moved) found.lines.push({ kind, points: moved });
    },
    rest,
  );
  await forEachInTurns(
    named,
    ({ name, points }) => {
      const moved = seen(points);
      if (moved) found.named.push({ name, points: moved });
    },
    rest,
  );
  return found;
}

function sorted<Part extends { readonly kind: string }>(
  kinds: readonly string[],
  parts: readonly Part[],
): Part[] {
  const level = new Map(kinds.map((kind, index) => [kind, index]));
  return [...parts].sort((a, b) => (level.get(a.kind) ?? 0) - (level.get(b.kind) ?? 0));
}

function upTo<Part>(parts: readonly Part[], pointsIn: (part: Part) => readonly Point[]): Part[] {
  let room = MOST_DRAWN;
  return parts.filter((part) => {
    const { length } = pointsIn(part);
    if (length > room) return false;
    room -= length;
    return true;
  });
}

/** In drawing units, layered by rules. Rejects if the file cannot be read. */
export async function readStreets(
  streets: Streets,
  view: MapView,
  rest: Rest = untilNextTurn,
): Promise<ReadStreets | null> {
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
      await rest();
      const tile = await tileOf(streets, z, x, y, rest);
      const place = (point: Point): Point => ({
        x: (x - left + point.x) * tileSize,
        y: (y - top + point.y) * tileSize,
      });
      read.push(tile && (await placed(tile, place, view, rest)));
    }
  const tiles = read.filter((part) => part !== null);
  await rest();
  const lines = sorted(
    STREET_LINES,
    tiles.flatMap((tile) => tile.lines),
  ).reverse();
  return {
    areas: upTo(
      sorted(
        STREET_AREAS,
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
