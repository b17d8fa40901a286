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

/** A first-party cookie without personal data, kept for twelve months. */
export const keepCookie = (name: string, value: string): string =>
  serialize(name, value, {
    path: '/',
    maxAge: YEAR_SECONDS,
    sameSite: 'lax',
    httpOnly: true,
    secure: env.BASE_URL.startsWith('https:'),
  });

/** Cookies that tell what a visitor looked for or told us; what they chose about the site itself stays. */
const OF_A_VISITOR = ['mpn_visit', 'mpn_draft', 'mpn_finder', 'mpn_offers', 'referenceNumber'];

/** Whether a request tells anything of the kind. */
export const knowsVisitor = (request: Request): boolean =>
  OF_A_VISITOR.some((name) => readCookie(request, name) !== undefined);

/** Ends what a browser keeps for the site: pages, forms that wait, and notifications with the worker that shows them. */
export const CLEARED = { 'Clear-Site-Data': '"storage"' };

/** The answer to whoever asks to be forgotten: their cookies end, and so does what their browser keeps for the site. */
export function forgetVisitor(headers: Headers): void {
  for (const name of OF_A_VISITOR) headers.append('Set-Cookie', serialize(name, '', { path: '/', maxAge: 0 }));
  for (const [name, value] of Object.entries(CLEARED)) headers.set(name, value);
}
