import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot, root } from './run.mjs';

/** How long a server may take to end after it was asked to, before it is killed: it ends by itself within ten seconds (docs/decisions/ending.md). */
const GRACE_MS = 11_000;

/** Of the C library: threads that pack pages else keep some memory each that nobody gives back. docs/decisions/memory.md */
const MALLOC_ARENA_MAX = '2';

/**
 * Starts remix-serve on the built site, directly with node, so that its process id is the server's own. The build brings its front
 * door with it (app/server/front).
 * @param {Record<string, string>} env
 * @param {import('node:child_process').StdioOptions} stdio
 * @returns {import('node:child_process').ChildProcess}
 */
export const spawnServer = (env, stdio = 'inherit') =>
  spawn(process.execPath, [inRoot('node_modules/@remix-run/serve/dist/cli.js'), inRoot('build/server/index.js')], {
    cwd: root,
    env: { MALLOC_ARENA_MAX, ...process.env, NODE_ENV: 'production', ...env },
    stdio,
  });

export const hasEnded = (child) => child.exitCode !== null || child.signalCode !== null;

/** Waits until `/readyz` says yes. Returns false if the server ends first or the time runs out. */
export async function waitUntilReady(child, baseUrl, { seconds = 120, path = '/readyz' } = {}) {
  const until = Date.now() + seconds * 1000;
  while (Date.now() < until && !hasEnded(child)) {
    const answer = await fetch(baseUrl + path, { signal: AbortSignal.timeout(2000) }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.status === 200) return true;
    await sleep(50);
  }
  return false;
}

/** Asks the server to end, kills it by its own id after a grace period, and resolves when it is gone. */
export async function stopServer(child, signal = 'SIGTERM') {
  if (hasEnded(child)) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
  await gone;
  clearTimeout(timer);
}

/** The error code of listening on this place, or null when it is free. */
export const whyNotListen = (port, host) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code ?? error.message));
    server.listen(port, host, () => server.close(() => resolve(null)));
  });

/**
 * A port that was free a moment ago.
 * @returns {Promise<number>}
 */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
