import { withoutInvisible } from './typed';

/**
 * Parses the number printed on a meter: 1 to 10 letters or digits, returned in capitals without
 * spaces; null for anything else. Specification: journeys, sections 5 and 9.
 */
export function parseMeterNumber(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > 40) return null;
  const number = withoutInvisible(text).replace(/\s/g, '').toUpperCase();
  return /^[A-Z0-9]{1,10}$/.test(number) ? number : null;
}
