import type { AppLoadContext } from '@remix-run/node';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { DONUT_HOLE } from '~/cms/donut-hole';
import type { Incident } from '~/domain/incident/incident';
import { gateways } from '~/server/gateways.server';
import { languageOfNode } from '~/server/languages/front';
import type { Language } from '~/words/language';
import { compress, encodingOnce, gzipFrame, type Encoding } from '~/server/lib/compress.server';
import { isPreviewIn } from '~/server/previews/cookie.server';
import { cookiesIn } from '~/server/visit/cookies.server';
import { isVisitIn, visitIn, type Visit } from '~/server/visit/session.server';
import { variantIn, variantKey, type CacheVariant } from './cache-variant';
import { basisOf, fromNode, pageCache } from './cached-pages.server';
import type { Donut } from './cache.server';
import { renderInApp } from './render-in-app.server';
import { entryFor } from '../path-of';
import { noteAnsweredBy } from '../request-context';
import type { Middleware } from '../middleware';

export interface VisitRequest {
  readonly url: URL;
  readonly visit: Visit;
  readonly language: Language | null;
  readonly lowData: boolean;
  readonly now: number;
}

export interface DonutAnswer {
  /** Everything the cached part depends on besides URL, content, incidents and the visitor's choices. */
  readonly key: string;
  /** The incidents that it is made from; all by default. */
  readonly readIncidents?: readonly Incident[];
  /** Made only from what is in `key`. */
  readonly context: AppLoadContext;
  readonly part: () => string;
}

export interface DonutPage {
  readonly path: string;
  of(request: VisitRequest): Promise<DonutAnswer | null>;
}

async function render(
  url: URL,
  variant: CacheVariant,
  language: Language | null,
  context: AppLoadContext,
): Promise<Donut | null> {
  const answer = await renderInApp(url, { variant, language: language?.code }, context);
  if (answer.status !== 200 || answer.headers.has('set-cookie')) return null;
  const [before, after, ...more] = (await answer.text()).split(DONUT_HOLE);
  if (before === undefined || after === undefined || more.length > 0) return null;
  const around = { before: Buffer.from(before), after: Buffer.from(after) };
  return {
    headers: Object.fromEntries(answer.headers),
    ...around,
    gzip: gzipFrame(around.before, around.after),
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
    variantKey(variant),
    url.pathname + url.search,
  ];
  const donut = await pageCache.donut(
    fromNode(request),
    [...around, answer.key].join('\n'),
    () => render(url, variant, language, answer.context),
    basisOf(answer.readIncidents),
  );
  return donut && { donut, part: Buffer.from(answer.part()) };
}

function bodyFor(encoding: Encoding | null, { before, after, gzip }: Donut, part: Buffer): Buffer {
  if (encoding === 'gzip') return gzip.around(part);
  const page = Buffer.concat([before, part, after]);
  return encoding ? compress(page, encoding) : page;
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  donut: Donut,
  part: Buffer,
): void {
  noteAnsweredBy(request, 'kept');
  const encoding = encodingOnce(request.headers['accept-encoding']?.toString());
  const body = bodyFor(encoding, donut, part);
  const coding = encoding ? { 'content-encoding': encoding } : {};
  response.writeHead(200, { ...donut.headers, 'content-length': String(body.length), ...coding });
  response.end(body);
}

/** Other requests, and any that fail, go on to the app. docs/decisions/donut.md */
export const donutPages =
  (pages: readonly DonutPage[]): Middleware =>
  (request, response, next) => {
    const page = entryFor(pages, request);
    if (!page) return next();
    pageFor(page, request).then(
      (made) => (made ? send(request, response, made.donut, made.part) : next()),
      () => next(),
    );
  };
