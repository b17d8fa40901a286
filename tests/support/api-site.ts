import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface ApiSite {
  /** Asks a path of /api. */
  ask(target: string, init?: RequestInit): Promise<Response>;
}

/** The key by which editors make links to previews. */
export const EDITOR_KEY = 'a key of editors';

let starting: Promise<ApiSite> | undefined;
/**
 * The API routes of the site over the demonstration network, in a folder of their own. There is one site in a process: it
 * is started when it is first asked for and ends with the process.
 */
export const apiSite = (): Promise<ApiSite> => (starting ??= start());

async function start(): Promise<ApiSite> {
  const dir = await mkdtemp(path.join(tmpdir(), 'api-site-'));
  process.once('exit', () => rmSync(dir, { recursive: true, force: true }));
  Object.assign(process.env, { DATA_DIR: dir, LOG_LEVEL: 'silent', EDITOR_KEY });
  for (const name of ['OPERATOR_URL', 'INCIDENTS_URL', 'DATABASE_URL', 'SCENARIO'])
    delete process.env[name];
  const { answerApiPath } = await import('~/journeys/api/table.server');
  const { STREAMED } = await import('~/server/lib/form.server');
  const { isMultipart } = await import('~/server/uploads/receive.server');
  let callers = 0;
  return {
    async ask(target, init = {}) {
      const url = new URL(target, 'http://site.test');
      const headers = new Headers(init.headers);
      // Every call from another caller, unless the test says who calls: rate limits have tests of their own.
      if (!headers.has('x-peer-address')) headers.set('x-peer-address', `caller-${(callers += 1)}`);
      const request = new Request(url, { ...init, headers });
      // As the front does (mark-streamed.ts).
      if (isMultipart(request.headers.get('Content-Type') ?? ''))
        request.headers.set(STREAMED, 'yes');
      return answerApiPath(request);
    },
  };
}
