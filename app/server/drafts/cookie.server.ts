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

/** Whose drafts these are, from the signed cookie of a Cookie header; null without one, or where it was tampered with. It names nobody. */
export async function draftVisitor(header: string | null): Promise<string | null> {
  if (!header?.includes(`${DRAFT_COOKIE}=`)) return null;
  // A value that is not JSON in base64 counts as none, but parsing it may throw.
  const id: unknown = await cookie.parse(header).catch(() => null);
  return typeof id === 'string' && ID.test(id) ? id : null;
}

export const newDraftVisitor = (): string => randomBytes(16).toString('base64url');

/** The Set-Cookie value that keeps a visitor's drafts theirs for another day. Sent with every step, so that it ends with them. */
export const keepDraftVisitor = (visitor: string): Promise<string> => cookie.serialize(visitor);

/**
 * The query item of a redirect that follows the first Set-Cookie. It starts with _, so a form's address may carry it
 * (readFormQuery).
 */
const PROBE = '_kept';

/** Where a step leads: with the probe if this request came without the cookie, so that the next one shows whether the browser kept it. */
export function withCookieProbe(path: string, cameWithoutCookie: boolean): string {
  if (!cameWithoutCookie) return path;
  const [page = '', hash] = path.split('#');
  return `${page}${page.includes('?') ? '&' : '?'}${PROBE}=1${hash === undefined ? '' : `#${hash}`}`;
}

/** The items of an address, without the probe: it has told what it was for. */
export function withoutProbe(search: URLSearchParams): URLSearchParams {
  const items = new URLSearchParams(search);
  items.delete(PROBE);
  return items;
}

/** The address of a page that came with the probe and with the cookie: nobody copies or keeps what only we needed. Null for any other. */
export async function afterProbe(request: Request): Promise<string | null> {
  const { pathname, searchParams } = new URL(request.url);
  if (!searchParams.has(PROBE) || (await draftVisitor(request.headers.get('Cookie'))) === null) return null;
  const items = withoutProbe(searchParams).toString();
  return `${pathname}${items && `?${items}`}`;
}

/**
 * The browser was given the cookie and came back without it. The page then says so, with 105, instead of redirecting for ever:
 * without cookies a visitor gets a sentence, not a loop.
 */
export const refusesCookies = (search: URLSearchParams, visitor: string | null): boolean =>
  visitor === null && search.has(PROBE);
