export type DemandProblem = 'Missing' | 'NotNumber' | 'NotPositive' | 'TooLittle' | 'TooMuch';

/** In kilovolt-amperes; 5000 itself is accepted (L-723). */
export const LEAST_KVA = 1;
export const MOST_KVA = 5000;

/**
 * Digits in kVA, with an optional decimal point. Commas, signs other than a minus, and exponents
 * are invalid (L-724).
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

/** Rounded to two figures: "£12,000" for 12,400.50. */
export const pounds = (amount: number): string =>
  new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: 'GBP',
    maximumSignificantDigits: 2,
  }).format(amount);
