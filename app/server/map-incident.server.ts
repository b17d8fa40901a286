import type { SectorShape } from '~/domain/incident/incident';
import { drawIncident, type IncidentDrawing } from '~/domain/map/draw-incident';
import type { Position } from '~/domain/position';
import { mapSurroundings } from './map-surroundings.server';

/** Incidents do not change within a picture of the network, so each is drawn once. */
const drawn = new WeakMap<readonly SectorShape[], IncidentDrawing | null>();

/** The small map of an incident; null where neither it nor the pin has a place. */
export async function incidentDrawing(
  shapes: readonly SectorShape[],
  pin: Position | null = null,
): Promise<IncidentDrawing | null> {
  const known = pin ? undefined : drawn.get(shapes);
  if (known !== undefined) return known;
  const drawing = drawIncident(shapes, await mapSurroundings(), pin);
  if (!pin) drawn.set(shapes, drawing);
  return drawing;
}
