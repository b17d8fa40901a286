import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { isCore } from '~/words/core';
import type { Language } from '~/words/language';
import { addressIn, languageOfCode, languages, spokenAt } from '~/words/languages';
import type { Middleware } from '../front/middleware';
import { pathOf } from '../front/path-of';
import { LANGUAGE_HEADER } from './request-language';

/** The language of a request's address, once the front has read it; null is English. */
export const languageOfNode = ({ headers }: IncomingMessage): Language | null =>
  languageOfCode(headers[LANGUAGE_HEADER]?.toString());

const locationOf = (response: ServerResponse): string => String(response.getHeader('Location') ?? '');

/** What an answer in another language leads to stays in it, where it can. */
function staysIn(language: Language, response: ServerResponse): void {
  onHeaders(response, () => {
    const location = locationOf(response);
    if (isCore(location)) response.setHeader('Location', addressIn(language, location));
  });
}

/** Tells search engines of the same page in all languages. In a header, so that no page weighs more for it. */
function tellsOfOthers(address: string, siteUrl: string, response: ServerResponse): void {
  onHeaders(response, () => {
    const isPage = String(response.getHeader('Content-Type') ?? '').startsWith('text/html');
    if (response.statusCode !== 200 || !isPage) return;
    const ways = [
      ...languages.map((language) => [language.code, addressIn(language, address)] as const),
      ['en-GB', address] as const,
      ['x-default', address] as const,
    ];
    const links = ways.map(([code, href]) => `<${siteUrl}${href}>; rel="alternate"; hreflang="${code}"`);
    response.setHeader('Link', links.join(', '));
  });
}

export interface LanguageRules {
  readonly siteUrl: string;
  /** Whether there is such a page in English. */
  readonly isThere: (path: string) => boolean;
  /** The address that a page is known by, without what is one visitor's own. */
  readonly knownAs: (address: string) => string;
}

/**
 * Reads the language off the address and takes it away, so that all that follows sees the address of the English page, with the language
 * in a header of the request. A page that this language does not have is given in English, at its own address; what is no page at all is told so
 * in the language. docs/decisions/languages.md
 */
export const languageFirst =
  ({ siteUrl, isThere, knownAs }: LanguageRules): Middleware =>
  (request, response, next) => {
    const { language, address } = spokenAt(request.url ?? '/');
    const path = pathOf({ url: address });
    if (isCore(path)) tellsOfOthers(knownAs(address), siteUrl, response);
    // What a visitor sends under this name says nothing.
    delete request.headers[LANGUAGE_HEADER];
    if (!language) return next();
    if (!isCore(path) && isThere(path)) {
      response.writeHead(302, { Location: address, 'Cache-Control': 'no-store', 'Content-Length': 0 });
      return void response.end();
    }
    request.headers[LANGUAGE_HEADER] = language.code;
    // What is no page of the language keeps its address: nothing behind this, no stream, file or machine's question, has another name here.
    if (isCore(path)) request.url = address;
    staysIn(language, response);
    next();
  };
