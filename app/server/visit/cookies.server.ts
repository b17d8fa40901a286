import { parse, serialize } from 'cookie';
import { env } from '~/server/env.server';

export const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The cookies of a request by name, as every reader of ours sees them. */
export type Cookies = Readonly<Record<string, string | undefined>>;

/**
 * Reads a Cookie header: the one reader of pages and of the key under which a page is kept, so that both see the same
 * (docs/decisions/serving.md). The header is at most 16 kB in Node; reading is linear and never throws.
 */
export const cookiesIn = (header: string | null | undefined): Cookies => parse(header ?? '');

export const cookiesOf = (request: Request): Cookies => cookiesIn(request.headers.get('Cookie'));
export const readCookie = (request: Request, name: string): string | undefined => cookiesOf(request)[name];

const isSecure = env.BASE_URL.startsWith('https:');

/** How a cookie that stands for one visitor is set: for this host, and for the server alone. */
export const HOST_COOKIE = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;

/**
 * The name of such a cookie. Over HTTPS it begins with `__Host-`, so that browsers take it from this host alone, and never from another
 * one of the same domain.
 */
export const hostCookieName = (name: string): string => (isSecure ? `__Host-${name}` : name);

/** A first-party cookie without personal data, kept for twelve months. */
export const keepCookie = (name: string, value: string): string =>
  serialize(name, value, { ...HOST_COOKIE, maxAge: YEAR_SECONDS });

/** Cookies that tell what a visitor looked for or told us; what they chose about the site itself stays. */
const OF_A_VISITOR = [...['mpn_visit', 'mpn_draft', 'mpn_finder', 'mpn_offers'].map(hostCookieName), 'referenceNumber'];

/** Whether cookies tell anything of the kind. */
export const tellOfVisitor = (cookies: Cookies): boolean => OF_A_VISITOR.some((name) => cookies[name] !== undefined);
/** Whether a request does. */
export const knowsVisitor = (request: Request): boolean => tellOfVisitor(cookiesOf(request));

/** Ends what a browser keeps for the site: pages, forms that wait, and notifications with the worker that shows them. */
export const CLEARED = { 'Clear-Site-Data': '"storage"' };

/** The answer to whoever asks to be forgotten: their cookies end, and so does what their browser keeps for the site. */
export function forgetVisitor(headers: Headers): void {
  for (const name of OF_A_VISITOR) headers.append('Set-Cookie', serialize(name, '', { ...HOST_COOKIE, maxAge: 0 }));
  for (const [name, value] of Object.entries(CLEARED)) headers.set(name, value);
}
