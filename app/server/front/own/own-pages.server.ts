import type { IncomingMessage, ServerResponse } from 'node:http';
import { gateways } from '~/server/gateways.server';
import { currentLanguage } from '~/server/languages/current.server';
import { isPreviewIn } from '~/server/previews/cookie.server';
import { cookiesIn, type Cookies } from '~/server/visit/cookies.server';
import { isVisitIn, visitIn } from '~/server/visit/session.server';
import { choicesIn, keyOfChoices, type Choices } from '../kept/choices';
import { compressOnce, encodingOnce } from '../kept/compress.server';
import { note, passageOf } from '../passage';
import type { Step } from '../step';
import { drawFor } from './draw.server';
import type { OwnAnswer, OwnPage } from './own-page';
import { createTemplates, type Kept, type NodeHeaders } from './templates.server';

const templates = createTemplates();
/** Longer ones are nobody's links. */
const LONGEST_URL = 1000;

function headersOf({ headers }: IncomingMessage): Headers {
  const all = new Headers();
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) all.set(name, String(value));
  return all;
}

interface Asked {
  readonly host: string;
  readonly cookies: Cookies;
  readonly choices: Choices;
}

/** The template of an answer; its key holds all that the page is drawn from. */
function templateOf({ host, choices }: Asked, answer: OwnAnswer): Promise<Kept | null> {
  const revision = gateways.content.revision();
  const forms = gateways.intake.isOpen() ? 'forms' : 'no forms';
  const key = [currentLanguage()?.code, revision, forms, host, keyOfChoices(choices), answer.path, answer.key].join(
    '\n',
  );
  return templates.of(key, answer, drawFor(host, choices));
}

interface Page {
  readonly by: 'kept' | 'app';
  readonly status: number;
  readonly headers: NodeHeaders;
  readonly body: Buffer;
}

async function pageOf(page: OwnPage, request: IncomingMessage, asked: Asked): Promise<Page | null> {
  const { host, cookies, choices } = asked;
  const answer = await page.of({
    url: new URL(request.url ?? '/', `http://${host}`),
    headers: headersOf(request),
    visit: visitIn(cookies),
    hasVisit: isVisitIn(cookies),
    lowData: choices.preferences.lowData,
    now: Date.now(),
  });
  if (!answer) return null;
  const kept = answer.key === null ? null : await templateOf(asked, answer);
  if (kept)
    return {
      by: 'kept',
      status: 200,
      headers: kept.headers,
      body: kept.template.fill([...answer.values, answer.query ?? '']),
    };
  if (!answer.whole) return null;
  const path = answer.query ? `${answer.path}?${answer.query}` : answer.path;
  // Drawn for this request alone: should it be an error, its page says the code that the log has.
  const { status, headers, html } = await drawFor(host, choices, passageOf(request).id)(path, answer.whole);
  return { by: 'app', status, headers, body: Buffer.from(html) };
}

function send(request: IncomingMessage, response: ServerResponse, { status, headers, body }: Page): void {
  const encoding = encodingOnce(request.headers['accept-encoding']?.toString());
  const packed = encoding ? compressOnce(body, encoding) : body;
  response.writeHead(status, {
    ...headers,
    'content-length': String(packed.length),
    ...(encoding ? { 'content-encoding': encoding } : {}),
  });
  response.end(packed);
}

/**
 * Gives a visitor a page that was drawn for many, with their own words in it, before Express and Remix start
 * (docs/decisions/own-pages.md). Whatever cannot be answered so goes on to the app.
 */
export const ownPages =
  (pages: readonly OwnPage[]): Step =>
  (request, response, next) => {
    const { method, url = '/', headers } = request;
    const path = url.split('?', 1)[0];
    const page = method === 'GET' ? pages.find((one) => one.path === path) : undefined;
    // Remix asks for the data of one route so.
    if (!page || url.length > LONGEST_URL || /[?&]_data=/.test(url)) return next();
    const cookies = cookiesIn(headers.cookie);
    if (isPreviewIn(cookies)) return next();
    const asked = { host: headers.host ?? '', cookies, choices: choicesIn(cookies, headers['save-data']?.toString()) };
    pageOf(page, request, asked).then(
      (made) => {
        if (!made) return next();
        note(request, made.by);
        send(request, response, made);
      },
      () => next(),
    );
  };
