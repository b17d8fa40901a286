import { REGIONS } from '~/domain/region';
import { inRing } from '~/domain/map/in-ring';
import type { Position } from '~/domain/position';
import type { BoundaryPolygon } from './port';

/** The service area comes after the regions. */
const SERVICE_AREA = REGIONS.length;

/** An odd number of rings, which handles both islands and holes. */
export const isInside = ({ paths }: Pick<BoundaryPolygon, 'paths'>, point: Position): boolean =>
  paths.filter((ring) => inRing(ring, point)).length % 2 === 1;

/**
 * The service area decides; without it, the union of the regions. Null without any. Decision L-700.
 */
export function areaHolds(boundaries: readonly BoundaryPolygon[], point: Position): boolean | null {
  const area = boundaries[SERVICE_AREA];
  if (area) return isInside(area, point);
  return boundaries.length === 0 ? null : boundaries.some((boundary) => isInside(boundary, point));
}

/** How far outside the drawn area a home may still be ours: outlines are simplified. */
const MARGIN_KM = 1;
const KM_OF_A_DEGREE = 111.32;
const AROUND: readonly (readonly [north: number, east: number])[] = [
  ...[0, 45, 90, 135, 180, 225, 270, 315].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return [Math.cos(angle), Math.sin(angle)] as const;
  }),
];

/**
 * 1 to 3; 0 if the point is in our area or within a kilometre of it, because it is worse to turn a
 * customer away than to find no incident; null outside, and null without any boundaries.
 */
export function regionAt(boundaries: readonly BoundaryPolygon[], point: Position): number | null {
  const region = boundaries
    .slice(0, SERVICE_AREA)
    .findIndex((boundary) => isInside(boundary, point));
  if (region >= 0) return region + 1;
  const lat = MARGIN_KM / KM_OF_A_DEGREE;
  const lng = lat / Math.cos((point.lat * Math.PI) / 180);
  const isNear = [[0, 0] as const, ...AROUND].some(([north, east]) =>
    areaHolds(boundaries, { lat: point.lat + north * lat, lng: point.lng + east * lng }),
  );
  return isNear ? 0 : null;
}
