import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, spawnServer, stopServer, whyNotReady } from '../../scripts/lib/serve.mjs';

export interface Site {
  readonly url: string;
  readonly pid: number;
  readonly dataDir: string;
  /** Everything the server wrote so far. */
  output(): string;
  stop(): Promise<void>;
  /** As a machine that loses its power: nothing is ended in order. */
  kill(): void;
}

/** Nothing of the surroundings reaches a site under test; blank means "not set". */
const NEUTRAL = {
  DATABASE_URL: '',
  INCIDENTS_URL: '',
  INCIDENTS_REFRESH_SECONDS: '',
  OPERATOR_URL: '',
  MAPBOX_TOKEN: '',
  SCENARIO: '',
  CONTENT_DIR: '',
  SESSION_SECRET: 'a secret of the tests, 32 letters',
  LOG_LEVEL: 'warn',
  // The contact for push services: without one the site offers no notifications.
  VAPID_SUBJECT: 'mailto:site@operator.example',
  // Each visitor of a test says who it is, so that the rate limit counts them apart.
  TRUSTED_PROXIES: '1',
};

/**
 * The built site on a free port, with a data folder of its own: a copy of FILLED_STORE (tests/e2e/global-setup.ts), or empty.
 * `ready: false` is for a site whose feed never answers,
 * which is up before it is ready.
 */
export async function startSite(
  env: Record<string, string> = {},
  { ready = true } = {},
): Promise<Site> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'meridian-site-'));
  const { FILLED_STORE } = process.env;
  if (FILLED_STORE && !env.DATA_DIR && !env.DATABASE_URL)
    await copyFile(FILLED_STORE, path.join(dataDir, 'site.db'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const own = { HOST: '127.0.0.1', PORT: String(port), BASE_URL: url, DATA_DIR: dataDir };
  const child = spawnServer({ ...NEUTRAL, ...own, ...env }, ['ignore', 'pipe', 'pipe']);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part) => (output += String(part)));
  let isAsked = false;
  child.once('exit', (code, signal) => {
    if (!isAsked)
      process.stderr.write(`A site under test ended by itself: ${signal ?? code}\n${output}\n`);
  });
  const stop = async () => {
    isAsked = true;
    await stopServer(child);
    await rm(dataDir, { recursive: true, force: true });
  };
  const kill = () => {
    isAsked = true;
    child.kill('SIGKILL');
  };
  const trouble = await whyNotReady(child, url, { path: ready ? '/readyz' : '/healthz' });
  if (trouble !== null) {
    await stop();
    throw new Error(
      `The site on port ${port} did not become ready: ${trouble}. Its log ends with:\n${output.slice(-4000)}`,
    );
  }
  return { url, pid: child.pid ?? 0, dataDir, output: () => output, stop, kill };
}

let visitors = 0;
/** An address that no other visitor of this run has, as a proxy would report it. */
export const newVisitorAddress = (): string => {
  visitors += 1;
  return `10.${process.pid % 250}.${Math.floor(visitors / 250) % 250}.${visitors % 250}`;
};

/** Asks the site without following redirects, as a visitor of its own unless `headers` says who. */
export async function ask(url: string, init: RequestInit = {}): Promise<Response> {
  const send = () =>
    fetch(url, {
      redirect: 'manual',
      ...init,
      headers: {
        'X-Forwarded-For': newVisitorAddress(),
        ...(init.headers as Record<string, string>),
      },
    });
  try {
    return await send();
  } catch (error) {
    // A kept connection that the server ended just when it was used again says nothing about the server.
    const { cause } = error as { cause?: { code?: string } };
    if (cause?.code !== 'UND_ERR_SOCKET' && cause?.code !== 'ECONNRESET') throw error;
    return send();
  }
}
