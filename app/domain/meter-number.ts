import { withoutInvisible } from './typed';

/**
 * The number printed on a meter: 1 to 10 letters or digits, returned in capitals without spaces;
 * null for anything else.
 */
export function parseMeterNumber(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > 40) return null;
  const number = withoutInvisible(text).replace(/\s/g, '').toUpperCase();
  return /^[A-Z0-9]{1,10}$/.test(number) ? number : null;
}
