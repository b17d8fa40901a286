import { spawn, type ChildProcess } from 'node:child_process';
import {
  cp,
  mkdir,
  mkdtemp,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listenLocally, freePort } from '../../scripts/lib/serve.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
let dataDir: string;
let running: ChildProcess | null = null;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'meridian-start-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));
afterEach(() => {
  if (running?.exitCode === null) running.kill('SIGTERM');
});

/** Runs what `npm start` runs, with only this configuration. */
function start(env: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { PATH, HOME, NODE_ENV: 'production', DATA_DIR: dataDir, ...env },
  });
  running = child;
  let output = '';
  child.stdout.on('data', (part) => (output += String(part)));
  child.stderr.on('data', (part) => (output += String(part)));
  const ended = new Promise<number | null>((resolve) =>
    child.once('exit', (code) => resolve(code)),
  );
  return { child, ended, output: () => output };
}

describe('npm start [X-38]', () => {
  it('says where the site is, keeps a secret of its own, and ends quietly', async () => {
    const port = String(await freePort());
    const { child, ended, output } = start({ PORT: port });
    await expect
      .poll(output, { timeout: 60_000 })
      .toContain(`The site is on http://localhost:${port}`);
    expect(output()).toContain('CB1 9ZA');
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);

    const file = path.join(dataDir, 'session-secret');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readFile(file, 'utf8')).length).toBeGreaterThanOrEqual(32);

    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
  });

  // The others: app/server/env.test.ts.
  it.each([
    ['PORT', '70000'],
    ['SESSION_SECRET', 'short'],
  ])('%s=%s stops it with a sentence that names it', async (name, value) => {
    const { ended, output } = start({ PORT: String(await freePort()), [name]: value });
    expect(await ended).toBe(1);
    expect(output()).toMatch(new RegExp(`${name} is wrong: .+\\.`));
    expect(output()).not.toMatch(/\n\s+at /);
  });

  /** Turned round: it ended the process before, and the read pages with it. docs/decisions/store.md */
  it('a database that cannot be reached is waited for: pages are served, and the log says so without its address', async () => {
    const port = String(await freePort());
    const { child, ended, output } = start({
      PORT: port,
      DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none',
    });
    await expect
      .poll(output, { timeout: 60_000 })
      .toContain(`The site is on http://localhost:${port}`);
    expect((await fetch(`http://127.0.0.1:${port}/power-cut/list`)).status).toBe(200);
    expect((await fetch(`http://127.0.0.1:${port}/readyz/forms`)).status).toBe(503);
    expect(output()).toMatch(/database/i);
    expect(output()).not.toMatch(/secret@|nobody/);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  it('a store file that cannot be used stops it with a sentence', async () => {
    const broken = path.join(dataDir, 'broken');
    await mkdir(path.join(broken, 'site.db'), { recursive: true });
    const { ended, output } = start({ PORT: String(await freePort()), DATA_DIR: broken });
    expect(await ended).toBe(1);
    expect(output()).toMatch(/The store in DATA_DIR cannot be opened \(\w+\)\./);
  });

  it('a port that is taken stops it with a sentence', async () => {
    const other = createServer();
    const port = await listenLocally(other);
    const { ended, output } = start({ PORT: String(port) });
    expect(await ended).toBe(1);
    expect(output()).toContain('Another program uses that port');
    other.close();
  });
});

describe('npm run dev', () => {
  /** The sources in a folder of their own, so that an edit is nobody else's. */
  async function copyOfSources(): Promise<string> {
    const copy = await mkdtemp(path.join(tmpdir(), 'meridian-dev-'));
    const names = [
      'app',
      'content',
      'demo',
      'operators',
      'public',
      'scripts',
      'package.json',
      'package-lock.json',
      'remix.config.js',
    ];
    for (const name of [...names, 'tsconfig.json', 'vite.config.ts'])
      await cp(path.join(root, name), path.join(copy, name), { recursive: true });
    await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
    return copy;
  }

  it(
    'serves a first page and takes edits, two in quick succession as well: nobody who asks meanwhile gets a 500 [X-11]',
    { timeout: 120_000 },
    async () => {
      const copy = await copyOfSources();
      const port = String(await freePort());
      const { PATH = '', HOME = '' } = process.env;
      const own = { PORT: port, DATA_DIR: path.join(copy, '.data'), LOG_LEVEL: 'error' };
      const env = { PATH, HOME, NODE_ENV: 'development' as const, ...own };
      // Vite runs below the script: they end together.
      const child = spawn(process.execPath, ['scripts/dev.mjs'], {
        cwd: copy,
        env,
        detached: true,
        stdio: 'ignore',
      });
      const ask = (place: string) => fetch(`http://127.0.0.1:${port}${place}`);
      const statusOf = (place: string) => ask(place).then(({ status }) => status);
      try {
        await expect.poll(() => statusOf('/').catch(() => 0), { timeout: 60_000 }).toBe(200);
        const file = path.join(copy, 'content/words/en.json');
        const before = await readFile(file, 'utf8');
        const answers: Promise<number>[] = [];
        for (const words of ['Go to the content', 'On to the content', 'Straight to the content']) {
          // At once, as editors save: a file that is half written is no JSON.
          await writeFile(`${file}.new`, before.replace('Skip to main content', words));
          await rename(`${file}.new`, file);
          answers.push(...['/', '/power-cut', '/forms/report-a-power-cut'].map(statusOf));
        }
        expect(await Promise.all(answers)).toEqual(answers.map(() => 200));
        const searchPage = () => ask('/power-cut/search').then((answer) => answer.text());
        await expect.poll(searchPage, { timeout: 15_000 }).toContain('Straight to the content');
        expect(await ask('/cy').then((answer) => answer.text())).toMatch(/<html[^>]* lang="cy"/);
      } finally {
        process.kill(-(child.pid ?? 0), 'SIGTERM');
        await new Promise((resolve) => child.once('exit', resolve));
        await rm(copy, { recursive: true, force: true, maxRetries: 5 });
      }
    },
  );
});
