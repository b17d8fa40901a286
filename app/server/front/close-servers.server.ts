import type http from 'node:http';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { httpServers, standBefore } from './http-server.server';

/** How long a server that is ending takes connections still: those that the system holds for it already would be reset otherwise. */
const TAKES_MS = 200;
/** How long connections that ask nothing are waited for: their request may be on its way. */
const QUIET_MS = 300;
const LOOK_MS = 25;

/** Answers that are under way in this process. */
const underWay = new Set<http.ServerResponse>();
let isClosing = false;

/** Keeps count of what is under way, so that an end can wait for it. Called once, before remix-serve opens its server. */
export const watchAnswers = (): void =>
  standBefore((app) => (request, response) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
    // Node writes `Connection: close` and ends the connection after this answer.
    if (isClosing) response.shouldKeepAlive = false;
    app(request, response);
  });

/**
 * Resolves when the last answer was given and every connection is closed. `server.close()` of Node closes connections that it takes for
 * idle, among them those whose request has arrived but was not read yet: under load visitors' requests would be reset.
 */
async function closeServer(server: http.Server): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => server.once('close', resolve));
  // remix-serve closes its server on the same signal, with a callback that prints errors only: from here on it is closed this way.
  server.close = () => server;
  await sleep(TAKES_MS);
  net.Server.prototype.close.call(server);
  let quietSince = Date.now();
  const look = setInterval(() => {
    if (underWay.size > 0) quietSince = Date.now();
    const isQuiet = Date.now() - quietSince > QUIET_MS;
    // After the event loop has read what has arrived: what looks idle then has asked nothing.
    setImmediate(() => (isQuiet && underWay.size === 0 ? server.closeAllConnections() : server.closeIdleConnections()));
  }, LOOK_MS);
  await closed;
  clearInterval(look);
}

/**
 * Closes the servers of this process without losing a request: what is under way is answered, each answer says `Connection: close`,
 * and kept connections go. What takes longer than `limitMs` is cut off.
 */
export async function closeServers(limitMs: number, servers = httpServers()): Promise<void> {
  isClosing = true;
  for (const response of underWay) if (!response.headersSent) response.shouldKeepAlive = false;
  const each = [...new Set(servers)];
  const cut = setTimeout(() => each.forEach((server) => server.closeAllConnections()), limitMs);
  await Promise.all(each.map(closeServer));
  clearTimeout(cut);
}
