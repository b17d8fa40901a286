import { isEmailLike } from './offers/email';

/**
 * An e-mail address as it can be sent to, without the spaces that came with it; null for anything else.
 * Specification: journeys, section 5 (MPAN forms).
 */
export function parseEmailAddress(text: unknown): string | null {
  if (typeof text !== 'string' || text.length > 300) return null;
  const address = text.trim();
  return isEmailLike(address) ? address : null;
}
