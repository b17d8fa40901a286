import { demoSectors } from '../places/places';
import { scenarioPlaces } from '../places/scenarios';

let byPostcode: ReadonlyMap<string, string> | null = null;
const namesByStreet = (): ReadonlyMap<string, string> =>
  (byPostcode ??= new Map([
    ...demoSectors().flatMap(({ postcodes, streets }) =>
      postcodes.map((postcode, index): [string, string] => [
        postcode,
        streets[index] ?? 'High Street',
      ]),
    ),
    ...scenarioPlaces().map(({ postcode, street }): [string, string] => [postcode, street]),
  ]));

/** As the feed names them; none for a power cut in one home. */
export function streetNames(
  postcodes: readonly string[],
  type: number,
): { StreetNames?: readonly string[] } {
  const streets =
    type === 1
      ? []
      : [...new Set(postcodes.flatMap((postcode) => namesByStreet().get(postcode) ?? []))];
  return streets.length > 0 ? { StreetNames: streets } : {};
}

/** One street for a low voltage fault (`chance` from 0 to 1 selects it), else the whole sector. */
export function cutOff(
  postcodes: readonly string[],
  type: number,
  chance: number,
): readonly string[] {
  const at = Math.floor(chance * postcodes.length);
  return type === 2 ? postcodes.slice(at, at + 1) : postcodes;
}
