import type { Position } from '../position';

/**
 * Returns whether a ring, whose first point is not repeated, contains a point: a line from the
 * point to the right crosses it an odd number of times. Our own code, because libraries need rings
 * in their own format: docs/decisions/libraries.md.
 */
export function inRing(ring: readonly Position[], { lat, lng }: Position): boolean {
  let odd = false;
  let previous = ring.at(-1);
  for (const corner of ring) {
    if (previous && corner.lat > lat !== previous.lat > lat) {
      const crossing =
        corner.lng +
        ((lat - corner.lat) / (previous.lat - corner.lat)) * (previous.lng - corner.lng);
      if (lng < crossing) odd = !odd;
    }
    previous = corner;
  }
  return odd;
}
