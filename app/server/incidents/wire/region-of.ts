import { isInside } from '~/server/ports/geography/boundary';
import { outlines } from '~/server/ports/geography/outline';
import { realSectorCentres } from '~/server/ports/geography/sector-centres';
import type { WireShape } from './wire-incident';

/** The order of the outlines is that of the numbers of regions. */
const regions = outlines.slice(0, 3);

/**
 * The region of a record that does not number it: where its first place that is known lies, as the feed draws it, else by its
 * sectors; 0 where that is none of ours. What a feed calls its zones says nothing of regions.
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
