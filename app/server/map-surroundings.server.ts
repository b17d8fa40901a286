import type { IncidentSurroundings } from '~/domain/map/draw-incident';
import type { Position } from '~/domain/position';
import { gateways } from './gateways.server';

/** The regions are the polygons before the fourth, which is the service area (decisions, "Boundaries"). */
async function regions(): Promise<readonly (readonly (readonly Position[])[])[]> {
  const boundaries = await gateways.geography.boundaries().catch(() => []);
  return boundaries.slice(0, 3).map((boundary) => boundary.paths);
}

/** What every drawn map stands on. Without boundaries a map is still drawn, with its lines and names. */
export async function mapSurroundings(): Promise<IncidentSurroundings> {
  return { regions: await regions(), places: gateways.content.settings().places };
}
