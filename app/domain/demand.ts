export type DemandProblem = 'Missing' | 'NotNumber' | 'NotPositive' | 'TooLittle' | 'TooMuch';

/**
 * The kilovolt-amperes that the cost calculator accepts. 5000 itself is accepted (decision L-723).
 * Specification: lookup, section 9.
 */
export const LEAST_KVA = 1;
export const MOST_KVA = 5000;

/**
 * Parses a typed demand in kVA: digits, with an optional decimal point. Commas, signs other than a
 * minus, and exponents are invalid (L-724). Specification: lookup, section 5 "Calculator form".
 */
export function readDemand(
  text: string,
): { readonly kva: number } | { readonly problem: DemandProblem } {
  const typed = text.trim();
  if (typed === '') return { problem: 'Missing' };
  if (!/^-?(?:\d{1,12}(?:\.\d{0,6})?|\.\d{1,6})$/.test(typed)) return { problem: 'NotNumber' };
  const kva = Number(typed);
  if (kva <= 0) return { problem: 'NotPositive' };
  if (kva < LEAST_KVA) return { problem: 'TooLittle' };
  return kva > MOST_KVA ? { problem: 'TooMuch' } : { kva };
}

/** Formats an estimate in pounds, rounded to two figures: "£12,000" for 12,400.50. */
export const pounds = (amount: number): string =>
  new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: 'GBP',
    maximumSignificantDigits: 2,
  }).format(amount);
