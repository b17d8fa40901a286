import type { EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { Blocks } from './blocks/components';
import { DrawingContext, type Drawing } from './blocks/drawing';
import { ScriptMark } from './frame/script-mark';
import { cachePolicy } from './server/cache-policy';
import { compress, encodingFor } from './server/compress.server';
import { env } from './server/env.server';
import { contentSecurityPolicy, scriptMark } from './server/front/content-security-policy.server';
import { routeIdOf } from './server/front/front.server';
import { openFront } from './server/front/open.server';
import { withFirstStyle } from './server/first-paint/first-style.server';
import { answerKept, keptAnswer } from './server/kept-pages.server';
import { logger } from './server/logger.server';
import { ofMatches } from './server/matched-routes.server';
import { takeStill } from './server/page-blocks.server';

openFront();

const drawing: Drawing = {
  still: takeStill,
  View: Blocks,
  draw: (island, identifierPrefix) => renderToString(island, { identifierPrefix }),
};

/** Shared by all visitors with the same choices; its route called it public. An error and a page that sets a cookie are not. */
const isShared = (status: number, headers: Headers): boolean =>
  status === 200 && !headers.has('Set-Cookie') && (headers.get('Cache-Control') ?? '').startsWith('public');

function compressed(request: Request, html: string, status: number, headers: Headers): Response {
  const body = Buffer.from(html);
  const encoding = encodingFor(request.headers.get('Accept-Encoding'));
  if (!encoding) return new Response(body, { status, headers });
  headers.set('Content-Encoding', encoding);
  return new Response(new Uint8Array(compress(body, encoding)), { status, headers });
}

/** Documents are rendered whole: when the loaders have answered there is nothing left to wait for, and nothing to abort. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
): Response {
  const shared = isShared(status, headers);
  const kept = shared ? keptAnswer(request) : null;
  if (kept) return kept;

  const { mark, unmarked } = scriptMark();
  const rendered = renderToString(
    <ScriptMark.Provider value={mark}>
      <DrawingContext.Provider value={drawing}>
        <RemixServer context={ofMatches(remixContext)} url={request.url} />
      </DrawingContext.Provider>
    </ScriptMark.Provider>,
  );
  const { html: page, hashes } = unmarked(rendered);
  const { html: styled, hash: style } = withFirstStyle(page);
  const html = `<!DOCTYPE html>${styled}`;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set('Content-Security-Policy', contentSecurityPolicy(hashes, style ? [style] : []));
  headers.set('Vary', 'Cookie, Save-Data, Accept-Encoding');
  if (shared) return answerKept(request, html, headers);
  headers.set('Cache-Control', cachePolicy.private);
  return compressed(request, html, status, headers);
}

/** Data of client navigations, redirects among them. They follow the visitor's cookies, so nobody else may keep them. */
export function handleDataRequest(response: Response): Response {
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', cachePolicy.private);
  response.headers.append('Vary', 'Cookie');
  return response;
}

/** Errors are logged by their kind and place in our code. Messages may quote what a visitor typed, so they stay out. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return;
  const { name, stack = '' } = error instanceof Error ? error : { name: typeof error };
  if (env.NODE_ENV === 'development') console.error(error);
  const places = stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 6)
    .map((line) => line.trim());
  logger.error({ error: name, route: routeIdOf(new URL(request.url).pathname), places }, 'a page could not be made');
}
