import type { IncomingMessage } from 'node:http';
import { cleanQuery } from '~/domain/typed';
import { isHost } from './identity';
import type { Reason, Refuse } from './refuse';
import type { Middleware } from './middleware';

/** A path of 15 000 slashes blocks the static files and the router for seconds. */
const LONGEST_PATH = 2_000;
/** Including the query. Our longest URL, a map with all its filters, has 1 200 characters. */
const LONGEST_ADDRESS = 8_000;
/** Methods the app can answer. TRACE would reveal headers added by a proxy. */
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
 * Removes invisible characters from the query. A URL that can't be decoded, including the paths
 * Remix's client asks about, becomes a page that doesn't exist: the static files would throw on it
 * and the router would log it.
 */
function readable(url: string): string {
  const [path = '', query = ''] = url.split('?');
  try {
    decodeURIComponent(path);
    if (path === '/__manifest')
      for (const value of new URLSearchParams(query).getAll('p')) decodeURIComponent(value);
    return url.includes('?') ? `${path}?${cleanQuery(url.slice(path.length + 1))}` : url;
  } catch {
    return '/not-found';
  }
}

/** Rejects requests no page can answer before anything parses them. */
export const address =
  (refuse: Refuse): Middleware =>
  (request, response, next) => {
    const reason = reasonFor(request);
    if (reason) return refuse(request, response, reason);
    request.url = readable(request.url ?? '/');
    next();
  };
