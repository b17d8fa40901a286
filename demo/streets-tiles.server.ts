import geojsonvt from 'geojson-vt';
import { LRUCache } from 'lru-cache';
import { fromGeojsonVt } from 'vt-pbf';
import { fromWorld } from '~/domain/map/mercator';
import { crossesEast, inRing } from '~/domain/map/in-ring';
import type { Position } from '~/domain/position';
import { sectorOf } from '~/domain/postcode';
import { demoSectors } from '#demo/places/places';
import { scenarioPlaces } from '#demo/places/scenarios';
import { demoBoundaries } from '#demo/boundaries.server';
import { forEachInTurns, type Rest } from '~/server/lib/in-turns';
import { baseMapData } from '~/server/ports/geography/base-map';
import {
  placeOfSpot,
  planQuarter,
  REACH_KM,
  type Quarter,
  type QuarterPlan,
  type Spot,
} from './streets-plan';
import type { Streets } from '~/server/ports/streets/port';

const MIN_ZOOM = 11;
const MAX_ZOOM = 14;
/** Smaller streets appear from this zoom on. */
const MINOR_FROM = 13;
const KM_PER_DEGREE = 111.2;
const CELL = 0.05;
const KEPT = 400;

/** Sectors around the same centre are one quarter. */
function quarters(): Quarter[] {
  const ofScenario = new Map(
    scenarioPlaces().map(({ postcode, street }) => [sectorOf(postcode), street]),
  );
  const found = new Map<string, Quarter>();
  for (const { sector, lat, lng, region, streets, scenario } of demoSectors()) {
    const place = `${lat} ${lng}`;
    const names = scenario ? [ofScenario.get(sector) ?? []].flat() : streets;
    const before = found.get(place);
    found.set(place, {
      name: before?.name ?? sector,
      lat,
      lng,
      streets: [...new Set([...(before?.streets ?? []), ...names])],
      isDense: region === 2,
    });
  }
  return [...found.values()];
}

const cellOf = ({ lat, lng }: Position) => `${Math.floor(lat / CELL)} ${Math.floor(lng / CELL)}`;

/** By position, so that a tile only reads a few quarters. */
function quarterIndex() {
  const cells = new Map<string, Quarter[]>();
  for (const quarter of quarters())
    cells.set(cellOf(quarter), [...(cells.get(cellOf(quarter)) ?? []), quarter]);
  return (south: number, west: number, north: number, east: number): Quarter[] => {
    const found: Quarter[] = [];
    for (let lat = south - CELL; lat <= north + CELL; lat += CELL)
      for (let lng = west - CELL; lng <= east + CELL; lng += CELL)
        found.push(...(cells.get(cellOf({ lat, lng })) ?? []));
    return [...new Set(found)];
  };
}

/** From corner to corner: the last of the outlines is the whole area. */
const coast = (demoBoundaries.at(-1)?.paths ?? []).flatMap((ring) =>
  ring.map((to, index) => [ring.at(index - 1) ?? to, to] as const),
);

/**
 * Looks at the few edges that can lie between a quarter's places and the east, since each tile asks
 * for thousands of places.
 */
function landAround({ lat }: Quarter): (place: Position) => boolean {
  const reach = (2 * REACH_KM) / KM_PER_DEGREE;
  const near = coast.filter(
    ([from, to]) =>
      Math.max(from.lat, to.lat) > lat - reach && Math.min(from.lat, to.lat) < lat + reach,
  );
  return (place) => near.filter(([from, to]) => crossesEast(from, to, place)).length % 2 === 1;
}

const coordinates = ({ lat, lng }: Position): [number, number] => [lng, lat];

