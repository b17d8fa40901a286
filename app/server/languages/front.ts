import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { isTranslatedPage } from '~/words/translated-pages';
import type { Language } from '~/words/language';
import { addressIn, languageOfCode, languages, spokenAt } from '~/words/languages';
import type { Middleware } from '../front/middleware';
import { pathOf } from '../front/path-of';
import { LANGUAGE_HEADER } from './request-language';

export const languageOfNode = ({ headers }: IncomingMessage): Language | null =>
  languageOfCode(headers[LANGUAGE_HEADER]?.toString());

const locationOf = (response: ServerResponse): string =>
  String(response.getHeader('Location') ?? '');

function staysIn(language: Language, response: ServerResponse): void {
  onHeaders(response, () => {
    const location = locationOf(response);
    if (isTranslatedPage(location)) response.setHeader('Location', addressIn(language, location));
  });
}

/** For search engines. In a header, so that no page gets larger. */
function tellsOfOthers(address: string, siteUrl: string, response: ServerResponse): void {
  onHeaders(response, () => {
    const isPage = String(response.getHeader('Content-Type') ?? '').startsWith('text/html');
    if (response.statusCode !== 200 || !isPage) return;
    const ways = [
      ...languages.map((language) => [language.code, addressIn(language, address)] as const),
      ['en-GB', address] as const,
      ['x-default', address] as const,
    ];
    const links = ways.map(
      ([code, href]) => `<${siteUrl}${href}>; rel="alternate"; hreflang="${code}"`,
    );
    response.setHeader('Link', links.join(', '));
  });
}

export interface LanguageRules {
  readonly siteUrl: string;
  readonly isThere: (path: string) => boolean;
  readonly knownAs: (address: string) => string;
}

/**
 * Everything after it sees the English page's URL, with the language in a request header. A page
 * that this language does not have is redirected to English; an unknown page gets a 404 in the
 * language. docs/decisions/languages.md
 */
export const languageFirst =
  ({ siteUrl, isThere, knownAs }: LanguageRules): Middleware =>
  (request, response, next) => {
    const { language, address } = spokenAt(request.url ?? '/');
    const path = pathOf({ url: address });
    if (isTranslatedPage(path)) tellsOfOthers(knownAs(address), siteUrl, response);
    // A visitor's own header of this name is ignored.
    delete request.headers[LANGUAGE_HEADER];
    if (!language) return next();
    if (!isTranslatedPage(path) && isThere(path)) {
      response.writeHead(302, {
        Location: address,
        'Cache-Control': 'no-store',
        'Content-Length': 0,
      });
      return void response.end();
    }
    request.headers[LANGUAGE_HEADER] = language.code;
    // Anything that is not a page of the language keeps its URL: streams, files and API calls have
    // no other name here.
    if (isTranslatedPage(path)) request.url = address;
    staysIn(language, response);
    next();
  };
