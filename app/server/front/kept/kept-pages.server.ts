import type { IncomingMessage, ServerResponse } from 'node:http';
import { gateways } from '~/server/gateways.server';
import { currentLanguage } from '~/server/languages/current.server';
import { cookiesIn } from '~/server/visit/cookies.server';
import { isVisitIn } from '~/server/visit/session.server';
import { createMicroCache, type Answer, type Asking } from './micro-cache.server';
import { createUnderWay } from './under-way';

const cache = createMicroCache();
const underWay = createUnderWay();

/**
 * Of all that pages show: who was told of a change must not be given the page from before it (docs/decisions/live.md); nor one in another
 * language, nor one that does not say that the picture is old.
 */
const revision = (): string => {
  const { content, incidents } = gateways;
  return [
    content.revision(),
    incidents.snapshot()?.revision,
    incidents.freshness().stale,
    currentLanguage()?.code,
  ].join(' ');
};

const askingOf = (request: Request): Asking => {
  const { pathname, search } = new URL(request.url);
  return { method: request.method, path: pathname + search, header: (name) => request.headers.get(name) ?? undefined };
};
const responseOf = ({ status, headers, body }: Answer): Response =>
  new Response(body && new Uint8Array(body), { status, headers });

/** The same page as someone else was given within the last seconds, or null. */
export function keptAnswer(request: Request): Response | null {
  const asking = askingOf(request);
  const key = cache.keyOf(asking, revision());
  const answer = key === null ? null : cache.get(asking, key);
  return answer && responseOf(answer);
}

/** Keeps a page that was just rendered and answers with it, compressed as this visitor accepts it. */
export function answerKept(request: Request, html: string, headers: Headers): Response {
  const asking = askingOf(request);
  const key = cache.keyOf(asking, revision());
  if (key === null) return new Response(html, { headers });
  const answer = cache.keep(asking, key, html, Object.fromEntries(headers));
  underWay.kept(key, pathIn(asking));
  return responseOf(answer);
}

const asNode = ({ method = '', url = '', headers }: IncomingMessage): Asking => ({
  method,
  path: url,
  header: (name) => headers[name]?.toString(),
});
const pathIn = ({ path }: Asking): string => path.split('?', 1)[0] ?? path;

/** The same for Node's own request: the front door looks here before Express and Remix start (docs/decisions/serving.md). */
export function keptPageFor(request: IncomingMessage): Answer | null {
  const asking = asNode(request);
  const key = cache.keyOf(asking, revision());
  return key === null ? null : cache.get(asking, key);
}

/**
 * Resolves when the page that a request asks for was made for somebody who asked before. Null for whoever has to have it made, until
 * `response` is over; and for a visitor with a visit, whose page may be their own.
 */
export function pageUnderWay(request: IncomingMessage, response: ServerResponse): Promise<void> | null {
  const asking = asNode(request);
  const key = isVisitIn(cookiesIn(asking.header('cookie'))) ? null : cache.keyOf(asking, revision());
  if (key === null) return null;
  const made = underWay.of(key);
  if (made) return made;
  const end = underWay.begin(key, pathIn(asking));
  if (end) response.once('close', end);
  return null;
}
