import { setImmediate } from 'node:timers/promises';
import type { IncidentSurroundings } from '~/domain/map/draw-incident';
import type { NamedPlace } from '~/domain/map/places';
import { MINUTE, type Instant } from '~/domain/time/instant';
import { gateways } from '~/server/gateways.server';
import type { BoundaryPolygon, Geography } from '~/server/ports/geography/geography';
import { groundData } from '~/server/ports/geography/ground';
import packed from '~/server/ports/geography/data/towns.json';

/** The towns of the area and just round it, largest first: the names that maps carry. */
export const mapTowns: readonly NamedPlace[] = packed
  .map(([name, , lat, lng]) => ({ name: String(name), lat: Number(lat), lng: Number(lng) }))
  .filter(({ lat, lng }) => lat > 50.5 && lat < 53.3 && lng > -1.4 && lng < 2);

export type MapSurroundings = IncidentSurroundings;

const ASKED_AGAIN_AFTER = 10 * MINUTE;
/** Boundaries that failed are requested again after this pause; what was made without them is used until they come. */
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
  return { regions, places: await placesIn(geography), ways: groundData.ways };
}

/**
 * What lies under every drawn map. The regions are the polygons before the fourth, which is the service area (decisions,
 * "Boundaries"). Without boundaries a map is still drawn, with its lines and names (lookup, section 8).
 * It takes a second, so it is done once for the same boundaries and once for none, and one request does it for all.
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
    // Whoever comes while they are requested again does not wait.
    return kept?.surroundings ?? asking;
  };
}

/** The surroundings of this site's maps. */
export const mapSurroundings = createMapSurroundings({
  boundaries: () => gateways.geography.boundaries(),
  isInServiceArea: (point) => gateways.geography.isInServiceArea(point),
});
