import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface ApiSite {
  /** Asks a path of /api. */
  ask(target: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

/** The API routes of the site over the demonstration network, in a folder of their own. One per test file: the site is made once for a process. */
export async function startApiSite(): Promise<ApiSite> {
  const dir = await mkdtemp(path.join(tmpdir(), 'api-site-'));
  Object.assign(process.env, { DATA_DIR: dir, LOG_LEVEL: 'silent' });
  for (const name of ['OPERATOR_URL', 'INCIDENTS_URL', 'DATABASE_URL', 'SCENARIO'])
    delete process.env[name];
  const { gateways } = await import('~/server/gateways.server');
  const { answerApiPath } = await import('~/journeys/api/table.server');
  let callers = 0;
  return {
    async ask(target, init = {}) {
      const url = new URL(target, 'http://site.test');
      const headers = new Headers(init.headers);
      // Every call from another caller, unless the test says who calls: rate limits have tests of their own.
      if (!headers.has('x-peer-address')) headers.set('x-peer-address', `caller-${(callers += 1)}`);
      return answerApiPath(new Request(url, { ...init, headers }));
    },
    async close() {
      await gateways.incidents.close();
      await gateways.store.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
