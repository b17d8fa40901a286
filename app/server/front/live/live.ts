import type { IncomingMessage, ServerResponse } from 'node:http';
import { ReferenceInput } from '~/server/lib/api-input';
import { callerOf } from '~/server/lib/caller.server';
import type { LiveHub, Subscription } from '~/server/incidents/live/hub';
import { decoded } from '../path-of';
import { noteAnsweredBy } from '../request-context';
import type { Middleware } from '../middleware';

const PATH = /^\/live\/(?:(list)|incident\/([^/?]{1,192}))$/;
const EVENT_ID = /^[\w-]{1,32}$/;
/** When full; pages poll in the meantime. */
const AGAIN_SECONDS = '120';

const callerIn = ({ headers }: IncomingMessage): string =>
  callerOf({ headers: { get: (name) => headers[name.toLowerCase()]?.toString() ?? null } });

function subscriptionOf(request: IncomingMessage): Subscription | null {
  const [path = '', query = ''] = (request.url ?? '').split('?', 2);
  const [isStream, list, name] = PATH.exec(path) ?? [];
  if (isStream === undefined) return null;
  const reference = list ? null : ReferenceInput.safeParse(decoded(name ?? ''));
  if (reference && !reference.success) return null;
  // The last event the browser received counts more than the version the page was rendered from.
  const lastSent =
    request.headers['last-event-id']?.toString() || new URLSearchParams(query).get('since');
  const lastEventId = lastSent ? (EVENT_ID.test(lastSent) ? lastSent : '-') : null;
  return { reference: reference?.data ?? null, caller: callerIn(request), lastEventId };
}

function refuse(response: ServerResponse, status: 404 | 503): void {
  const again = status === 503 ? { 'Retry-After': AGAIN_SECONDS } : {};
  response.writeHead(status, {
    'Content-Type': 'text/plain',
    'Cache-Control': 'no-store',
    ...again,
  });
  response.end();
}

/** Runs before the app, whose compression would delay events. docs/decisions/live.md */
export const live =
  (hub: () => Pick<LiveHub, 'mayOpen' | 'open'>): Middleware =>
  (request, response, next) => {
    const subscription =
      request.method === 'GET' && request.url?.startsWith('/live/')
        ? subscriptionOf(request)
        : null;
    if (!subscription) return next();
    noteAnsweredBy(request, 'live');
    // A connection that is already closed emits no `close`, so it would count against the limit for ever.
    if (response.destroyed) return;
    const may = hub().mayOpen(subscription);
    if (may !== 'open') return refuse(response, may === 'unknown' ? 404 : 503);
    response.writeHead(200, {
      'Content-Type': 'text/event-stream',
      'Cache-Control': 'no-cache, no-transform',
      'X-Accel-Buffering': 'no',
    });
    response.once('close', hub().open(response, subscription));
  };
