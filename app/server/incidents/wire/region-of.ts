import { isInside } from '~/server/ports/geography/boundary';
import { outlines } from '~/server/ports/geography/outline';
import { realSectorCentres } from '~/server/ports/geography/sector-centres';
import type { WireShape } from './wire-incident';

/** The outlines are in the order of region numbers. */
const regions = outlines.slice(0, 3);

/**
 * Returns the region of a record that does not number it: by its first known position in the feed,
 * else by its sectors; 0 if it is not ours. The feed's zones say nothing about regions.
 */
export function regionOf(
  sectors: readonly string[],
  shapes: readonly Pick<WireShape, 'Center' | 'Coordinates'>[],
): number {
  const drawn = shapes.map(({ Center, Coordinates }) => Center ?? Coordinates[0] ?? null);
  for (const place of [...drawn, ...sectors.map(realSectorCentres().placeOf)]) {
    const region = place === null ? 0 : regions.findIndex((one) => isInside(one, place)) + 1;
    if (region > 0) return region;
  }
  return 0;
}
