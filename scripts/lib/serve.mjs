import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './run.mjs';

/**
 * How long a server may take to shut down before it is killed: it normally ends within ten seconds
 * (docs/decisions/ending.md).
 */
const GRACE_MS = 11_000;

/**
 * Of the C library: otherwise threads that compress pages each keep memory that is never released.
 * docs/decisions/memory.md
 */
const MALLOC_ARENA_MAX = '2';

/**
 * Starts remix-serve on the built site, directly with node, so that its process id is the server's own. The build brings its front
 * door with it (app/server/front).
 * @param {Record<string, string>} env
 * @param {import('node:child_process').StdioOptions} stdio
 * @param {string} checkout the folder of the checkout whose build is served: this one by default
 * @returns {import('node:child_process').ChildProcess}
 */
export const spawnServer = (env, stdio = 'inherit', checkout = root) =>
  spawn(
    process.execPath,
    [
      path.join(checkout, 'node_modules/@remix-run/serve/dist/cli.js'),
      path.resolve(checkout, env.BUILD_DIR || 'build', 'server/index.js'),
    ],
    {
      cwd: checkout,
      env: { MALLOC_ARENA_MAX, ...process.env, NODE_ENV: 'production', ...env },
      stdio,
    },
  );

export const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null;

/**
 * Waits until `/readyz` says yes, for as long as the server lives and the time allows: a busy machine is slow. Returns null, or
 * what was seen last: how the server ended, what it answered, or that nothing answers.
 * @returns {Promise<string | null>}
 */
export async function whyNotReady(child, baseUrl, { seconds = 120, path = '/readyz' } = {}) {
  const until = Date.now() + seconds * 1000;
  let seen = '';
  while (!hasEnded(child) && Date.now() < until) {
    try {
      const answer = await fetch(baseUrl + path, { signal: AbortSignal.timeout(5000) });
      const body = await answer.text();
      if (answer.status === 200) return null;
      seen = `${path} answers ${answer.status}: ${body.slice(0, 300)}`;
    } catch (error) {
      seen = `nothing answers at ${baseUrl} (${error.cause?.code ?? error.name})`;
    }
    await sleep(50);
  }
  if (hasEnded(child)) return `it ended with ${child.signalCode ?? `exit code ${child.exitCode}`}`;
  return `it runs, but after ${seconds} seconds ${seen}`;
}

/** Stops the server, kills it by its id after a grace period, and resolves when it is gone. */
export async function stopServer(child, signal = 'SIGTERM') {
  if (hasEnded(child)) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
  await gone;
  clearTimeout(timer);
}

/** Returns the error code of listening here, or null if it is free. */
export const whyNotListen = (port, host) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code ?? error.message));
    server.listen(port, host, () => server.close(() => resolve(null)));
  });

/**
 * Listens on a free port of this machine, and returns it.
 * @param {import('node:net').Server} server
 * @returns {Promise<number>}
 */
export async function listenLocally(server) {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return /** @type {import('node:net').AddressInfo} */ (server.address()).port;
}

/**
 * A port that was free a moment ago.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const server = createServer();
  const port = await listenLocally(server);
  server.close();
  await once(server, 'close');
  return port;
}
