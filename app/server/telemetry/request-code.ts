/** Letters and digits that nobody mistakes for each other on the telephone (Crockford's). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 4;

/**
 * What a visitor reads out on the telephone, of the id that the log has: a million different ones, enough to find one answer among those
 * of an hour that went wrong.
 */
export function codeOf(requestId: string): string {
  const bits = parseInt(requestId.slice(0, 5), 16) || 0;
  return Array.from({ length: LENGTH }, (_, place) => SIGNS[(bits >> (5 * (LENGTH - 1 - place))) & 31]).join('');
}
