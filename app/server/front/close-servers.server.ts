import type http from 'node:http';
import net from 'node:net';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { httpServers, socketsOf } from './http-server.server';
import type { Step } from './step';

/** How long a server that is ending still takes connections. */
const TAKES_MS = 200;
/** How long nothing is read at most, and how short a turn is in which nobody can have come unseen. */
const HOLDS_AT_MOST_MS = 1000;
const SHORT_TURN_MS = 0.3;
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

/** Resolves in the end of a turn of the event loop in which hardly anything can have come unseen, or when `limitMs` is over. */
async function shortTurn(limitMs: number): Promise<void> {
  await setImmediate();
  const until = performance.now() + limitMs;
  for (let began = performance.now(), tookMs = Infinity; tookMs > SHORT_TURN_MS && began < until;) {
    await setImmediate();
    tookMs = performance.now() - began;
    began += tookMs;
  }
}

/**
 * Closes the listener in a moment in which no connection waits to be taken: the system resets those that it holds, and an edge sends no
 * POST twice. One is taken in each turn of the event loop, and turns are long under load. So in these last ones nothing is read: they
 * become so short that hardly anybody connects between the last look and the end.
 */
async function closeListener(server: http.Server): Promise<void> {
  const open = socketsOf(server);
  let taken = 0;
  const countOne = () => (taken += 1);
  server.on('connection', countOne);
  // What the option of this name says, from now on.
  Object.assign(server, { pauseOnConnect: true });
  for (const socket of open) socket.pause();
  const until = performance.now() + HOLDS_AT_MOST_MS;
  for (let before = -1; before !== taken && performance.now() < until;) {
    before = taken;
    await shortTurn(until - performance.now());
  }
  net.Server.prototype.close.call(server);
  server.off('connection', countOne);
  for (const socket of open) socket.resume();
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
  await sleep(TAKES_MS);
  await closeListener(server);
  let isOpen = true;
  void closed.then(() => (isOpen = false));
  for (let quietLooks = 0, begunBefore = begun; isOpen; begunBefore = begun) {
    await sleep(LOOK_MS);
    quietLooks = underWay.size === 0 && begun === begunBefore ? quietLooks + 1 : 0;
    begunBefore = begun;
    await shortTurn(LOOK_MS);
    // The event loop has just read what has arrived: what still looks idle has asked for nothing.
    if (quietLooks > QUIET_LOOKS && begun === begunBefore) server.closeAllConnections();
    else server.closeIdleConnections();
  }
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
