import { demoSectors } from '../places/places';
import { scenarioPlaces } from '../places/scenarios';

let byPostcode: ReadonlyMap<string, string> | null = null;
const known = (): ReadonlyMap<string, string> =>
  (byPostcode ??= new Map([
    ...demoSectors().flatMap(({ postcodes, streets }) =>
      postcodes.map((postcode, index): [string, string] => [postcode, streets[index] ?? 'High Street']),
    ),
    ...scenarioPlaces().map(({ postcode, street }): [string, string] => [postcode, street]),
  ]));

/** The streets that addresses of these postcodes lie on, as the feed names them; nothing for a cut at one home. */
export function streetNames(postcodes: readonly string[], type: number): { StreetNames?: readonly string[] } {
  const streets = type === 1 ? [] : [...new Set(postcodes.flatMap((postcode) => known().get(postcode) ?? []))];
  return streets.length > 0 ? { StreetNames: streets } : {};
}

/** What a fault on a low voltage cable cuts off is one street (`chance` from 0 to 1 says which); others take the whole sector. */
export function cutOff(postcodes: readonly string[], type: number, chance: number): readonly string[] {
  const at = Math.floor(chance * postcodes.length);
  return type === 2 ? postcodes.slice(at, at + 1) : postcodes;
}
