import { serialize } from 'cookie';
import { HOUR } from '~/domain/time/instant';
import { HOST_COOKIE, hostCookieName, readCookie } from '~/server/visit/cookies.server';
import { env } from '../env.server';
import { sameSecret } from '~/server/lib/same-secret.server';
import { isSigned, sign } from './token';

const EDITOR_COOKIE = hostCookieName('mpn_editor');
const SHIFT = 8 * HOUR;

/** Returns whether the protected page exists: only if EDITOR_KEY is set. */
export const editorsAllowed = (): boolean => env.EDITOR_KEY !== undefined;
export const isEditorKey = (key: string): boolean =>
  env.EDITOR_KEY !== undefined && sameSecret(key, env.EDITOR_KEY);

/**
 * Returns a cookie that keeps an editor signed in for one shift. Changing EDITOR_KEY ends all of
 * them.
 */
export function keepEditor(now: number): string {
  const until = String(now + SHIFT);
  const value = `${until}.${sign(env.SESSION_SECRET, `editor ${env.EDITOR_KEY}`, until)}`;
  return serialize(EDITOR_COOKIE, value, {
    ...HOST_COOKIE,
    sameSite: 'strict',
    maxAge: SHIFT / 1000,
  });
}

export function isEditor(request: Request, now: number): boolean {
  const [until = '', signature = ''] = (readCookie(request, EDITOR_COOKIE) ?? '').split('.');
  return (
    editorsAllowed() &&
    Number(until) > now &&
    isSigned(env.SESSION_SECRET, `editor ${env.EDITOR_KEY}`, until, signature)
  );
}
