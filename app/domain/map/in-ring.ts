import type { Position } from '../position';

/** Returns whether a line from a point to the east crosses the line between two corners. */
export const crossesEast = (from: Position, to: Position, { lat, lng }: Position): boolean =>
  to.lat > lat !== from.lat > lat &&
  lng < to.lng + ((lat - to.lat) / (from.lat - to.lat)) * (from.lng - to.lng);

/**
 * Returns whether a ring, whose first point is not repeated, contains a point: a line from the
 * point to the right crosses it an odd number of times. Our own code, because libraries need rings
 * in their own format: docs/decisions/libraries.md.
 */
export function inRing(ring: readonly Position[], point: Position): boolean {
  let odd = false;
  let previous = ring.at(-1);
  for (const corner of ring) {
    if (previous && crossesEast(previous, corner, point)) odd = !odd;
    previous = corner;
  }
  return odd;
}
