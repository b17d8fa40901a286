import { randomBytes } from 'node:crypto';
import { createCookie } from '@remix-run/node';
import { SECOND } from '~/domain/instant';
import { env } from '../env.server';
import { DRAFT_LIFETIME } from './drafts';

export const DRAFT_COOKIE = 'mpn_draft';

const cookie = createCookie(DRAFT_COOKIE, {
  secrets: [env.SESSION_SECRET],
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  maxAge: DRAFT_LIFETIME / SECOND,
  secure: env.BASE_URL.startsWith('https:'),
});

const ID = /^[\w-]{22}$/;

/** Whose drafts these are, from the signed cookie; null without one, or where it was tampered with. It names nobody. */
export async function draftVisitor(request: Request): Promise<string | null> {
  const header = request.headers.get('Cookie');
  if (!header?.includes(`${DRAFT_COOKIE}=`)) return null;
  // A value that is no base64 of JSON reads as nothing, but may throw on the way there.
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

/** Where a step goes on to: with the probe when this request came without the cookie, so that the next one shows whether it holds. */
export function withCookieProbe(path: string, cameWithoutCookie: boolean): string {
  if (!cameWithoutCookie) return path;
  const [page = '', hash] = path.split('#');
  return `${page}${page.includes('?') ? '&' : '?'}${PROBE}=1${hash === undefined ? '' : `#${hash}`}`;
}

/**
 * The browser was given the cookie and came back without it. The page then says so, with 105, instead of going round:
 * without cookies a visitor gets a sentence, not a loop.
 */
export const refusesCookies = (request: Request, visitor: string | null): boolean =>
  visitor === null && new URL(request.url).searchParams.has(PROBE);
