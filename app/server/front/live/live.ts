import type { IncomingMessage, ServerResponse } from 'node:http';
import { ReferenceInput } from '~/server/lib/api-input';
import { callerOf } from '~/server/lib/caller.server';
import type { LiveHub, Wish } from '~/server/incidents/live/hub';
import { note } from '../passage';
import type { Step } from '../step';

const PATH = /^\/live\/(?:(list)|incident\/([^/?]{1,64}))$/;
/** As events of ours bear it. */
const HEARD = /^[\w-]{1,32}$/;
/** Beyond the ceiling: by then somebody has closed a page. Pages ask by themselves meanwhile. */
const AGAIN_SECONDS = '120';

const callerIn = ({ headers }: IncomingMessage): string =>
  callerOf({ headers: { get: (name) => headers[name.toLowerCase()]?.toString() ?? null } });

/** What a request asks to hear; null for an address that is no stream. */
function wishOf(request: IncomingMessage): Wish | null {
  const [path = '', query = ''] = (request.url ?? '').split('?', 2);
  const [isStream, list, name] = PATH.exec(path) ?? [];
  if (isStream === undefined) return null;
  const reference = list ? null : ReferenceInput.safeParse(name);
  if (reference && !reference.success) return null;
  // What the browser itself heard last counts more than what the page was made from.
  const said = request.headers['last-event-id']?.toString() || new URLSearchParams(query).get('since');
  const heard = said ? (HEARD.test(said) ? said : '-') : null;
  return { reference: reference?.data ?? null, caller: callerIn(request), heard };
}

function refuse(response: ServerResponse, status: 404 | 503): void {
  const again = status === 503 ? { 'Retry-After': AGAIN_SECONDS } : {};
  response.writeHead(status, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store', ...again });
  response.end();
}

/**
 * `/live/list` and `/live/incident/{reference}`: news of the one picture as Server-Sent Events. Before the app, whose server packs what
 * it sends and so would hold events back. docs/decisions/live.md
 */
export const live =
  (hub: () => Pick<LiveHub, 'mayOpen' | 'open'>): Step =>
  (request, response, next) => {
    const wish = request.method === 'GET' && request.url?.startsWith('/live/') ? wishOf(request) : null;
    if (!wish) return next();
    note(request, 'live');
    // Who has gone tells nobody so again: the line would count for ever.
    if (response.destroyed) return;
    const may = hub().mayOpen(wish);
    if (may !== 'open') return refuse(response, may === 'unknown' ? 404 : 503);
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-cache, no-transform',
      'X-Accel-Buffering': 'no',
    });
    response.once('close', hub().open(response, wish));
  };
