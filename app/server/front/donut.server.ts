import * as build from 'virtual:remix/server-build';
import { createRequestHandler, type AppLoadContext } from '@remix-run/node';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { DONUT_HOLE } from '~/cms/donut-hole';
import { env } from '~/server/env.server';
import { gateways } from '~/server/gateways.server';
import { languageOfNode } from '~/server/languages/front';
import { LANGUAGE_HEADER } from '~/server/languages/request-language';
import type { Language } from '~/words/language';
import { compressOnce, encodingOnce } from '~/server/lib/compress.server';
import { isPreviewIn } from '~/server/previews/cookie.server';
import { keepConsent } from '~/server/visit/consent.server';
import { cookiesIn } from '~/server/visit/cookies.server';
import { keepPreferences } from '~/server/visit/preferences.server';
import { isVisitIn, visitIn, type Visit } from '~/server/visit/session.server';
import { variantIn, variantKey, type CacheVariant } from './cache-variant';
import { pageCache } from './cached-pages.server';
import type { Donut } from './page-cache.server';
import { noteAnsweredBy } from './request-context';
import type { Middleware } from './middleware';

/** What a donut page may read of a visitor's request. */
export interface VisitRequest {
  readonly url: URL;
  readonly visit: Visit;
  readonly language: Language | null;
  readonly lowData: boolean;
  readonly now: number;
}

export interface DonutAnswer {
  /** Everything the cached part depends on besides URL, content and the visitor's choices. */
  readonly key: string;
  /** The load context for rendering the cached part, made only from what is in `key`. */
  readonly context: AppLoadContext;
  /** Renders the visitor's own part. */
  readonly part: () => string;
}

/** A page that is the same for all visitors except for one part. */
export interface DonutPage {
  readonly path: string;
  /** Returns null if this request must be rendered by the app. */
  of(request: VisitRequest): Promise<DonutAnswer | null>;
}

/** No link of ours is longer. */
const LONGEST_URL = 1000;

let handler: ReturnType<typeof createRequestHandler> | null = null;
const pair = (setCookie: string): string => setCookie.split(';', 1)[0] ?? '';

/** Renders the page with the app, for a request that has no visitor headers but their choices. */
async function render(
  url: URL,
  { preferences, consent }: CacheVariant,
  language: Language | null,
  context: AppLoadContext,
): Promise<Donut | null> {
  // The build is complete only after this module has loaded.
  handler ??= createRequestHandler(build, env.NODE_ENV);
  const cookies = [
    pair(keepPreferences(preferences)),
    ...(consent ? [pair(keepConsent(consent))] : []),
  ];
  const headers = {
    Cookie: cookies.join('; '),
    ...(language && { [LANGUAGE_HEADER]: language.code }),
  };
  const answer = await handler(new Request(url, { headers }), context);
  if (answer.status !== 200 || answer.headers.has('set-cookie')) return null;
  const [before, after, ...more] = (await answer.text()).split(DONUT_HOLE);
  if (before === undefined || after === undefined || more.length > 0) return null;
  return {
    headers: Object.fromEntries(answer.headers),
    before: Buffer.from(before),
    after: Buffer.from(after),
  };
}

async function pageFor(page: DonutPage, request: IncomingMessage) {
  const { host = '', cookie, 'save-data': saveData } = request.headers;
  const cookies = cookiesIn(cookie);
  if (!isVisitIn(cookies) || isPreviewIn(cookies)) return null;
  const variant = variantIn(cookies, saveData?.toString());
  const url = new URL(request.url ?? '/', `http://${host}`);
  const { lowData } = variant.preferences;
  const language = languageOfNode(request);
  const answer = await page.of({
    url,
    visit: visitIn(cookies),
    language,
    lowData,
    now: Date.now(),
  });
  if (!answer) return null;
  const { content, intake } = gateways;
  const forms = intake.isOpen() ? 'forms' : 'no forms';
  const around = [
    content.revision(),
    language?.code,
    forms,
    host,
    variantKey(variant),
    url.pathname + url.search,
  ];
  const donut = await pageCache.donut([...around, answer.key].join('\n'), () =>
    render(url, variant, language, answer.context),
  );
  return donut && { donut, part: Buffer.from(answer.part()) };
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, before, after }: Donut,
  part: Buffer,
): void {
  noteAnsweredBy(request, 'kept');
  const page = Buffer.concat([before, part, after]);
  const encoding = encodingOnce(request.headers['accept-encoding']?.toString());
  const body = encoding ? compressOnce(page, encoding) : page;
  const coding = encoding ? { 'content-encoding': encoding } : {};
  response.writeHead(200, { ...headers, 'content-length': String(body.length), ...coding });
  response.end(body);
}

/**
 * Answers with a page rendered once for many visitors, with this visitor's part in its hole
 * (docs/decisions/donut.md). Other requests, and any that fail, go on to the app.
 */
export const donutPages =
  (pages: readonly DonutPage[]): Middleware =>
  (request, response, next) => {
    const { method, url = '/' } = request;
    const page =
      method === 'GET' ? pages.find(({ path }) => path === url.split('?', 1)[0]) : undefined;
    if (!page || url.length > LONGEST_URL) return next();
    pageFor(page, request).then(
      (made) => (made ? send(request, response, made.donut, made.part) : next()),
      () => next(),
    );
  };
