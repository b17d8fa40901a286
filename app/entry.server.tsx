import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { Blocks } from './blocks/components';
import { ServerRendererContext, type ServerRenderer } from './blocks/server-renderer';
import { PreviewBar } from './frame/preview-bar';
import { PreviewBarAtOnce } from './frame/preview-bar-at-once';
import { RouterStateContext, routerStateOf } from './frame/remix-internals';
import { ScriptMark } from './frame/script-mark';
import { PageLanguageContext, type PageLanguage } from '~/words/page-language';
import { asDocument } from './server/languages/context.server';
import { pageLanguageOf } from './server/languages/links-in-language';
import { languageOf } from './server/languages/request-language';
import { cachePolicy } from '~/server/lib/cache-policy';
import { compress, encodingFor } from '~/server/lib/compress.server';
import { env } from './server/env.server';
import { gatewaysFor } from './server/gateways.server';
import { contentSecurityPolicy, scriptMark } from './server/front/content-security-policy.server';
import { routeIdOf, withQuote } from './server/front/front.server';
import { openFront } from './server/front/serve/open.server';
import { withFirstStyle } from '~/server/front/first-paint/first-style.server';
import { nextTurn } from '~/server/lib/in-turns';
import {
  basisOf,
  cacheAndAnswer,
  cachedAnswer,
  pageKeyOf,
} from '~/server/front/page-cache/cached-pages.server';
import { isPreviewIn } from '~/server/previews/cookie.server';
import { cookiesOf } from '~/server/visit/cookies.server';
import { logger } from '~/server/lib/logger.server';
import { incidentOfVisitor } from '~/journeys/incident/load/donut-page.server';
import { incidentRedirect } from '~/journeys/incident/load/redirect.server';
import { searchRedirect } from '~/journeys/search/load/redirect.server';
import { stormHomeOfVisitor } from './journeys/storm/home-of-visitor.server';
import { metrics } from '~/server/lib/metrics';
import { traced } from '~/server/telemetry/tracing.server';

// In development Vite's own server listens, and after an edit that module may be half made at this moment.
if (import.meta.env.PROD)
  openFront({
    donuts: [incidentOfVisitor, stormHomeOfVisitor],
    redirects: [searchRedirect, incidentRedirect],
  });

const serverRenderer = (
  { blocks = [] }: AppLoadContext,
  language: PageLanguage | null,
): ServerRenderer => ({
  blocks,
  View: Blocks,
  render: (island, identifierPrefix) =>
    renderToString(
      <PageLanguageContext.Provider value={language}>{island}</PageLanguageContext.Provider>,
      { identifierPrefix },
    ),
});

/** Its route said so, it is no error and sets no cookie. */
const isShared = (
  status: number,
  headers: Headers,
  { isSameForAll = false }: AppLoadContext,
): boolean =>
  status === 200 &&
  !headers.has('Set-Cookie') &&
  (isSameForAll || (headers.get('Cache-Control') ?? '').startsWith('public'));

function compressed(request: Request, html: string, status: number, headers: Headers): Response {
  const body = Buffer.from(html);
  const encoding = encodingFor(request.headers.get('Accept-Encoding'));
  if (!encoding) return new Response(body, { status, headers });
  headers.set('Content-Encoding', encoding);
  return new Response(new Uint8Array(compress(body, encoding)), { status, headers });
}

/** Remix waits this long for promises in the data of loaders. Ours have none. */
export const streamTimeout = 100;

/**
 * Documents are rendered whole: when the loaders have answered there is nothing left to wait for,
 * and nothing to abort.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const shared = isShared(status, headers, loadContext);
  // Of what the loaders have read: it may change while the page waits for its turn.
  const key = shared ? pageKeyOf(request) : null;
  const basis = basisOf(loadContext.readIncidents);
  // Loaders that waited for the same commit all end in one turn.
  await nextTurn();
  const cached = shared ? cachedAnswer(request) : null;
  if (cached) return cached;

  const drawn = metrics.renderSeconds.startTimer();
  const { mark, unmarked } = scriptMark();
  const language = pageLanguageOf(languageOf(request), gatewaysFor(request).content);
  const state = routerStateOf(remixContext);
  // Without the stream: the document carries the state (frame/remix-internals.ts).
  const { serverHandoffStream: _, ...entryContext } = remixContext;
  const rendered = traced('render', () =>
    renderToString(
      <ScriptMark.Provider value={mark}>
        <ServerRendererContext.Provider value={serverRenderer(loadContext, language)}>
          <PreviewBarAtOnce.Provider value={PreviewBar}>
            <RouterStateContext.Provider value={state}>
              <PageLanguageContext.Provider value={language}>
                <RemixServer
                  context={language ? asDocument(entryContext) : entryContext}
                  url={request.url}
                />
              </PageLanguageContext.Provider>
            </RouterStateContext.Provider>
          </PreviewBarAtOnce.Provider>
        </ServerRendererContext.Provider>
      </ScriptMark.Provider>,
    ),
  );
  const { html: page, hashes } = unmarked(rendered);
  const { html: styled, hash: style } = withFirstStyle(page);
  const html = `<!DOCTYPE html>${status < 500 ? styled : withQuote(styled, request)}`;
  drawn({ shared: String(shared) });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', contentSecurityPolicy(hashes, style ? [style] : []));
  headers.set('Vary', 'Cookie, Save-Data, Accept-Encoding');
  // What an editor sees before it is published stays on no device.
  if (isPreviewIn(cookiesOf(request))) headers.set('X-Robots-Tag', 'noindex');
  if (shared) return cacheAndAnswer(request, key, html, headers, basis);
  headers.set('Cache-Control', cachePolicy.private);
  return compressed(request, html, status, headers);
}

/**
 * Data of client navigations, redirects among them, follow the visitor's cookies, so nobody else
 * may keep them.
 */
export function handleDataRequest(response: Response): Response {
  // A page that is open asks for its data because they have changed: what any cache holds would be those from before.
  response.headers.set('Cache-Control', cachePolicy.private);
  response.headers.append('Vary', 'Cookie');
  return response;
}

/**
 * By their kind and place in our code: messages may quote what a visitor typed, so they stay out.
 */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return;
  const { name, stack = '' } = error instanceof Error ? error : { name: typeof error };
  if (env.NODE_ENV === 'development') console.error(error);
  const places = stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 6)
    .map((line) => line.trim());
  logger.error(
    { error: name, route: routeIdOf(new URL(request.url).pathname), places },
    'a page could not be made',
  );
}
