import { readPlace } from '~/domain/map/pin-request';
import { clampZoom, DEFAULT_ZOOM, MAX_ZOOM } from '~/domain/map/view';
import type { Position } from '~/domain/position';
import type { Geography } from '~/server/ports/geography/port';

export interface MapTarget {
  /** Null shows the whole area. */
  readonly centre: Position | null;
  readonly zoom: number;
  readonly maxZoom: number;
  readonly town: string;
  readonly message: 'town-not-found' | 'outside' | null;
}

/** A town that is unknown or outside the area leaves the map in place with a message (L-702). */
export async function mapTarget(
  query: URLSearchParams,
  geography: Geography,
  maxZoom = MAX_ZOOM,
): Promise<MapTarget> {
  const asked = readPlace(query.get('lat'), query.get('lng'));
  const centre = asked === 'nonsense' ? null : asked;
  const number = Number(query.get('z') || DEFAULT_ZOOM);
  const zoom = Math.min(maxZoom, clampZoom(Number.isFinite(number) ? number : DEFAULT_ZOOM));
  const town = (query.get('town') ?? '').trim().slice(0, 100);
  if (!town) return { centre, zoom, maxZoom, town, message: null };
  const found = geography.towns(town)[0];
  if (!found) return { centre, zoom, maxZoom, town, message: 'town-not-found' };
  if (!(await geography.isInServiceArea(found)))
    return { centre, zoom, maxZoom, town, message: 'outside' };
  return { centre: { lat: found.lat, lng: found.lng }, zoom, maxZoom, town, message: null };
}
