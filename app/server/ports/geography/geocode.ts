import { parsePostcode, parseSector } from '~/domain/postcode';
import type { Position } from '~/domain/position';
import type { SectorCentres } from './sector-centres';
import { foldName, townNamed } from './towns';

const MOST_WORDS = 12;
const POSTCODE = /\b[a-z]{1,2}\d[a-z\d]?\s{0,3}\d[a-z]{2}\b/i;

/**
 * The longest run of words at the end: "4 Lantern Street Bury St Edmunds" is in Bury St Edmunds.
 */
function townOf(text: string): Position | null {
  const words = foldName(text).split(' ').slice(-MOST_WORDS);
  for (let end = words.length; end > 0; end -= 1) {
    for (let start = 0; start < end; start += 1) {
      const town = townNamed(words.slice(start, end).join(' '));
      if (town) return { lat: town.lat, lng: town.lng };
    }
  }
  return null;
}

export function geocodeText(text: string, centres: SectorCentres): Position | null {
  const wanted = text.slice(0, 200);
  const postcode = parsePostcode(POSTCODE.exec(wanted)?.[0]);
  const sector = postcode?.sector ?? parseSector(wanted);
  if (sector) return centres.placeOf(sector);
  return townOf(wanted);
}
