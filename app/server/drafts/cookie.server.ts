import { randomBytes } from 'node:crypto';
import { createCookie } from '@remix-run/node';
import { SECOND } from '~/domain/time/instant';
import { HOST_COOKIE, hostCookieName } from '~/server/visit/cookies.server';
import { env } from '../env.server';
import { DRAFT_LIFETIME } from './drafts';

export const DRAFT_COOKIE = hostCookieName('mpn_draft');

const cookie = createCookie(DRAFT_COOKIE, {
  ...HOST_COOKIE,
  secrets: [env.SECRETS.current, ...env.SECRETS.earlier],
  maxAge: DRAFT_LIFETIME / SECOND,
});

const ID = /^[\w-]{22}$/;

export async function draftVisitor(header: string | null): Promise<string | null> {
  if (!header?.includes(`${DRAFT_COOKIE}=`)) return null;
  // Parsing throws if the value isn't base64-encoded JSON.
  const id: unknown = await cookie.parse(header).catch(() => null);
  return typeof id === 'string' && ID.test(id) ? id : null;
}

export const newDraftVisitor = (): string => randomBytes(16).toString('base64url');

/** Extends the draft cookie by a day. Sent with every step, so it expires with the drafts. */
export const keepDraftVisitor = (visitor: string): Promise<string> => cookie.serialize(visitor);

/** Starts with _, so a form's URL may have it (readFormQuery). */
const PROBE = '_kept';

/** Only if this request had no cookie; the next request then shows if the browser stored it. */
export function withCookieProbe(path: string, cameWithoutCookie: boolean): string {
  if (!cameWithoutCookie) return path;
  const [page = '', hash] = path.split('#');
  return `${page}${page.includes('?') ? '&' : '?'}${PROBE}=1${hash === undefined ? '' : `#${hash}`}`;
}

export function withoutProbe(search: URLSearchParams): URLSearchParams {
  const items = new URLSearchParams(search);
  items.delete(PROBE);
  return items;
}

/** Null unless the cookie arrived. Without the probe, so nobody copies it. */
export async function afterProbe(request: Request): Promise<string | null> {
  const { pathname, searchParams } = new URL(request.url);
  if (!searchParams.has(PROBE) || (await draftVisitor(request.headers.get('Cookie'))) === null)
    return null;
  const items = withoutProbe(searchParams).toString();
  return `${pathname}${items && `?${items}`}`;
}

/**
 * The browser came back without the cookie we set. The page then says so and gives the 105 number,
 * instead of redirecting for ever.
 */
export const refusesCookies = (search: URLSearchParams, visitor: string | null): boolean =>
  visitor === null && search.has(PROBE);
