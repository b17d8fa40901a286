import type { IncomingMessage } from 'node:http';
import onHeaders from 'on-headers';
import { isTranslatedPage } from '~/words/translated-pages';
import type { Language } from '~/words/language';
import { addressIn, languages, spokenAt } from '~/words/languages';
import { cachePolicy } from '~/server/lib/cache-policy';
import type { Middleware } from '../front/middleware';
import { cookiesIn, keepCookie } from '../visit/cookies.server';

export const LANGUAGE_COOKIE = 'mpn_language';
const ENGLISH = 'en';

const isVisit = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && (headers['sec-fetch-dest'] ?? 'document') === 'document';

function cameFrom({ headers }: IncomingMessage): string | null {
  const { referer = '', host = '' } = headers;
  if (headers['sec-fetch-site'] !== 'same-origin' || !URL.canParse(referer)) return null;
  const { host: theirs, pathname } = new URL(referer);
  return theirs === host ? pathname : null;
}

/**
 * Only the links "Cymraeg" and "English" lead to another language, so following one is a choice.
 */
function chosenBy(request: IncomingMessage): string | null {
  const from = cameFrom(request);
  const here = spokenAt(request.url ?? '/');
  if (from === null || !isTranslatedPage(here.address) || spokenAt(from).language === here.language)
    return null;
  return here.language?.code ?? ENGLISH;
}

/** A visitor who types the site's name, or comes from elsewhere, asks for no particular page. */
const asksForTheSite = ({ url, headers }: IncomingMessage): boolean =>
  url === '/' &&
  (headers['sec-fetch-site'] === 'none' || headers['sec-fetch-site'] === 'cross-site');

export function languageInCookie(cookies: string | null | undefined): Language | null {
  const value = cookiesIn(cookies)[LANGUAGE_COOKIE];
  return languages.find(({ code }) => code === value) ?? null;
}

/** Nobody is redirected from a specific page. docs/decisions/languages.md */
export const languageChoice: Middleware = (request, response, next) => {
  if (!isVisit(request)) return next();
  const chosen = chosenBy(request);
  const language = languageInCookie(request.headers.cookie);
  if (chosen !== null && chosen !== (language?.code ?? ENGLISH))
    onHeaders(response, () => {
      response.appendHeader('Set-Cookie', keepCookie(LANGUAGE_COOKIE, chosen));
      response.setHeader('Cache-Control', cachePolicy.private);
    });
  if (!language || !asksForTheSite(request)) return next();
  response.writeHead(302, {
    Location: addressIn(language, '/'),
    'Cache-Control': cachePolicy.private,
    'Content-Length': 0,
  });
  response.end();
};
