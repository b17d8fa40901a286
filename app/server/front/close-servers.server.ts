import type http from 'node:http';
import net from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { httpServers } from './http-server.server';
import type { Step } from './step';

/** How long a server that is ending still takes connections, at least and at most. */
const TAKES_MS = 200;
const TAKES_AT_MOST_MS = 2000;
const LOOK_MS = 25;
/** How many looks in a row must find nothing asked before silent connections are closed: a request may still be on its way. */
const QUIET_LOOKS = 12;

/** Answers that are under way in this process, and how many have begun. */
const underWay = new Set<http.ServerResponse>();
let begun = 0;
let isClosing = false;

/** Keeps count of what is under way, so that the end of the process can wait for it. The first step: refusals and files are answers too. */
export const watchAnswers = (): Step => (_request, response, next) => {
  begun += 1;
  underWay.add(response);
  response.once('close', () => underWay.delete(response));
  // Node writes `Connection: close` and ends the connection after this answer.
  if (isClosing) response.shouldKeepAlive = false;
  next();
};

/** Resolves after the event loop has looked at its sockets once more. */
async function oneTurn(): Promise<void> {
  await setImmediate();
  await setImmediate();
}

/**
 * Resolves when no connection waits to be taken: closing the listener resets those that the system holds for it. One is taken in each
 * turn of the event loop, and turns are long under load.
 */
async function everyoneTaken(server: http.Server): Promise<void> {
  let taken = 0;
  server.on('connection', () => (taken += 1));
  await sleep(TAKES_MS);
  const until = Date.now() + TAKES_AT_MOST_MS;
  for (let before = -1; before !== taken && Date.now() < until;) {
    before = taken;
    await oneTurn();
  }
}

/**
 * Resolves when the last answer was given and every connection is closed. Node's own `server.close()` closes connections that look idle,
 * among them those whose request has arrived but was not read yet: under load visitors' requests would be reset.
 */
async function closeServer(server: http.Server): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => server.once('close', resolve));
  // remix-serve closes its server on the same signal, with a callback that prints errors only: from here on it is closed this way.
  server.close = () => server;
  await everyoneTaken(server);
  net.Server.prototype.close.call(server);
  let quietLooks = 0;
  let begunBefore = begun;
  const look = setInterval(() => {
    quietLooks = underWay.size === 0 && begun === begunBefore ? quietLooks + 1 : 0;
    begunBefore = begun;
    // After the event loop has read what has arrived: what still looks idle then has asked for nothing.
    void setImmediate().then(() => {
      if (quietLooks > QUIET_LOOKS && begun === begunBefore) server.closeAllConnections();
      else server.closeIdleConnections();
    });
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
  const cut = setTimeout(() => servers.forEach((server) => server.closeAllConnections()), limitMs);
  await Promise.all(servers.map(closeServer));
  clearTimeout(cut);
}
