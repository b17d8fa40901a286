import { setImmediate } from 'node:timers/promises';
import type { IncidentSurroundings } from '~/domain/map/draw-incident';
import { groundOf, type Ground } from '~/domain/map/ground';
import { OVERVIEW } from '~/domain/map/marks';
import type { NamedPlace } from '~/domain/map/places';
import { MINUTE, type Instant } from '~/domain/instant';
import { gateways } from './gateways.server';
import type { BoundaryPolygon, Geography } from './geography/geography';
import { mapTowns } from './map-towns.server';

export interface MapSurroundings extends IncidentSurroundings {
  /** The ground of the whole area, which every list shows. */
  readonly overview: Ground;
}

/** Detail that a picture of the whole area can do without: at four units it weighs a fifth. */
const OVERVIEW_DETAIL = 4;
const ASKED_AGAIN_AFTER = 10 * MINUTE;
/** Boundaries that failed are asked for again this soon; what was made without them serves until they come. */
const FAILURE_KEPT_FOR = MINUTE / 2;
/** Other requests get their turn at least this often. */
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

async function make(geography: Sources, boundaries: readonly BoundaryPolygon[] | null): Promise<MapSurroundings> {
  const regions = (boundaries ?? []).slice(0, 3).map(({ paths }) => paths);
  const { land, meridian } = groundOf(OVERVIEW, regions, OVERVIEW_DETAIL);
  return { regions, places: await placesIn(geography), overview: { land, meridian, graticule: '' } };
}

/**
 * What every drawn map stands on. The regions are the polygons before the fourth, which is the service area (decisions,
 * "Boundaries"). Without boundaries a map is still drawn, with its lines and names (lookup, section 8).
 * It is a second of work, so it is done once for the same boundaries and once for none, by one request for all.
 */
export function createMapSurroundings(geography: Sources, now: () => Instant = Date.now) {
  let kept: { of: readonly BoundaryPolygon[] | null; surroundings: MapSurroundings } | null = null;
  let askAgainAt: Instant = 0;
  let asking: Promise<MapSurroundings> | null = null;

  async function ask(): Promise<MapSurroundings> {
    const boundaries = await geography.boundaries().catch(() => null);
    askAgainAt = now() + (boundaries ? ASKED_AGAIN_AFTER : FAILURE_KEPT_FOR);
    if (!kept || kept.of !== boundaries) kept = { of: boundaries, surroundings: await make(geography, boundaries) };
    return kept.surroundings;
  }

  return async (): Promise<MapSurroundings> => {
    if (kept && now() < askAgainAt) return kept.surroundings;
    asking ??= ask().finally(() => (asking = null));
    // Whoever comes while it is asked again does not wait.
    return kept?.surroundings ?? asking;
  };
}

/** The surroundings of this site's maps. */
export const mapSurroundings = createMapSurroundings({
  boundaries: () => gateways.geography.boundaries(),
  isInServiceArea: (point) => gateways.geography.isInServiceArea(point),
});
