import type { IncomingMessage, ServerResponse } from 'node:http';
import { emergencyNumber } from '#operator/profile.json';
import { escapeMarkup } from '~/cms/escape-markup';
import { addressIn, ENGLISH } from '~/words/languages';
import type { Language } from '~/words/language';
import type { Texts } from '~/words/texts';
import type { frame as frameTexts, refusal as refusalTexts } from '#words/en.json';
import { noteAnsweredBy, requestContextOf } from './request-context';
import { isApi } from './path-of';
import { codeOf } from '../telemetry/request-code';

const REASONS = {
  Unreadable: [400, 'malformed'],
  Elsewhere: [403, 'not-accepted'],
  Method: [405, 'invalid'],
  Slow: [408, 'malformed'],
  Large: [413, 'too-large'],
  Long: [414, 'invalid'],
  Type: [415, 'malformed'],
  Broken: [500, 'unavailable'],
  Busy: [503, 'unavailable'],
} as const;
export type Reason = keyof typeof REASONS;

export type Refuse = (request: IncomingMessage, response: ServerResponse, reason: Reason) => void;

/** Texts are read each time, so edits to the dictionary apply at once. */
export const refuseWith =
  (
    languageOf: (request: IncomingMessage) => Language | null,
    texts: (language: Language | null) => RefusalTexts,
  ): Refuse =>
  (request, response, reason) => {
    if (response.headersSent) return void response.destroy();
    noteAnsweredBy(request, 'refusal', reason);
    const [status] = REASONS[reason];
    const language = languageOf(request);
    const t = texts(language);
    const inApi = isApi(request);
    const body = inApi
      ? apiErrorOf(t, reason)
      : pageOf(t, reason, {
          language,
          quote: status < 500 ? '' : quoteFor(t, requestContextOf(request).id),
        });
    response.writeHead(status, {
      'Content-Type': inApi ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      ...(reason === 'Method' ? { Allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS' } : {}),
      ...(reason === 'Busy' ? { 'Retry-After': '60' } : {}),
    });
    response.end(body);
  };

export const quoteFor = (t: Texts<typeof refusalTexts>, requestId: string): string =>
  escapeMarkup(t('errorQuote', { code: codeOf(requestId) }));

type RefusalTexts = Texts<typeof refusalTexts & typeof frameTexts>;

/** The edge stores some for when the site is down (deploy/edge). */
export const apiErrorOf = (t: RefusalTexts, reason: Reason): string =>
  JSON.stringify({ error: REASONS[reason][1], message: t(`refused${reason}`), field: null });

export function pageOf(
  t: RefusalTexts,
  reason: Reason,
  {
    language = null,
    quote = '',
  }: { readonly language?: Language | null; readonly quote?: string } = {},
): string {
  const home = language ? addressIn(language, '/') : '/';
  const say = (key: keyof typeof refusalTexts | keyof typeof frameTexts) => escapeMarkup(t(key));
  const title = say(`refused${reason}Title`);
  return `<!DOCTYPE html><html lang="${language?.code ?? ENGLISH.code}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1><p>${say(`refused${reason}`)}</p><p>${say('errorCall')} <a href="tel:${emergencyNumber}">${emergencyNumber}</a>, ${say('errorCallAfter')} ${say('errorDanger')} ${quote}</p><p><a href="${home}">${say('goHome')}</a></p></main></body></html>`;
}