interface WayFeature {
  readonly kind: 'river' | 'road';
  readonly feature: GeoJSON.Feature;
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** So that the base map's rivers and main roads continue where its streets begin. */
const wayFeatures: readonly WayFeature[] = baseMapData.ways.map(({ kind, name, rank, line }) => ({
  kind,
  feature: {
    type: 'Feature',
    properties: { class: kind === 'river' ? 'river' : rank === 1 ? 'motorway' : 'trunk', name },
    geometry: { type: 'LineString', coordinates: line.map(coordinates) },
  },
  south: Math.min(...line.map(({ lat }) => lat)),
  west: Math.min(...line.map(({ lng }) => lng)),
  north: Math.max(...line.map(({ lat }) => lat)),
  east: Math.max(...line.map(({ lng }) => lng)),
}));

const waysIn = (south: number, west: number, north: number, east: number) =>
  wayFeatures.filter(
    (way) => way.north > south && way.south < north && way.east > west && way.west < east,
  );

/** With the layer names of OpenMapTiles. */
export function demoStreets(): Streets {
  let near: ReturnType<typeof quarterIndex> | null = null;
  const plans = new LRUCache<string, QuarterPlan>({ max: KEPT });
  const cache = new LRUCache<string, Uint8Array>({
    maxSize: 4_000_000,
    sizeCalculation: ({ length }) => length + 1,
  });

  function planOf(quarter: Quarter): QuarterPlan {
    const cached = plans.get(quarter.name);
    if (cached) return cached;
    const reach = (2 * REACH_KM) / KM_PER_DEGREE;
    const { lat, lng } = quarter;
    const around = near?.(lat - reach, lng - 1.7 * reach, lat + reach, lng + 1.7 * reach) ?? [];
    const plan = planQuarter(
      quarter,
      around.filter(
        (other) =>
          other !== quarter && Math.hypot(other.lat - lat, (other.lng - lng) * 0.62) < reach,
      ),
    );
    plans.set(quarter.name, plan);
    return plan;
  }

  function layersOf(quarter: Quarter, z: number) {
    const { outline, streets, park } = planOf(quarter);
    const placed = (spots: readonly Spot[]) => spots.map((spot) => placeOfSpot(quarter, spot));
    const onLand = landAround(quarter);
    const area = (spots: readonly Spot[], properties: object): GeoJSON.Feature[] => {
      const ring = placed(spots).filter(onLand).map(coordinates);
      const [first] = ring;
      if (!first || ring.length < 3) return [];
      return [
        {
          type: 'Feature',
          properties,
          geometry: { type: 'Polygon', coordinates: [[...ring, first]] },
        },
      ];
    };
    const roads = streets
      .filter(({ kind }) => kind === 'tertiary' || z >= MINOR_FROM)
      .flatMap(({ name, kind, line }): GeoJSON.Feature[] => {
        const points = placed(line).filter(onLand).map(coordinates);
        if (points.length < 2) return [];
        return [
          {
            type: 'Feature',
            properties: { class: kind, name },
            geometry: { type: 'LineString', coordinates: points },
          },
        ];
      });
    return {
      landuse: area(outline, { class: 'residential' }),
      park:
        z >= MINOR_FROM && park.length > 0 && inRing(placed(outline), quarter)
          ? area(park, { class: 'park' })
          : [],
      roads,
    };
  }

  async function make(
    [z, x, y]: readonly [number, number, number],
    rest?: Rest,
  ): Promise<Uint8Array | null> {
    near ??= quarterIndex();
    const size = 2 ** z;
    const [nw, se] = [
      fromWorld({ x: x / size, y: y / size }),
      fromWorld({ x: (x + 1) / size, y: (y + 1) / size }),
    ];
    // A tile holds a little of what is beside it.
    const [height, width] = [nw.lat - se.lat, se.lng - nw.lng];
    const reach = (1.2 * REACH_KM) / KM_PER_DEGREE;
    const [up, aside] = [reach + height / 16, 1.7 * reach + width / 16];
    const layers: ReturnType<typeof layersOf>[] = [];
    await forEachInTurns(
      // The index answers whole cells, twelve times as much as a tile.
      near(se.lat, nw.lng, nw.lat, se.lng).filter(
        ({ lat, lng }) =>
          lat > se.lat - up && lat < nw.lat + up && lng > nw.lng - aside && lng < se.lng + aside,
      ),
      (quarter) => {
        layers.push(layersOf(quarter, z));
      },
      rest,
    );
    const main = waysIn(se.lat - height, nw.lng - width, nw.lat + height, se.lng + width);
    const mainOf = (kind: WayFeature['kind']) =>
      main.filter((way) => way.kind === kind).map(({ feature }) => feature);
    const tileOf = (features: GeoJSON.Feature[]) =>
      geojsonvt(
        { type: 'FeatureCollection', features },
        { maxZoom: MAX_ZOOM, buffer: 64, indexMaxZoom: 0 },
      ).getTile(z, x, y);
    const tiles = Object.entries({
      landuse: tileOf(layers.flatMap(({ landuse }) => landuse)),
      park: tileOf(layers.flatMap(({ park }) => park)),
      waterway: tileOf(mainOf('river')),
      transportation: tileOf([...layers.flatMap(({ roads }) => roads), ...mainOf('road')]),
    }).filter(([, tile]) => tile !== null && tile.features.length > 0);
    return tiles.length > 0 ? fromGeojsonVt(Object.fromEntries(tiles), { version: 2 }) : null;
  }

  return {
    async tile(z, x, y, rest) {
      const name = `${z} ${x} ${y}`;
      const bytes = cache.get(name) ?? (await make([z, x, y], rest));
      if (bytes) cache.set(name, bytes);
      return bytes ? { bytes, isGzipped: false } : null;
    },
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    attribution: 'Invented streets',
  };
}
