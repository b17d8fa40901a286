import type { Address } from '~/domain/address';
import { parsePostcode } from '~/domain/postcode';

/** Specification: form engine, section 9 "address line maximums 50, 50, 50, 30". */
const LONGEST = 50;
/** Returns an address line at its greatest length. */
export const cutLine = (line: string): string => [...line].slice(0, LONGEST).join('').trim();

/** Joins a bare house number with the next line: "4" and "Lantern Street". */
const joinNumber = ([first = '', second, ...rest]: readonly string[]): readonly string[] =>
  second !== undefined && /^\d+[a-z]?$/i.test(first)
    ? [`${first} ${second}`, ...rest]
    : [first, ...(second === undefined ? [] : [second]), ...rest];

/**
 * Returns a directory address as the answer to an address question. Specification: form engine,
 * section 3.
 */
export function answerFrom(
  address: Pick<Address, 'fullAddress' | 'houseName' | 'houseNo' | 'postcode' | 'mpan'>,
) {
  const written = address.fullAddress
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && parsePostcode(part) === null);
  const lines = joinNumber(written);
  const town = lines.length > 1 ? (lines.at(-1) ?? '') : '';
  const between = lines.slice(1, -1).join(', ');
  return {
    addressLine1: cutLine(lines[0] || address.houseName || address.houseNo || address.postcode),
    addressLine2: cutLine(between),
    addressLine3: cutLine(town),
    addressLine4: '',
    postcode: address.postcode,
    mpan: address.mpan ?? '',
    manuallyEnteredAddress: false,
  };
}
