import { serialize } from 'cookie';
import { HOST_COOKIE, readCookie } from '~/server/visit/cookies.server';

const NAME = 'referenceNumber';
const LIFETIME_SECONDS = 500;

/** Secure if the site is served over HTTPS; only the server reads it (F-607). */
export const keepReference = (reference: string): string =>
  serialize(NAME, reference, { ...HOST_COOKIE, maxAge: LIFETIME_SECONDS });

/** Null unless well formed; the operator's references may have a different format from ours. */
export function readReference(request: Request): string | null {
  const value = readCookie(request, NAME) ?? '';
  return /^[\x21-\x7e]{1,64}$/.test(value) ? value : null;
}
