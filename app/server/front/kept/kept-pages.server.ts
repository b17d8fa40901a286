import type { IncomingMessage } from 'node:http';
import { gateways } from '~/server/gateways.server';
import { currentLanguage } from '~/server/languages/current.server';
import { createMicroCache, type Answer, type Asking } from './micro-cache.server';

const cache = createMicroCache();

/** Of all that pages show: who was told of a change must not be given the page from before it (docs/decisions/live.md); nor one in another language. */
const revision = (): string =>
  [gateways.content.revision(), gateways.incidents.snapshot()?.revision, currentLanguage()?.code].join(' ');

const askingOf = (request: Request): Asking => {
  const { pathname, search } = new URL(request.url);
  return { method: request.method, path: pathname + search, header: (name) => request.headers.get(name) ?? undefined };
};
const responseOf = ({ status, headers, body }: Answer): Response =>
  new Response(body && new Uint8Array(body), { status, headers });

/** The same page as someone else was given within the last two seconds, or null. */
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
  return responseOf(cache.keep(asking, key, html, Object.fromEntries(headers)));
}

/** The same for Node's own request: the front door looks here before Express and Remix start (docs/decisions/serving.md). */
export function keptPageFor({ method = '', url = '', headers }: IncomingMessage): Answer | null {
  const asking: Asking = { method, path: url, header: (name) => headers[name]?.toString() };
  const key = cache.keyOf(asking, revision());
  return key === null ? null : cache.get(asking, key);
}
