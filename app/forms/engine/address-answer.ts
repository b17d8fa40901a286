import type { Address } from '~/domain/address';
import { parsePostcode } from '~/domain/postcode';

const LONGEST = 50;
export const cutLine = (line: string): string => [...line].slice(0, LONGEST).join('').trim();

/** "4" and "Lantern Street" become one line. */
const joinNumber = ([first = '', second, ...rest]: readonly string[]): readonly string[] =>
  second !== undefined && /^\d+[a-z]?$/i.test(first)
    ? [`${first} ${second}`, ...rest]
    : [first, ...(second === undefined ? [] : [second]), ...rest];

export type DirectoryAddress = Pick<
  Address,
  'fullAddress' | 'houseName' | 'houseNo' | 'postcode' | 'mpan' | 'dno'
>;

/** The last of several parts of the full address counts as the town. */
export function answerFrom(address: Omit<DirectoryAddress, 'dno'>) {
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
