import type { IncomingMessage } from 'node:http';
import { cleanQuery } from '~/domain/typed';
import { isHost } from './identity';
import type { Reason, Refuse } from './refuse';
import type { Middleware } from './middleware';

/** Longer than any path of ours by far. A path of 15 000 slashes holds the static files and the router up for seconds. */
const LONGEST_PATH = 2_000;
/** With its query. A GET form of ours takes up to 500; our longest address, a map's with all its filters, 1 200. */
const LONGEST_ADDRESS = 8_000;
/** Methods that the app knows how to answer, if only by saying no. TRACE would give back what a proxy added. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

const hostsOf = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

function reasonFor(request: IncomingMessage): Reason | null {
  const { method = '', url = '', headers } = request;
  if (hostsOf(request) > 1 || !isHost(headers.host ?? '')) return 'Unreadable';
  if (!METHODS.has(method)) return 'Method';
  if (!url.startsWith('/')) return 'Unreadable';
  const pathLength = url.indexOf('?') < 0 ? url.length : url.indexOf('?');
  return pathLength > LONGEST_PATH || url.length > LONGEST_ADDRESS ? 'Long' : null;
}

/**
 * An address as it is read on: its query without invisible characters. One that cannot be decoded counts as a page that does not exist: the static files would throw on it. The same goes for the
 * paths that a browser asks Remix about: the router would write one that it cannot decode into the log.
 */
function readable(url: string): string {
  const [path = '', query = ''] = url.split('?');
  try {
    decodeURIComponent(path);
    if (path === '/__manifest') for (const asked of new URLSearchParams(query).getAll('p')) decodeURIComponent(asked);
    return url.includes('?') ? `${path}?${cleanQuery(url.slice(path.length + 1))}` : url;
  } catch {
    return '/not-found';
  }
}

/** Refuses what no page can answer, before anything parses it: an unreadable or second Host, a method, a length. */
export const address =
  (refuse: Refuse): Middleware =>
  (request, response, next) => {
    const reason = reasonFor(request);
    if (reason) return refuse(request, response, reason);
    request.url = readable(request.url ?? '/');
    next();
  };
