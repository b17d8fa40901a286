import { inRing } from '~/domain/map/in-ring';
import type { Position } from '~/domain/position';
import type { BoundaryPolygon } from './geography';

/** Index of the service area. Specification: lookup, section 9. */
const SERVICE_AREA = 3;

/**
 * Returns whether the point lies in an odd number of rings, which handles both islands and holes.
 * api.openapi.yaml, BoundaryPolygon.
 */
export const isInside = ({ paths }: Pick<BoundaryPolygon, 'paths'>, point: Position): boolean =>
  paths.filter((ring) => inRing(ring, point)).length % 2 === 1;

/**
 * Returns whether the boundaries contain a point: the fourth decides; with fewer than four, the
 * union. Null without any. Decision L-700.
 */
export function areaHolds(boundaries: readonly BoundaryPolygon[], point: Position): boolean | null {
  const area = boundaries[SERVICE_AREA];
  if (area) return isInside(area, point);
  return boundaries.length === 0 ? null : boundaries.some((boundary) => isInside(boundary, point));
}
