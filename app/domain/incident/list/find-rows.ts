import { parsePostcode, parseSector } from '../../postcode';
import type { Incident } from '../incident';
import { streetsOf } from '../place/place-name';

/** "King's Lynn" is "kings lynn", without case, accents and punctuation. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’.]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const OUTCODE = /^[a-z]{1,2}\d[a-z\d]?$/i;

/** A text that is a county's name means that county, not a street or town with that prefix. */
export const countyNamed = (
  find: string,
  incidents: readonly Pick<Incident, 'county'>[],
): string | null =>
  [...new Set(incidents.map(({ county }) => county))].find(
    (county) => county !== null && fold(county) === fold(find),
  ) ?? null;

type Searchable = Pick<Incident, 'town' | 'county' | 'type' | 'streets' | 'sectors' | 'postcodes'>;

/**
 * By word prefixes of a county, town or street; by outcode or sector; or by a full postcode among
 * the affected ones, or whose sector is affected if none are named.
 */
export function finderOf(find: string): (incident: Searchable) => boolean {
  const postcode = parsePostcode(find);
  if (postcode) {
    return ({ postcodes, sectors }) =>
      postcodes.length > 0
        ? postcodes.includes(postcode.postcode)
        : sectors.includes(postcode.sector);
  }
  if (OUTCODE.test(find)) {
    // "NR33" is an outcode, and also how some write the sector NR3 3.
    const typed = find.toUpperCase();
    return ({ sectors }) =>
      sectors.some((sector) => sector.startsWith(`${typed} `) || sector.replace(' ', '') === typed);
  }
  const sector = parseSector(find);
  if (sector !== null) return ({ sectors }) => sectors.includes(sector);
  const words = fold(find).split(' ');
  return (incident) => {
    const { town, county, sectors } = incident;
    const text = ` ${fold([town, county, ...streetsOf(incident), ...sectors].join(' '))}`;
    return words.every((word) => text.includes(` ${word}`));
  };
}
