import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasBody, isUnsafe, isUpload, pathOf } from './path-of';
import { compressLater, encodingFor } from './kept/compress.server';
import type { Refuse } from './refuse';
import type { Step } from './step';

type Routes = ServerBuild['routes'];
type Handler = ReturnType<typeof createRequestHandler>;

/** A route and those around it, from the outermost; nothing for an id that is none. */
export function branchOf(routes: Routes, id: string | undefined): Routes {
  const route = id === undefined ? undefined : routes[id];
  return id === undefined || !route ? {} : { ...branchOf(routes, route.parentId), [id]: route };
}

/** Where Remix tells browsers of further routes: that needs all of them. To our list it is a page that is not there. */
const MANIFEST = '/__manifest';
/** Whether a route's own answer is asked for; data of client navigations are not. */
const isWhole = (routes: Routes, id: string, url: string): boolean =>
  routes[id] !== undefined && !/[?&]_data=/.test(url) && pathOf({ url }) !== MANIFEST;

/** The body that the step before has waited for is there in one piece. */
const bodyOf = (request: IncomingMessage): BodyInit | null => request.read() as Uint8Array<ArrayBuffer> | null;

/** Told when the visitor has gone, where nothing is changed: what was posted is taken in any case. */
function goneSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => response.writableFinished || gone.abort());
  return gone.signal;
}

function asRequest(request: IncomingMessage, response: ServerResponse, url: string): Request {
  const { method = 'GET', headers: given } = request;
  // Node has one text for each name, but for one that only answers have.
  const headers = given as Record<string, string>;
  if (!isUnsafe(request)) return new Request(url, { method, headers, signal: goneSignal(response) });
  if (!hasBody(request)) return new Request(url, { method, headers });
  return new Request(url, { method, headers, body: bodyOf(request), duplex: 'half' });
}

/** Below that a packed page is hardly smaller. */
const SMALL_BYTES = 1024;

/** Documents, feeds and answers of the API are made whole, so they are packed and sent whole. */
async function send(request: IncomingMessage, response: ServerResponse, answer: Response): Promise<void> {
  let body: Buffer | null = answer.body === null ? null : Buffer.from(await answer.arrayBuffer());
  const isText = /^text\/|json|xml/.test(answer.headers.get('Content-Type') ?? '');
  const isPackable = isText && !answer.headers.has('Content-Encoding') && body !== null && body.length >= SMALL_BYTES;
  const encoding = isPackable ? encodingFor(String(request.headers['accept-encoding'] ?? '')) : null;
  if (encoding && body) body = await compressLater(body, encoding);
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.appendHeader(name, value);
  if (isPackable && !/accept-encoding/i.test(answer.headers.get('Vary') ?? ''))
    response.appendHeader('Vary', 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding);
  if (body) response.setHeader('Content-Length', body.length);
  response.end(body ?? undefined);
}

/**
 * Answers a page, a feed or a call of the API with Remix's own handler, given the routes that it is made of and no others: Remix ranks
 * all routes of the build anew for each request, twice. The rest goes on to remix-serve. docs/decisions/serving.md, "A page's own routes".
 */
export function ownRoutes(
  build: ServerBuild,
  routeOf: (request: IncomingMessage) => string | null,
  refuse: Refuse,
): Step {
  // One for each route of the build at most.
  const handlers = new Map<string, Handler>();
  const handlerOf = (id: string): Handler => {
    const known = handlers.get(id) ?? createRequestHandler({ ...build, routes: branchOf(build.routes, id) });
    handlers.set(id, known);
    return known;
  };

  return (request, response, next) => {
    const { url = '/', headers } = request;
    const address = `http://${headers.host ?? ''}${url}`;
    const id = URL.canParse(address) ? routeOf(request) : null;
    // Files are read as they come, by whoever reads them: remix-serve hands on all of that.
    if (id === null || isUpload(request) || !isWhole(build.routes, id, url)) return next();
    handlerOf(id)(asRequest(request, response, address))
      .then((answer) => send(request, response, answer))
      .catch(() => refuse(request, response, 'Broken'));
  };
}
