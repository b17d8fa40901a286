import { serialize } from 'cookie';
import { z } from 'zod';
import { HOST_COOKIE, hostCookieName, readCookie } from '~/server/visit/cookies.server';
import { env } from '~/server/env.server';
import { createEncrypter } from '~/server/lib/encrypt.server';

const NAME = hostCookieName('mpn_finder');
/** Long enough to choose an address, or to reread a thank-you page. */
const LIFETIME_SECONDS = 30 * 60;

const encrypter = createEncrypter(env.SECRETS, 'mpan finder');

const FinderDraft = z.object({
  form: z.string(),
  values: z.record(z.string()).optional(),
  sent: z.object({ email: z.string(), reference: z.string(), later: z.boolean() }).optional(),
});
export type FinderDraft = z.output<typeof FinderDraft>;

/** From the visitor's encrypted cookie, which lasts half an hour. */
export function readFinderDraft(request: Request, form: string): FinderDraft | null {
  const text = encrypter.decrypt(readCookie(request, NAME) ?? '', NAME);
  if (text === null) return null;
  try {
    const kept = FinderDraft.parse(JSON.parse(text));
    return kept.form === form ? kept : null;
  } catch {
    return null;
  }
}

/** Null deletes the cookie. */
export const writeFinderDraft = (kept: FinderDraft | null): string =>
  serialize(NAME, kept ? encrypter.encrypt(JSON.stringify(kept), NAME) : '', {
    ...HOST_COOKIE,
    maxAge: kept ? LIFETIME_SECONDS : 0,
  });
