import { serialize } from 'cookie';
import { z } from 'zod';
import { HOST_COOKIE, hostCookieName, readCookie } from '~/server/visit/cookies.server';
import { env } from '~/server/env.server';
import { createEncrypter } from '~/server/lib/encrypt.server';

const NAME = hostCookieName('mpn_finder');
/** Long enough to choose an address, or to read a thank-you again. */
const LIFETIME_SECONDS = 30 * 60;

const encrypter = createEncrypter(env.SECRETS, 'mpan finder');

const Kept = z.object({
  /** Which form it is for. */
  form: z.string(),
  /** What was typed before the address search took over. */
  values: z.record(z.string()).optional(),
  /** What was accepted. */
  sent: z.object({ email: z.string(), reference: z.string(), later: z.boolean() }).optional(),
});
export type Kept = z.output<typeof Kept>;

/** What a form of the finder keeps of a visitor between two pages: encrypted, in the visitor's cookie, for half an hour. */
export function readKept(request: Request, form: string): Kept | null {
  const text = encrypter.decrypt(readCookie(request, NAME) ?? '', NAME);
  if (text === null) return null;
  try {
    const kept = Kept.parse(JSON.parse(text));
    return kept.form === form ? kept : null;
  } catch {
    return null;
  }
}

/** The Set-Cookie value that keeps it; nothing to keep ends the cookie. */
export const writeKept = (kept: Kept | null): string =>
  serialize(NAME, kept ? encrypter.encrypt(JSON.stringify(kept), NAME) : '', {
    ...HOST_COOKIE,
    maxAge: kept ? LIFETIME_SECONDS : 0,
  });
