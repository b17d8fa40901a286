import { randomUUID } from 'node:crypto';
import { createRequestContext } from './request-context';
import type { Middleware } from './middleware';

/** Whether this can be the name, and the port, of a site. */
export const isHost = (host: string): boolean => /^[a-z0-9.:_[\]-]{1,255}$/i.test(host);

/**
 * Who asks, and for which site: an id for the log, the peer's address from the socket for the rate limit, and the host that the visitor
 * asked for. What a request claims of itself is overwritten, unless as many proxies as configured vouch for it.
 */
export const identity =
  (trustedProxies: number): Middleware =>
  (request, response, next) => {
    const id = randomUUID();
    createRequestContext(request, id);
    response.setHeader('X-Request-Id', id);
    request.headers['x-request-id'] = id;
    request.headers['x-peer-address'] = request.socket.remoteAddress ?? 'unknown';
    const forwarded = String(request.headers['x-forwarded-host'] ?? '').split(',');
    // After this step the visitor's host is in one place, `Host`.
    delete request.headers['x-forwarded-host'];
    const vouched = trustedProxies > 0 ? (forwarded.at(-trustedProxies) ?? forwarded[0])?.trim() : undefined;
    if (vouched && isHost(vouched)) request.headers.host = vouched;
    next();
  };
