import type { Position } from '../position';
import { inRing } from './in-ring';

type Ring = readonly Position[];
type Coordinates = [number, number][];

const closed = (ring: Ring): Coordinates =>
  [...ring, ...ring.slice(0, 1)].map(({ lat, lng }) => [lng, lat]);

/**
 * As GeoJSON: islands as separate polygons, lakes inside their polygon. The wire has no such
 * structure: a point is inside if it lies in an odd number of rings.
 */
export function polygonsOf(rings: readonly Ring[]): Coordinates[][] {
  const real = rings.filter((ring) => ring.length > 2);
  const outerRings = real.map((ring) =>
    real.filter((other) => other !== ring && ring[0] && inRing(other, ring[0])),
  );
  const polygons = new Map<Ring, Coordinates[]>();
  real.forEach((ring, index) => {
    if (outerRings[index]?.length !== undefined && outerRings[index].length % 2 === 0)
      polygons.set(ring, [closed(ring)]);
  });
  real.forEach((ring, index) => {
    const outside = outerRings[index] ?? [];
    if (outside.length % 2 === 0) return;
    // The innermost surrounding ring has the most rings around itself.
    const [owner] = [...outside].sort(
      (a, b) =>
        (outerRings[real.indexOf(b)]?.length ?? 0) - (outerRings[real.indexOf(a)]?.length ?? 0),
    );
    if (owner) polygons.get(owner)?.push(closed(ring));
  });
  return [...polygons.values()];
}
