import map from '#operator/map.json';
import { setImmediate } from 'node:timers/promises';
import {
  type IncidentSurroundings,
  drawIncident,
  type IncidentDrawing,
} from '~/domain/map/draw-incident';
import type { NamedPlace } from '~/domain/map/places';
import { REGIONS } from '~/domain/region';
import { MINUTE, type Instant } from '~/domain/time/instant';
import { gateways } from '~/server/gateways.server';
import type { BoundaryPolygon, Geography } from '~/server/ports/geography/port';
import { baseMapData } from '~/server/ports/geography/base-map';
import packed from '~/server/ports/geography/data/towns.json';
import { DEFAULT_ZOOM, MAX_ZOOM } from '~/domain/map/view';
import type { Streets } from '~/server/ports/streets/port';
import type { SectorShape } from '~/domain/incident/incident';
import { NO_STREETS, type AffectedStreets } from '~/domain/map/base-map-href';
import type { Position } from '~/domain/position';

/** Incidents do not change within a snapshot, so each is drawn once. */
const drawn = new WeakMap<readonly SectorShape[], IncidentDrawing | null>();

/** Null if neither the incident nor the pin has a position. */
export async function incidentDrawing(
  shapes: readonly SectorShape[],
  pin: Position | null = null,
  affected: AffectedStreets = NO_STREETS,
): Promise<IncidentDrawing | null> {
  const known = pin || affected.names.length > 0 ? undefined : drawn.get(shapes);
  if (known !== undefined) return known;
  const drawing = drawIncident(shapes, await mapSurroundings(), pin, affected);
  if (!pin && affected.names.length === 0) drawn.set(shapes, drawing);
  return drawing;
}

/** Null if there are none. */
export interface StreetsOfPage {
  readonly minZoom: number;
  readonly maxZoom: number;
  readonly attribution: string;
}

export const streetsOf = (streets: Streets | null): StreetsOfPage | null =>
  streets && {
    minZoom: streets.minZoom,
    maxZoom: streets.maxZoom,
    attribution: streets.attribution,
  };

/** Where the data end. Without streets there is nothing to see beyond a town. */
export const maxZoomOf = (streets: Pick<Streets, 'maxZoom'> | null): number =>
  streets ? Math.min(MAX_ZOOM, Math.max(DEFAULT_ZOOM, streets.maxZoom + 1)) : DEFAULT_ZOOM;

const { south, west, north, east } = map.bounds;
/** Largest first: the names on maps. */
export const mapTowns: readonly NamedPlace[] = packed
  .map(([name, , lat, lng]) => ({ name: String(name), lat: Number(lat), lng: Number(lng) }))
  .filter(({ lat, lng }) => lat > south && lat < north && lng > west && lng < east);

export type MapSurroundings = IncidentSurroundings;

const ASKED_AGAIN_AFTER = 10 * MINUTE;
/**
 * Boundaries that failed to load are requested again after this; maps without them are used
 * meanwhile.
 */
const FAILURE_KEPT_FOR = MINUTE / 2;
/** Yields to other requests at least this often. */
const LONGEST_TURN_MS = 8;

type Sources = Pick<Geography, 'boundaries' | 'isInServiceArea'>;

async function placesIn(geography: Sources): Promise<NamedPlace[]> {
  const places: NamedPlace[] = [];
  let turnEnds = performance.now() + LONGEST_TURN_MS;
  for (const town of mapTowns) {
    if (await geography.isInServiceArea(town)) places.push(town);
    if (performance.now() > turnEnds) {
      await setImmediate();
      turnEnds = performance.now() + LONGEST_TURN_MS;
    }
  }
  return places;
}

async function make(
  geography: Sources,
  boundaries: readonly BoundaryPolygon[] | null,
): Promise<MapSurroundings> {
  const regions = (boundaries ?? []).slice(0, REGIONS.length).map(({ paths }) => paths);
  return { regions, places: await placesIn(geography), ways: baseMapData.ways };
}

/**
 * The regions are the polygons before the last, which is the service area. Without boundaries a map
 * still has its lines and names. It takes a second, so the result is shared: computed once with
 * boundaries and once without, by one request for all.
 */
export function createMapSurroundings(geography: Sources, now: () => Instant = Date.now) {
  let kept: { of: readonly BoundaryPolygon[] | null; surroundings: MapSurroundings } | null = null;
  let askAgainAt: Instant = 0;
  let asking: Promise<MapSurroundings> | null = null;

  async function ask(): Promise<MapSurroundings> {
    const boundaries = await geography.boundaries().catch(() => null);
    askAgainAt = now() + (boundaries ? ASKED_AGAIN_AFTER : FAILURE_KEPT_FOR);
    if (!kept || kept.of !== boundaries)
      kept = { of: boundaries, surroundings: await make(geography, boundaries) };
    return kept.surroundings;
  }

  return async (): Promise<MapSurroundings> => {
    if (kept && now() < askAgainAt) return kept.surroundings;
    asking ??= ask().finally(() => (asking = null));
    // Requests during a retry get the previous result.
    return kept?.surroundings ?? asking;
  };
}

export const mapSurroundings = createMapSurroundings({
  boundaries: () => gateways.geography.boundaries(),
  isInServiceArea: (point) => gateways.geography.isInServiceArea(point),
});
