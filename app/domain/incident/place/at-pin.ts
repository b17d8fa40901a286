import type { Instant } from '~/domain/time/instant';
import { inRing } from '~/domain/map/in-ring';
import type { Position } from '~/domain/position';
import { isCurrent } from '../flags';
import { incidentUrl, INCIDENT_PATH, sectorUrl } from '../for-address';
import type { Incident } from '../incident';

/**
 * By outline or, without outlines, by the pin's sector. Restored, cancelled and future ones do not
 * match, nor do multiple records (L-695, L-696).
 */
export function incidentsAtPin(
  incidents: readonly Incident[],
  pin: Position,
  nearestSector: string | null,
  now: Instant,
): readonly Incident[] {
  return incidents.filter((incident) => {
    if (!isCurrent(incident, now)) return false;
    const rings = incident.shapes.filter(({ outline }) => outline.length > 2);
    if (rings.length > 0) return rings.some(({ outline }) => inRing(outline, pin));
    return nearestSector !== null && incident.sectors.includes(nearestSector);
  });
}

/**
 * One incident gives incidentid and originSector; several give postcodesector; none gives no query,
 * and the pin is stored as a not-found pin (L-696).
 */
export function destinationForPin(
  matches: readonly Incident[],
  nearestSector: string | null,
): string {
  const [first, ...more] = matches;
  if (!first) return INCIDENT_PATH;
  const sector = nearestSector ?? first.sectors[0] ?? null;
  return more.length > 0 && sector !== null
    ? sectorUrl(sector)
    : incidentUrl(first.reference, sector);
}
