import { once } from 'node:events';
import type http from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { httpServers } from './http-server.server';
import type { Middleware } from '../middleware';

const inFlight = new Set<http.ServerResponse>();
let isClosing = false;

/** Runs first, to include refusals and files. */
export const trackResponses = (): Middleware => (_request, response, next) => {
  inFlight.add(response);
  response.once('close', () => {
    inFlight.delete(response);
    // A response that started before shutdown didn't announce that its connection would close.
    if (isClosing) for (const server of httpServers()) server.closeIdleConnections();
  });
  // Node then sends `Connection: close` and closes the connection after this response.
  if (isClosing) response.shouldKeepAlive = false;
  next();
};

async function closeServer(server: http.Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  // remix-serve closes its server on the same signal; closing it twice does nothing.
  await setImmediate();
  server.close(() => undefined);
  await closed;
}

export async function shutDownServers(limitMs: number, servers = httpServers()): Promise<void> {
  isClosing = true;
  for (const response of inFlight) if (!response.headersSent) response.shouldKeepAlive = false;
  const cut = setTimeout(() => servers.forEach((server) => server.closeAllConnections()), limitMs);
  await Promise.all(servers.map(closeServer));
  clearTimeout(cut);
}
