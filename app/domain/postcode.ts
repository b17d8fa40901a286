import { isValid } from 'postcode';
import { bareOf } from './typed';

/**
 * Royal Mail's 124 postcode areas: the 121 of the United Kingdom, Guernsey, Jersey and the Isle of
 * Man (L-678).
 */
const AREAS = new Set(
  (
    'AB AL B BA BB BD BH BL BN BR BS BT CA CB CF CH CM CO CR CT CV CW DA DD DE DG DH DL DN DT DY E EC EH EN EX FK FY G GL ' +
    'GU GY HA HD HG HP HR HS HU HX IG IM IP IV JE KA KT KW KY L LA LD LE LL LN LS LU M ME MK ML N NE NG NN NP NR NW OL OX ' +
    'PA PE PH PL PO PR RG RH RM S SA SE SG SK SL SM SN SO SP SR SS ST SW SY TA TD TF TN TQ TR TS TW UB W WA WC WD WF WN ' +
    'WR WS WV YO ZE'
  ).split(' '),
);

const SECTOR = /^([A-Z]{1,2}\d[A-Z\d]?)(\d)$/;
/** Longer than any postcode with a space between all its characters: longer text is not parsed. */
const LONGEST_TEXT = 30;

export interface Postcode {
  /** "CB1 9ZA" */
  readonly postcode: string;
  /** "CB1" */
  readonly outcode: string;
  /** "CB1 9" */
  readonly sector: string;
  /** "CB" */
  readonly area: string;
}

/** Nearly all postcodes, of which feeds have thousands, need no more than this. */
const PLAIN = /^[A-Z\d ]*$/;

/** Upper case without separators; empty if it cannot be a postcode. */
function compact(text: unknown): string {
  if (typeof text !== 'string' || text.length > LONGEST_TEXT) return '';
  return PLAIN.test(text) ? text.replace(/ /g, '') : bareOf(text).toUpperCase();
}

const areaOf = (outcode: string) => (/^[A-Z]+/.exec(outcode) ?? [''])[0];

/** Also true if its area does not exist, such as "ZZ9 9ZZ". */
export const looksLikePostcode = (text: unknown): boolean => isValid(compact(text));

/** Ignores case, spaces and brackets; null if its area does not exist (L-678). */
export function parsePostcode(text: unknown): Postcode | null {
  const letters = compact(text);
  if (letters.length < 5 || !isValid(letters)) return null;
  const outcode = letters.slice(0, -3);
  const area = areaOf(outcode);
  if (!AREAS.has(area)) return null;
  const incode = letters.slice(-3);
  return {
    postcode: `${outcode} ${incode}`,
    outcode,
    sector: `${outcode} ${incode.charAt(0)}`,
    area,
  };
}

/** "CB1 9" from "cb19" or "CB1 9"; null for a full postcode, an outcode or anything else. */
export function parseSector(text: unknown): string | null {
  const match = SECTOR.exec(compact(text));
  const [, outcode, digit] = match ?? [];
  return outcode && digit && AREAS.has(areaOf(outcode)) ? `${outcode} ${digit}` : null;
}

/** Null for anything but a full postcode. */
export const sectorOf = (postcode: unknown): string | null =>
  parsePostcode(postcode)?.sector ?? null;
