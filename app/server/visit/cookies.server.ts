import { parse, serialize } from 'cookie';
import { env } from '~/server/env.server';

export const YEAR_SECONDS = 365 * 24 * 60 * 60;

export type Cookies = Readonly<Record<string, string | undefined>>;

/**
 * Pages and the page cache's key both use this, so that they agree (docs/decisions/serving.md).
 * Node limits the header to 16 kB; parsing is linear and never throws.
 */
export const cookiesIn = (header: string | null | undefined): Cookies => parse(header ?? '');

export const cookiesOf = (request: Request): Cookies => cookiesIn(request.headers.get('Cookie'));
export const readCookie = (request: Request, name: string): string | undefined =>
  cookiesOf(request)[name];

const isSecure = env.BASE_URL.startsWith('https:');

export const HOST_COOKIE = {
  path: '/',
  httpOnly: true,
  sameSite: 'lax',
  secure: isSecure,
} as const;

/** `__Host-`: browsers only accept the cookie from this host, not others of the same domain. */
export const hostCookieName = (name: string): string => (isSecure ? `__Host-${name}` : name);

/** Without personal data, valid for twelve months. */
export const keepCookie = (name: string, value: string): string =>
  serialize(name, value, { ...HOST_COOKIE, maxAge: YEAR_SECONDS });

/** Of the last minutes (journeys/text-updates/texted.server.ts). */
export const TEXTED_COOKIE = hostCookieName('mpn_texted');

/** Hold what a visitor searched for or entered. Preferences aren't included. */
const OF_A_VISITOR = [
  ...['mpn_visit', 'mpn_draft', 'mpn_finder', 'mpn_offers'].map(hostCookieName),
  'referenceNumber',
];

export const tellOfVisitor = (cookies: Cookies): boolean =>
  OF_A_VISITOR.some((name) => cookies[name] !== undefined);
export const knowsVisitor = (request: Request): boolean => tellOfVisitor(cookiesOf(request));

/** Pages, waiting forms, and notifications with their worker. */
export const CLEARED = { 'Clear-Site-Data': '"storage"' };

export function forgetVisitor(headers: Headers): void {
  for (const name of [...OF_A_VISITOR, TEXTED_COOKIE])
    headers.append('Set-Cookie', serialize(name, '', { ...HOST_COOKIE, maxAge: 0 }));
  for (const [name, value] of Object.entries(CLEARED)) headers.set(name, value);
}
