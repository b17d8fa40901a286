import type { SectorShape } from '~/domain/incident/incident';
import { drawIncident, type IncidentDrawing } from '~/domain/map/draw-incident';
import { NO_STREETS, type AffectedStreets } from '~/domain/map/ground-href';
import type { Position } from '~/domain/position';
import { mapSurroundings } from './surroundings.server';

/** Incidents do not change within a snapshot, so each is drawn once. */
const drawn = new WeakMap<readonly SectorShape[], IncidentDrawing | null>();

/** The small map of an incident; null where neither it nor the pin has a place. */
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
