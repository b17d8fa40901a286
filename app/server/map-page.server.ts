import { readPlace } from '~/domain/map/pin-request';
import { clampZoom, DEFAULT_ZOOM } from '~/domain/map/view';
import type { Position } from '~/domain/position';
import type { Geography } from './geography/geography';

export interface MapTarget {
  /** Null shows the whole area. */
  readonly centre: Position | null;
  readonly zoom: number;
  readonly town: string;
  readonly message: 'town-not-found' | 'outside' | null;
}

/**
 * What the map is asked to show: a town, a place or everything. A town that is not found, and one outside the area, leave the
 * map where it was and say so. Specification: lookup, sections 2 "Map view" and 8; decision L-702.
 */
export async function mapTarget(query: URLSearchParams, geography: Geography): Promise<MapTarget> {
  const asked = readPlace(query.get('lat'), query.get('lng'));
  const centre = asked === 'nonsense' ? null : asked;
  const number = Number(query.get('z') || DEFAULT_ZOOM);
  const zoom = clampZoom(Number.isFinite(number) ? number : DEFAULT_ZOOM);
  const town = (query.get('town') ?? '').trim().slice(0, 100);
  if (!town) return { centre, zoom, town, message: null };
  const found = geography.towns(town)[0];
  if (!found) return { centre, zoom, town, message: 'town-not-found' };
  if (!(await geography.isInServiceArea(found))) return { centre, zoom, town, message: 'outside' };
  return { centre: { lat: found.lat, lng: found.lng }, zoom, town, message: null };
}
