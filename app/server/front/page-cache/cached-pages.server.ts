import type { IncomingMessage, ServerResponse } from 'node:http';
import { gateways } from '~/server/gateways.server';
import { LANGUAGE_HEADER } from '~/server/languages/request-language';
import { cookiesIn, tellOfVisitor } from '~/server/visit/cookies.server';
import {
  createPageCache,
  type CachedAnswer,
  type CacheRequest,
  type PageBasis,
  type PageCache,
} from './cache.server';
import { createPageBasis } from './page-basis';
import { noteAnsweredBy } from '../request-context';
import type { Middleware } from '../middleware';

export const pageCache = createPageCache();

function revision(language: string): string {
  const { content, incidents } = gateways;
  const { stale } = incidents.freshness();
  return [content.revision(), incidents.snapshot() === null, stale, language].join(' ');
}

export const basisOf = createPageBasis(() => gateways.incidents);

const keyOf = (request: CacheRequest) =>
  pageCache.keyOf(request, revision(request.header(LANGUAGE_HEADER) ?? ''));

const fromWeb = (request: Request): CacheRequest => {
  const { pathname, search } = new URL(request.url);
  return {
    method: request.method,
    path: pathname + search,
    header: (name) => request.headers.get(name) ?? undefined,
  };
};
export const fromNode = ({ method = '', url = '', headers }: IncomingMessage): CacheRequest => ({
  method,
  path: url,
  header: (name) => headers[name]?.toString(),
});
const toWeb = ({ status, headers, body }: CachedAnswer): Response =>
  new Response(body && new Uint8Array(body), { status, headers });

export function cachedAnswer(request: Request): Response | null {
  const cacheRequest = fromWeb(request);
  const key = keyOf(cacheRequest);
  const answer = key === null ? null : pageCache.get(cacheRequest, key);
  return answer && toWeb(answer);
}

export const pageKeyOf = (request: Request): string | null => keyOf(fromWeb(request));

export function cacheAndAnswer(
  request: Request,
  key: string | null,
  html: string,
  headers: Headers,
  basis: PageBasis,
): Response {
  if (key === null) return new Response(html, { headers });
  return toWeb(pageCache.put(fromWeb(request), key, html, Object.fromEntries(headers), basis));
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: CachedAnswer,
): void {
  noteAnsweredBy(request, 'kept');
  response.writeHead(status, headers);
  response.end(body ?? undefined);
}

/**
 * Runs before Express and Remix (docs/decisions/serving.md). If the page is being rendered for
 * another visitor, waits for that once; if it isn't cacheable, each visitor gets their own render.
 */
export const cachedPages =
  (
    refresh: (key: string, request: CacheRequest) => void,
    cache: PageCache = pageCache,
    keyIn: (request: CacheRequest) => string | null = keyOf,
  ): Middleware =>
  (request, response, next) => {
    const cacheRequest = fromNode(request);
    const answered = (): boolean => {
      const key = keyIn(cacheRequest);
      const answer = key === null ? null : cache.get(cacheRequest, key);
      if (answer) send(request, response, answer);
      return answer !== null;
    };
    if (answered()) return;
    const kept = keyIn(cacheRequest);
    const stale = kept === null ? null : cache.getStale(cacheRequest, kept);
    if (kept !== null && stale) {
      refresh(kept, cacheRequest);
      send(request, response, stale);
      return;
    }
    // The page of a visitor with a session may be personal, so nobody waits for it.
    const key = tellOfVisitor(cookiesIn(cacheRequest.header('cookie'))) ? null : kept;
    const render = key === null ? null : cache.renderOf(key);
    if (render) return void render.then(() => answered() || next());
    const end =
      key === null ? null : cache.beginRender(key, cacheRequest.path.split('?', 1)[0] ?? '');
    if (end) response.once('close', end);
    next();
  };
