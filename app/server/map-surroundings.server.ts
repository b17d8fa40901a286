import type { IncidentSurroundings } from '~/domain/map/draw-incident';
import { groundOf, type Ground } from '~/domain/map/ground';
import { OVERVIEW } from '~/domain/map/marks';
import { MINUTE } from '~/domain/instant';
import { gateways } from './gateways.server';
import { mapTowns } from './map-towns.server';

export interface MapSurroundings extends IncidentSurroundings {
  /** The ground of the whole area, which every list shows. */
  readonly overview: Ground;
}

/** Detail that a picture of the whole area can do without: at four units it weighs a fifth. */
const OVERVIEW_DETAIL = 4;
const KEPT_FOR = 10 * MINUTE;
let kept: { surroundings: MapSurroundings; until: number } | null = null;

/**
 * What every drawn map stands on. The regions are the polygons before the fourth, which is the service area (decisions,
 * "Boundaries"). Without boundaries a map is still drawn, with its lines and names (lookup, section 8).
 */
export async function mapSurroundings(now = Date.now()): Promise<MapSurroundings> {
  if (kept && kept.until > now) return kept.surroundings;
  const boundaries = await gateways.geography.boundaries().catch(() => null);
  const inArea = await Promise.all(mapTowns.map((town) => gateways.geography.isInServiceArea(town)));
  const places = mapTowns.filter((_, index) => inArea[index]);
  const regions = (boundaries ?? []).slice(0, 3).map(({ paths }) => paths);
  const { land, meridian } = groundOf(OVERVIEW, regions, OVERVIEW_DETAIL);
  const surroundings = { regions, places, overview: { land, meridian, graticule: '' } };
  if (boundaries) kept = { surroundings, until: now + KEPT_FOR };
  return surroundings;
}
