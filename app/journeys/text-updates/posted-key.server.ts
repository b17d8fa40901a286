import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { serialize } from 'cookie';
import { isFailure } from '~/domain/failure';
import { IdempotencyKey } from '~/server/lib/idempotency-key.server';
import { HOST_COOKIE, hostCookieName, readCookie } from '~/server/visit/cookies.server';

const NAME = hostCookieName('mpn_act');
const LIFETIME_SECONDS = 3600;
const ID = /^[\w-]{22}$/;

/** A sign-up that a browser is about to send. */
export interface Act {
  /** The idempotency key for the page's hidden input. */
  readonly key: string;
  /** For the answer that shows the page. */
  readonly headers: { readonly 'Set-Cookie': string };
}

/**
 * The pending sign-up of a browser on `page`. Reloading the page keeps its idempotency key until the sign-up succeeds, so a visitor whose
 * response was lost and who tries again signs up once.
 */
export function signUpAct(request: Request, page: string): Act {
  const kept = readCookie(request, NAME) ?? '';
  const id = ID.test(kept) ? kept : randomBytes(16).toString('base64url');
  return {
    key: createHash('sha256').update(`${id} ${page}`).digest('base64url'),
    headers: { 'Set-Cookie': serialize(NAME, id, { ...HOST_COOKIE, maxAge: LIFETIME_SECONDS }) },
  };
}

/** For the answer that says that it was taken: whatever comes next is another sign-up. */
export const signUpDone = (): string => serialize(NAME, '', { ...HOST_COOKIE, maxAge: 0 });

/** The key that a page was drawn with; anything else is a form that we did not draw, and gets a new one. */
export const postedKey = (fields: Record<string, string>): string =>
  IdempotencyKey.safeParse(fields['requestKey']).data ?? randomUUID();

/** Sends under this key; where that was used for other answers, as from a second tab, these are sent under a key of their own. */
export const sendOnce = <Answer>(key: string, send: (key: string) => Promise<Answer>): Promise<Answer> =>
  send(key).catch((error: unknown) => {
    if (!isFailure(error, 'invalid')) throw error;
    return send(randomUUID());
  });
