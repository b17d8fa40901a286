import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { startReadySite } from '../../scripts/durability/site.mjs';
import { inRoot } from '../../scripts/lib/run.mjs';
import { listenLocally, freePort, stopServer, whyNotReady } from '../../scripts/lib/serve.mjs';

const children: ChildProcess[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) await stopServer(child);
});
const run = (code: string): ChildProcess => {
  const child = spawn(process.execPath, ['-e', code], { stdio: 'ignore' });
  children.push(child);
  return child;
};
const waiting = () => run('setInterval(() => {}, 1000)');

async function answering(status: number, body: string) {
  const server = createServer((_, response) => response.writeHead(status).end(body));
  const port = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => server.close(),
  };
}

it('says nothing of a server that is ready', async () => {
  const site = await answering(200, 'ready');
  expect(await whyNotReady(waiting(), site.url)).toBeNull();
  site.close();
});

it('says how a server ended', async () => {
  const url = `http://127.0.0.1:${await freePort()}`;
  expect(await whyNotReady(run('process.exit(3)'), url)).toBe('it ended with exit code 3');
  expect(await whyNotReady(run('process.kill(process.pid, "SIGKILL")'), url)).toBe(
    'it ended with SIGKILL',
  );
});

it('says what a server that runs answered last, and where nothing answers', async () => {
  const site = await answering(503, 'incidents: no snapshot');
  expect(await whyNotReady(waiting(), site.url, { seconds: 0.5 })).toBe(
    'it runs, but after 0.5 seconds /readyz answers 503: incidents: no snapshot',
  );
  site.close();
  const url = `http://127.0.0.1:${await freePort()}`;
  expect(await whyNotReady(waiting(), url, { seconds: 0.2 })).toContain(
    `nothing answers at ${url} (ECONNREFUSED)`,
  );
});

it('a site of npm run durability that does not become ready is stopped', async () => {
  const dir = mkdtempSync(inRoot('node_modules', '.hangs-'));
  mkdirSync(path.join(dir, 'server'));
  writeFileSync(path.join(dir, 'package.json'), '{ "type": "module" }');
  const pidFile = path.join(dir, 'pid');
  writeFileSync(
    path.join(dir, 'server', 'index.js'),
    `import { writeFileSync } from 'node:fs';
    writeFileSync('${pidFile}', String(process.pid));
    await new Promise((resolve) => setTimeout(resolve, 60_000));`,
  );
  const part = {
    dir,
    content: dir,
    feed: '',
    store: { databaseUrl: '' },
    operator: { url: '' },
  };
  const how = { list: 'operator', seconds: 3, env: { BUILD_DIR: path.relative(inRoot(), dir) } };
  await expect(startReadySite(part, how)).rejects.toThrow('The site did not start: it runs');
  expect(() => process.kill(Number(readFileSync(pidFile, 'utf8')), 0)).toThrow('ESRCH');
  rmSync(dir, { recursive: true });
});
