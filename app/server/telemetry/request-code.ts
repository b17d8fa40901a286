/** Letters and digits that are not confused on the phone (Crockford's). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 4;

/** For the phone: a million codes, enough to find one response among an hour's errors. */
export function codeOf(requestId: string): string {
  const bits = parseInt(requestId.slice(0, 5), 16) || 0;
  return Array.from(
    { length: LENGTH },
    (_, place) => SIGNS[(bits >> (5 * (LENGTH - 1 - place))) & 31],
  ).join('');
}
