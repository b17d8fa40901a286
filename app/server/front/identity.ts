import { randomUUID } from 'node:crypto';
import { createRequestContext } from './request-context';
import type { Middleware } from './middleware';

export const isHost = (host: string): boolean => /^[a-z0-9.:_[\]-]{1,255}$/i.test(host);

/** Client headers are overwritten unless the configured number of proxies vouches for them. */
export const identity =
  (trustedProxies: number): Middleware =>
  (request, response, next) => {
    const id = randomUUID();
    createRequestContext(request, id);
    response.setHeader('X-Request-Id', id);
    request.headers['x-request-id'] = id;
    request.headers['x-peer-address'] = request.socket.remoteAddress ?? 'unknown';
    const forwarded = String(request.headers['x-forwarded-host'] ?? '').split(',');
    // From here on the host is in `Host` only.
    delete request.headers['x-forwarded-host'];
    const vouched =
      trustedProxies > 0 ? (forwarded.at(-trustedProxies) ?? forwarded[0])?.trim() : undefined;
    if (vouched && isHost(vouched)) request.headers.host = vouched;
    next();
  };
