import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface RouteModule {
  loader?: (args: { request: Request }) => Promise<Response> | Response;
  action?: (args: { request: Request }) => Promise<Response> | Response;
}

const routes = import.meta.glob<RouteModule>('../../app/routes/api.*.ts');

const fileOf = (path: string): string =>
  `../../app/routes/${path
    .slice(1)
    .replace(/^(api\/storage\/upload)\/[^/]+/, '$1/$sessionId')
    .replaceAll('/', '.')}.ts`;

export interface ApiSite {
  /** Asks a route of /api as Remix would: GET and HEAD go to its loader, anything else to its action. */
  ask(target: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

/** The API routes of the site over the demonstration network, in a folder of their own. One per test file: the site is made once for a process. */
export async function startApiSite(): Promise<ApiSite> {
  const dir = await mkdtemp(path.join(tmpdir(), 'api-site-'));
  Object.assign(process.env, { DATA_DIR: dir, LOG_LEVEL: 'silent' });
  for (const name of ['OPERATOR_URL', 'INCIDENTS_URL', 'DATABASE_URL', 'SCENARIO']) delete process.env[name];
  const { gateways } = await import('~/server/gateways.server');
  let callers = 0;
  return {
    async ask(target, init = {}) {
      const url = new URL(target, 'http://site.test');
      const load = routes[fileOf(url.pathname)];
      if (!load) throw new Error(`no route answers ${url.pathname}`);
      const headers = new Headers(init.headers);
      // Every call from another caller, unless the test says who calls: rate limits have tests of their own.
      if (!headers.has('x-peer-address')) headers.set('x-peer-address', `caller-${(callers += 1)}`);
      const request = new Request(url, { ...init, headers });
      const module = await load();
      const answer = ['GET', 'HEAD'].includes(request.method) ? module.loader : module.action;
      if (!answer) throw new Error(`${url.pathname} has no answer to ${request.method}`);
      return answer({ request });
    },
    async close() {
      await gateways.incidents.close();
      await gateways.store.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
