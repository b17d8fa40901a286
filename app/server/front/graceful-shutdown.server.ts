import { once } from 'node:events';
import type http from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { httpServers } from './http-server.server';
import type { Middleware } from './middleware';

/** Answers under way in this process. */
const inFlight = new Set<http.ServerResponse>();
let isClosing = false;

/** Keeps count of the answers under way, so that the last ones close their connections. The first step: refusals and files are answers too. */
export const trackResponses = (): Middleware => (_request, response, next) => {
  inFlight.add(response);
  response.once('close', () => {
    inFlight.delete(response);
    // An answer that had begun before the end said nothing of its connection.
    if (isClosing) for (const server of httpServers()) server.closeIdleConnections();
  });
  // Node writes `Connection: close` and ends the connection after this answer.
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

/**
 * Closes the servers of this process: no more connections, the answers under way are finished, and idle connections go. What takes
 * longer than `limitMs` is cut off.
 */
export async function closeServers(limitMs: number, servers = httpServers()): Promise<void> {
  isClosing = true;
  for (const response of inFlight) if (!response.headersSent) response.shouldKeepAlive = false;
  const cut = setTimeout(() => servers.forEach((server) => server.closeAllConnections()), limitMs);
  await Promise.all(servers.map(closeServer));
  clearTimeout(cut);
}
