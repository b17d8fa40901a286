import { bareOf } from './typed';

const PRIMES = [3, 5, 7, 13, 17, 19, 23, 29, 31, 37, 41, 43];

/** The sum of each of the twelve digits times its prime, modulo 11, modulo 10. */
const checkDigit = (digits: string): number =>
  (PRIMES.reduce((sum, prime, index) => sum + prime * Number(digits.charAt(index)), 0) % 11) % 10;

export function withCheckDigit(twelve: string): string {
  if (!/^\d{12}$/.test(twelve))
    throw new RangeError('A meter point number starts with twelve digits');
  return `${twelve}${checkDigit(twelve)}`;
}

/** 13 digits with any separators and a valid check digit; null for anything else. */
export function parseMpan(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > 40) return null;
  const digits = bareOf(text);
  return /^\d{13}$/.test(digits) && Number(digits.charAt(12)) === checkDigit(digits)
    ? digits
    : null;
}

/** Its first two digits, such as 10 for East England. */
export const distributorIdOf = (mpan: string): number => Number(mpan.slice(0, 2));
