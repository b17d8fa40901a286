import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeMarkup } from '~/cms/escape-markup';
import type { Texts } from '~/cms/texts';
import type { frameTexts } from '~/cms/texts/frame';
import type { refusalTexts } from '~/cms/texts/refusals';
import { note } from './passage';
import { isApi } from './path-of';

/** Each reason with its status, and its word in the API's closed list (api.openapi.yaml, ErrorCode). */
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

/** Answers instead of the app, with a page that needs nothing else, or below /api with the API's error. */
export type Refuse = (request: IncomingMessage, response: ServerResponse, reason: Reason) => void;

/** The texts are asked for at each refusal: an edit of the dictionary shows at once. */
export const refuseWith =
  (texts: () => Texts<typeof refusalTexts & typeof frameTexts>): Refuse =>
  (request, response, reason) => {
    if (response.headersSent) return void response.destroy();
    note(request, 'refusal', reason);
    const [status, error] = REASONS[reason];
    const t = texts();
    const inApi = isApi(request);
    const body = inApi ? JSON.stringify({ error, message: t(`refused${reason}`), field: null }) : pageOf(t, reason);
    response.writeHead(status, {
      'Content-Type': inApi ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      ...(reason === 'Method' ? { Allow: 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS' } : {}),
      ...(reason === 'Busy' ? { 'Retry-After': '60' } : {}),
    });
    response.end(body);
  };

function pageOf(t: Texts<typeof refusalTexts & typeof frameTexts>, reason: Reason): string {
  const say = (key: keyof typeof refusalTexts | keyof typeof frameTexts) => escapeMarkup(t(key));
  const title = say(`refused${reason}Title`);
  return `<!DOCTYPE html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1><p>${say(`refused${reason}`)}</p><p>${say('errorCall')} <a href="tel:105">105</a>, ${say('errorCallAfter')} ${say('errorDanger')}</p><p><a href="/">${say('goHome')}</a></p></main></body></html>`;
}
