import type { NamedPlace } from '~/domain/map/places';
import packed from '~/server/ports/geography/data/towns.json';

/** The towns of the area and just round it, largest first: the names that maps carry. */
export const mapTowns: readonly NamedPlace[] = packed
  .map(([name, , lat, lng]) => ({ name: String(name), lat: Number(lat), lng: Number(lng) }))
  .filter(({ lat, lng }) => lat > 50.5 && lat < 53.3 && lng > -1.4 && lng < 2);
