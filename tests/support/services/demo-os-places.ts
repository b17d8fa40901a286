import { demoPlaces, demoSectors } from '#demo/places/places';
import type { Position } from '~/domain/position';
import { geocodeText } from '~/server/ports/geography/geocode';
import { createSectorCentres, realSectorCentres } from '~/server/ports/geography/sector-centres';
import { osPlacesService } from './os-places';

/** Our sectors where the demonstration has them, others where they really are. */
export function demoPositions(): (postcode: string) => Position | null {
  const ours = createSectorCentres(demoSectors());
  const real = realSectorCentres();
  return (postcode) => geocodeText(postcode, ours) ?? geocodeText(postcode, real);
}

/** OS Places over the premises of the demonstration that its power cuts and examples are about. */
export const demoOsPlaces = () =>
  osPlacesService(
    demoPlaces().filter(({ postcode }) => postcode.endsWith('9ZA')),
    demoPositions(),
  );
