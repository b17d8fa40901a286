import { serialize } from 'cookie';
import { HOST_COOKIE, readCookie } from '~/server/visit/cookies.server';

/** Specification: form engine, section 9; lookup, section 2 (Thank-you section). */
const NAME = 'referenceNumber';
const LIFETIME_SECONDS = 500;

/** Secure if the site is served over HTTPS; only the server reads it. Decision F-607. */
export const keepReference = (reference: string): string =>
  serialize(NAME, reference, { ...HOST_COOKIE, maxAge: LIFETIME_SECONDS });

/**
 * Returns the reference to show if it is well formed; the operator's references may have a
 * different format from ours.
 */
export function readReference(request: Request): string | null {
  const value = readCookie(request, NAME) ?? '';
  return /^[\x21-\x7e]{1,64}$/.test(value) ? value : null;
}
