import { serialize } from 'cookie';
import { DAY, HOUR } from '~/domain/time/instant';
import { HOST_COOKIE, hostCookieName, readCookie } from '~/server/visit/cookies.server';
import { env } from '../env.server';
import { sameSecret } from '~/server/lib/same-secret.server';
import { isSigned, sign } from './token';

const EDITOR_COOKIE = hostCookieName('mpn_editor');
const SHIFT = 8 * HOUR;
const KNOWN = 90 * DAY;

export const editorsAllowed = (): boolean => env.EDITOR_KEY !== undefined;
export const isEditorKey = (key: string): boolean =>
  env.EDITOR_KEY !== undefined && sameSecret(key, env.EDITOR_KEY);

/** Signed in for one shift, and known again after it. Changing EDITOR_KEY ends all of them. */
export function keepEditor(now: number): string {
  const until = String(now + SHIFT);
  const value = `${until}.${sign(env.SESSION_SECRET, `editor ${env.EDITOR_KEY}`, until)}`;
  return serialize(EDITOR_COOKIE, value, {
    ...HOST_COOKIE,
    sameSite: 'strict',
    maxAge: KNOWN / 1000,
  });
}

export function shiftEndOf(request: Request, now: number): number | null {
  const [until = '', signature = ''] = (readCookie(request, EDITOR_COOKIE) ?? '').split('.');
  const isOurs =
    editorsAllowed() && isSigned(env.SESSION_SECRET, `editor ${env.EDITOR_KEY}`, until, signature);
  return isOurs && now - Number(until) < KNOWN ? Number(until) : null;
}

export const isEditor = (request: Request, now: number): boolean =>
  (shiftEndOf(request, now) ?? 0) > now;
