import type { Position } from '../position';

export const crossesEast = (from: Position, to: Position, { lat, lng }: Position): boolean =>
  to.lat > lat !== from.lat > lat &&
  lng < to.lng + ((lat - to.lat) / (from.lat - to.lat)) * (from.lng - to.lng);

/**
 * The ring doesn't repeat its first point. Our own code, because libraries need rings in their own
 * format: docs/decisions/libraries.md.
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
