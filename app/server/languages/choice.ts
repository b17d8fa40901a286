import type { IncomingMessage } from 'node:http';
import onHeaders from 'on-headers';
import { isCore } from '~/words/core';
import type { Language } from '~/words/language';
import { addressIn, languages, spokenAt } from '~/words/languages';
import { cachePolicy } from '~/server/lib/cache-policy';
import type { Middleware } from '../front/middleware';
import { cookiesIn, keepCookie } from '../visit/cookies.server';

export const LANGUAGE_COOKIE = 'mpn_language';
const ENGLISH = 'en';

/** A page that a browser opens, as far as it says so. */
const isVisit = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && (headers['sec-fetch-dest'] ?? 'document') === 'document';

/** The address of the page of ours that the visitor comes from; null for anybody else, and where the browser does not say. */
function cameFrom({ headers }: IncomingMessage): string | null {
  const { referer = '', host = '' } = headers;
  if (headers['sec-fetch-site'] !== 'same-origin' || !URL.canParse(referer)) return null;
  const { host: theirs, pathname } = new URL(referer);
  return theirs === host ? pathname : null;
}

/** Only the links "Cymraeg" and "English" lead from a page in one language to one of the core in another: whoever follows one has chosen. */
function chosenBy(request: IncomingMessage): string | null {
  const from = cameFrom(request);
  const here = spokenAt(request.url ?? '/');
  if (from === null || !isCore(here.address) || spokenAt(from).language === here.language) return null;
  return here.language?.code ?? ENGLISH;
}

/** Who types the name of the site, or comes from elsewhere, asks for no page in particular. */
const asksForTheSite = ({ url, headers }: IncomingMessage): boolean =>
  url === '/' && (headers['sec-fetch-site'] === 'none' || headers['sec-fetch-site'] === 'cross-site');

/** The language that a Cookie header says was chosen; null is English. */
export function keptLanguage(cookies: string | null | undefined): Language | null {
  const kept = cookiesIn(cookies)[LANGUAGE_COOKIE];
  return languages.find(({ code }) => code === kept) ?? null;
}

/**
 * Keeps the language that a visitor has chosen, and opens the site in it for whoever asks for the site as such. Nobody is led away from
 * a page that they asked for. docs/decisions/languages.md
 */
export const languageChoice: Middleware = (request, response, next) => {
  if (!isVisit(request)) return next();
  const chosen = chosenBy(request);
  const kept = keptLanguage(request.headers.cookie);
  if (chosen !== null && chosen !== (kept?.code ?? ENGLISH))
    onHeaders(response, () => {
      response.appendHeader('Set-Cookie', keepCookie(LANGUAGE_COOKIE, chosen));
      response.setHeader('Cache-Control', cachePolicy.private);
    });
  if (!kept || !asksForTheSite(request)) return next();
  response.writeHead(302, {
    Location: addressIn(kept, '/'),
    'Cache-Control': cachePolicy.private,
    'Content-Length': 0,
  });
  response.end();
};
