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
  /** For the response with the page. */
  readonly headers: { readonly 'Set-Cookie': string };
}

/**
 * Returns the browser's pending sign-up on `page`. Reloading the page keeps its idempotency key
 * until the sign-up succeeds, so a visitor whose response was lost and who tries again signs up
 * once.
 */
export function signUpAct(request: Request, page: string): Act {
  const kept = readCookie(request, NAME) ?? '';
  const id = ID.test(kept) ? kept : randomBytes(16).toString('base64url');
  return {
    key: createHash('sha256').update(`${id} ${page}`).digest('base64url'),
    headers: { 'Set-Cookie': serialize(NAME, id, { ...HOST_COOKIE, maxAge: LIFETIME_SECONDS }) },
  };
}

/** For the success response: anything after it is a new sign-up. */
export const signUpDone = (): string => serialize(NAME, '', { ...HOST_COOKIE, maxAge: 0 });

/**
 * Returns the key of a form whose page is cached and has none: pressed again with the same token and
 * number, it is the same sign-up.
 */
export const keyOfPress = (...parts: readonly [token: string, mobile: string, page: string]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/**
 * Returns the key the page was rendered with; anything else did not come from our form and gets a
 * new key.
 */
export const postedKey = (fields: Record<string, string>): string =>
  IdempotencyKey.safeParse(fields['requestKey']).data ?? randomUUID();

/**
 * Sends under this key; if it was used for other answers, such as from a second tab, sends under a
 * new one.
 */
export const sendOnce = <Answer>(
  key: string,
  send: (key: string) => Promise<Answer>,
): Promise<Answer> =>
  send(key).catch((error: unknown) => {
    if (!isFailure(error, 'invalid')) throw error;
    return send(randomUUID());
  });
