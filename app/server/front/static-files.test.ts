import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openDoor, type Door } from '../../../tests/support/front';
import { packFiles } from '../../../scripts/lib/pack-files.mjs';
import { staticFiles, workerSwitch } from './static-files';
import type { Middleware } from './middleware';

let door: Door | null = null;
afterEach(() => door?.close());
const open = async (steps: Middleware[]): Promise<string> => (door = await openDoor(steps)).url;

describe('static files', () => {
  let folder = '';
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const files = async (): Promise<string> => {
    folder = await mkdtemp(path.join(tmpdir(), 'meridian-files-'));
    await mkdir(path.join(folder, 'assets'));
    await writeFile(path.join(folder, 'assets/app.js'), 'export default 1;'.repeat(200));
    await writeFile(path.join(folder, 'logo.svg'), '<svg/>');
    await packFiles(folder);
    return open([staticFiles(folder)]);
  };
  const raw = (url: string, headers: Record<string, string>, method = 'GET') =>
    new Promise<{ status?: number; headers: http.IncomingHttpHeaders; body: Buffer }>(
      (resolve, reject) => {
        http
          .request(url, { headers, method }, (answer) => {
            const parts: Buffer[] = [];
            answer.on('data', (part: Buffer) => parts.push(part));
            answer.on('end', () =>
              resolve({
                ...answer,
                status: answer.statusCode,
                headers: answer.headers,
                body: Buffer.concat(parts),
              }),
            );
          })
          .on('error', reject)
          .end();
      },
    );

  it('come in the best form that the browser takes, made at build time', async () => {
    const url = `${await files()}/assets/app.js`;
    const sizes: number[] = [];
    for (const [accepted, encoding] of [
      ['gzip, br', 'br'],
      ['gzip', 'gzip'],
      ['', undefined],
    ] as const) {
      const { headers, body } = await raw(url, { 'Accept-Encoding': accepted });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toBe('Accept-Encoding');
      expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
      sizes.push(body.length);
    }
    expect(sizes[0]).toBeLessThan(sizes[2] ?? 0);
    expect(await (await fetch(url)).text()).toContain('export default 1;');
  });

  it('are kept for a year where their name changes with them, else for an hour', async () => {
    const url = await files();
    expect((await fetch(`${url}/assets/app.js`)).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
    const logo = await fetch(`${url}/logo.svg`);
    expect(logo.headers.get('cache-control')).toBe('public, max-age=3600');
    const held = { 'If-None-Match': logo.headers.get('etag') ?? '' };
    const same = await raw(`${url}/logo.svg`, held);
    expect([
      same.status,
      same.headers.vary,
      same.headers['cache-control'],
      same.headers.etag,
    ]).toEqual([304, 'Accept-Encoding', 'public, max-age=3600', logo.headers.get('etag')]);
  });

  it.each(['bytes=5-1', 'bytes=-3', 'bytes=0-1,3-4', 'nonsense', 'bytes=99999999999999999999-'])(
    'a range that is none (%s) gets an answer',
    async (range) => {
      const { status, body } = await raw(`${await files()}/logo.svg`, { Range: range });
      expect([200, 416]).toContain(status);
      if (status === 200) expect(body.toString()).toBe('<svg/>');
    },
  );

  it('a file that was taken away since the start ends its own connection, not the process', async () => {
    const url = await files();
    await rm(path.join(folder, 'logo.svg'));
    await expect(fetch(`${url}/logo.svg`)).rejects.toThrow();
    expect((await fetch(`${url}/assets/app.js`)).status).toBe(200);
  });

  it('a range is given', async () => {
    const { status, body } = await raw(`${await files()}/logo.svg`, { Range: 'bytes=1-3' });
    expect([status, body.toString()]).toEqual([206, 'svg']);
  });

  it('what is not there, or is sent to, is the app’s', async () => {
    const url = await files();
    expect(await (await fetch(`${url}/assets/none.js`)).json()).toMatchObject({
      url: '/assets/none.js',
    });
    expect(await (await fetch(`${url}/..%2f..%2fpackage.json`)).json()).toHaveProperty('url');
    expect(await (await fetch(`${url}/logo.svg`, { method: 'POST' })).json()).toMatchObject({
      method: 'POST',
    });
  });
});

describe('the switch of the service worker', () => {
  let folder = '';
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('answers a worker that ends the one before it while its file is there, and only for the worker', async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'meridian-switch-'));
    await writeFile(
      path.join(folder, 'service-worker.js'),
      'self.addEventListener("fetch", () => {});',
    );
    const file = path.join(folder, 'off');
    const url = await open([workerSwitch(file), staticFiles(folder)]);
    const worker = async () => {
      const answer = await fetch(`${url}/service-worker.js`);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      return answer.text();
    };
    expect(await worker()).toContain('fetch');
    await writeFile(file, '');
    expect(await worker()).toContain('unregister');
    expect(await (await fetch(`${url}/other`)).json()).toMatchObject({ url: '/other' });
    await rm(file);
    expect(await worker()).toContain('fetch');
  });
});
