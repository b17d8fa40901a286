import * as build from 'virtual:remix/server-build';
import type { IncomingMessage, RequestListener } from 'node:http';
import path from 'node:path';
import type { Language } from '~/words/language';
import { textsOf } from '~/words/texts';
import { frame as frameTexts, refusal as refusalTexts } from '#words/en.json';
import { knownQuery } from '~/words/known-address';
import { languageChoice } from '../languages/choice';
import { languageFirst, languageOfNode } from '../languages/front';
import { languageOf } from '../languages/request-language';
import { env } from '../env.server';
import { gateways, gatewaysIn } from '../gateways.server';
import { logger } from '~/server/lib/logger.server';
import { areMetricsAsked } from '../telemetry/metrics.server';
import { acceptedEncoding } from './accepted-encoding';
import { accessLog } from './access-log';
import { address } from './address';
import { contentType } from './bodies/content-type';
import { corkResponse } from './cork-response';
import { countAnswers } from '../telemetry/count-answers';
import { trackResponses } from './serve/graceful-shutdown.server';
import { identity } from './identity';
import { cachedPages } from './page-cache/cached-pages.server';
import { donutPages, type DonutPage } from './page-cache/donut.server';
import { knownQueryOnly, type ContentKind } from './known-query';
import { live } from './live/live';
import { markStreamed } from './bodies/mark-streamed';
import { renderQueue } from './render-queue';
import { pagePathOf } from './path-of';
import { redirects, type RedirectRoute } from './redirects';
import { quoteFor, refuseWith } from './refuse';
import { createRefreshes } from './page-cache/refreshes';
import { rerender } from './page-cache/render-in-app.server';
import { requestTrace } from '../telemetry/request-trace';
import { ownCase, routeIds } from './route-id.server';
import { sameSite } from './same-site';
import { securityHeaders } from './security-headers';
import { staticFiles, workerSwitch } from './static-files';
import { composeMiddleware, type Middleware } from './middleware';
import { drainBody } from './bodies/drain-body';
import { bufferBody } from './bodies/buffer-body';

let idOf: ((path: string) => string | null) | null = null;
/** Reads the build at the first call, because it is complete only after this module has loaded. */
export const routeIdOf = (path: string): string | null => (idOf ??= routeIds(build.routes))(path);

const routeOf = (request: IncomingMessage) => routeIdOf(pagePathOf(request));

const texts = (language: Language | null) =>
  textsOf({ ...refusalTexts, ...frameTexts }, gatewaysIn(language).content.dictionary());
const refuse = refuseWith(languageOfNode, texts);

function pageExists(path: string): boolean {
  const { content } = gateways;
  const isKnown = routeIdOf(path) !== SPLAT || path.startsWith('/assets/');
  return (
    isKnown ||
    content.page(path) !== null ||
    content.settings().redirects.some(({ from }) => from === path)
  );
}

function withoutPersonalQuery(address: string): string {
  const [path = '/', query] = address.split('?', 2);
  return path + knownQuery(new URLSearchParams(query));
}

const SPLAT = 'routes/$';

let hasWarned = false;
/** Logged once: foreign requests mustn't fill the log. */
function warnAboutBaseUrl(): void {
  if (hasWarned) return;
  hasWarned = true;
  logger.warn(
    { BASE_URL: env.BASE_URL },
    'a form came from another site and was refused; is BASE_URL what visitors use?',
  );
}

const QUOTE_PLACE = '<span id="quote"></span>';
/** So support can find it in the log. Never cached. */
export function withQuote(html: string, request: Request): string {
  if (!html.includes(QUOTE_PLACE)) return html;
  const quote = quoteFor(texts(languageOf(request)), request.headers.get('x-request-id') ?? '');
  return html.replace(QUOTE_PLACE, () => `<span id="quote">${quote}</span>`);
}

/** Places are below /power-cut/, in any letter case. */
function contentKindOf(path: string): ContentKind {
  const { page, settings } = gateways.content;
  const slug = /^\/power-cut\/([^/]+)$/.exec(path)?.[1]?.toLowerCase();
  if (slug !== undefined && settings().places.some((place) => place.slug === slug)) return 'place';
  return page(path) === null ? null : 'page';
}

export interface EarlyAnswers {
  readonly donuts: readonly DonutPage[];
  readonly redirects: readonly RedirectRoute[];
}

const middlewareStack = (
  files: string | null,
  { donuts, redirects: early }: EarlyAnswers,
): Middleware[] => [
  trackResponses(),
  identity(env.TRUSTED_PROXIES),
  accessLog(logger, routeOf),
  drainBody(),
  securityHeaders({ isHttps: env.BASE_URL.startsWith('https:') }),
  ...(areMetricsAsked(env) ? [countAnswers(routeOf)] : []),
  address(refuse),
  acceptedEncoding,
  languageChoice,
  languageFirst({
    siteUrl: new URL(env.BASE_URL).origin,
    isThere: pageExists,
    knownAs: withoutPersonalQuery,
  }),
  ownCase(build.routes),
  knownQueryOnly(contentKindOf),
  sameSite(env.BASE_URL, refuse, warnAboutBaseUrl),
  markStreamed(routeOf),
  contentType(refuse),
  live(() => gateways.live),
  workerSwitch(path.join(env.CONTENT_DIR, 'service-worker-off')),
  ...(files ? [staticFiles(files)] : []),
  cachedPages(createRefreshes(rerender)),
  bufferBody(refuse),
  requestTrace(routeOf, env.TRUSTED_PROXIES > 0),
  redirects(early),
  renderQueue,
  donutPages(donuts),
  corkResponse,
];

/** `files` is the folder of built files; null in development, where Vite serves them. */
export const frontDoor =
  (files: string | null, early: EarlyAnswers = { donuts: [], redirects: [] }) =>
  (app: RequestListener): RequestListener =>
    composeMiddleware(middlewareStack(files, early), app, (response) =>
      refuse(response.req, response, 'Broken'),
    );
