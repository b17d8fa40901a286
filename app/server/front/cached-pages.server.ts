import type { IncomingMessage, ServerResponse } from 'node:http';
import { gateways } from '~/server/gateways.server';
import { LANGUAGE_HEADER } from '~/server/languages/request-language';
import { cookiesIn, tellOfVisitor } from '~/server/visit/cookies.server';
import { createPageCache, type CachedAnswer, type CacheRequest, type PageCache } from './page-cache.server';
import { noteAnsweredBy } from './request-context';
import type { Middleware } from './middleware';

/** The process's one cache of rendered pages. */
export const pageCache = createPageCache();

/**
 * What every page shows beside its address: a visitor who was told of a change must not get the page from before it
 * (docs/decisions/live.md), nor one in another language, nor one that does not say that the snapshot is old.
 */
function revision(language: string): string {
  const { content, incidents } = gateways;
  const { stale } = incidents.freshness();
  return [content.revision(), incidents.snapshot()?.revision, stale, language].join(' ');
}
const keyOf = (request: CacheRequest) => pageCache.keyOf(request, revision(request.header(LANGUAGE_HEADER) ?? ''));

const fromWeb = (request: Request): CacheRequest => {
  const { pathname, search } = new URL(request.url);
  return { method: request.method, path: pathname + search, header: (name) => request.headers.get(name) ?? undefined };
};
const fromNode = ({ method = '', url = '', headers }: IncomingMessage): CacheRequest => ({
  method,
  path: url,
  header: (name) => headers[name]?.toString(),
});
const toWeb = ({ status, headers, body }: CachedAnswer): Response =>
  new Response(body && new Uint8Array(body), { status, headers });

/** The page that another visitor was given within the last seconds, or null. */
export function cachedAnswer(request: Request): Response | null {
  const asked = fromWeb(request);
  const key = keyOf(asked);
  const answer = key === null ? null : pageCache.get(asked, key);
  return answer && toWeb(answer);
}

/** Caches a page that was just rendered and answers with it, compressed as this visitor accepts it. */
export function cacheAndAnswer(request: Request, html: string, headers: Headers): Response {
  const asked = fromWeb(request);
  const key = keyOf(asked);
  if (key === null) return new Response(html, { headers });
  return toWeb(pageCache.put(asked, key, html, Object.fromEntries(headers)));
}

function send(request: IncomingMessage, response: ServerResponse, { status, headers, body }: CachedAnswer): void {
  noteAnsweredBy(request, 'kept');
  response.writeHead(status, headers);
  response.end(body ?? undefined);
}

/**
 * Answers with a cached public page before Express and Remix start (docs/decisions/serving.md). A page that is being rendered
 * for somebody else is waited for, once; where nothing cacheable comes of that, each visitor's page is rendered.
 */
export const cachedPages =
  (cache: PageCache = pageCache, keyIn: (request: CacheRequest) => string | null = keyOf): Middleware =>
  (request, response, next) => {
    const asked = fromNode(request);
    const answered = (): boolean => {
      const key = keyIn(asked);
      const answer = key === null ? null : cache.get(asked, key);
      if (answer) send(request, response, answer);
      return answer !== null;
    };
    if (answered()) return;
    // A page for a visitor of whom something is known may be their own: nobody waits for it.
    const key = tellOfVisitor(cookiesIn(asked.header('cookie'))) ? null : keyIn(asked);
    const render = key === null ? null : cache.renderOf(key);
    if (render) return void render.then(() => answered() || next());
    const end = key === null ? null : cache.beginRender(key, asked.path.split('?', 1)[0] ?? '');
    if (end) response.once('close', end);
    next();
  };
