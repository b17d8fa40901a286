import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { serialize } from 'cookie';
import { isFailure } from '~/domain/failure';
import { IdempotencyKey } from '~/server/lib/idempotency-key.server';
import { HOST_COOKIE, hostCookieName, readCookie } from '~/server/visit/cookies.server';

const NAME = hostCookieName('mpn_act');
const LIFETIME_SECONDS = 3600;
const ID = /^[\w-]{22}$/;

export interface Act {
  readonly key: string;
  readonly headers: { readonly 'Set-Cookie': string };
}

/**
 * Reloading the page keeps its idempotency key until the sign-up succeeds, so a visitor whose
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

/** For the success response: anything after it is a new sign-up. */
export const signUpDone = (): string => serialize(NAME, '', { ...HOST_COOKIE, maxAge: 0 });

/**
 * For a form whose page is cached and has no key: pressed again with the same token and number, it
 * is the same sign-up.
 */
export const keyOfPress = (...parts: readonly [token: string, mobile: string, page: string]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/**
 * The page was rendered with this key; anything else did not come from our form and gets a new one.
 */
export const postedKey = (fields: Record<string, string>): string =>
  IdempotencyKey.safeParse(fields['requestKey']).data ?? randomUUID();

/** If the key was used for other answers, such as from a second tab, sends under a new one. */
export const sendOnce = <Answer>(
  key: string,
  send: (key: string) => Promise<Answer>,
): Promise<Answer> =>
  send(key).catch((error: unknown) => {
    if (!isFailure(error, 'invalid')) throw error;
    return send(randomUUID());
  });
