import { readFileSync } from 'node:fs';
import http from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { openDoor, type Door } from '../../../tests/support/front';
import { httpServers, standBefore } from './serve/http-server.server';
import { cachedPages } from './page-cache/cached-pages.server';
import { createPageCache } from './page-cache/cache.server';
import type { Middleware } from './middleware';

let door: Door | null = null;
afterEach(() => door?.close());
const open = async (steps: Middleware[]): Promise<string> => (door = await openDoor(steps)).url;

it('a cached page is given before the app is asked', async () => {
  const cache = createPageCache();
  cache.put({ method: 'GET', path: '/cached', header: () => undefined }, '/cached', 'cached', {});
  const url = await open([
    cachedPages(
      () => {},
      cache,
      ({ path }) => path,
    ),
  ]);
  expect(await (await fetch(`${url}/cached`)).text()).toBe('cached');
  expect(await (await fetch(`${url}/other`)).json()).toMatchObject({ url: '/other' });
});

it('a step that throws is answered in words', async () => {
  const url = await open([
    () => {
      throw new Error('broken');
    },
  ]);
  const answer = await fetch(url);
  expect(answer.status).toBe(500);
  expect(await answer.text()).toContain('105');
});

describe('the seam', () => {
  const genuine = http.createServer;
  afterEach(() => void (http.createServer = genuine));

  it('stands before every listener that a server is made with, and knows the server until it closes', async () => {
    standBefore((app) => (request, response) => {
      response.setHeader('X-Front', 'yes');
      app(request, response);
    });
    const server = http.createServer((_request, response) => void response.end('app'));
    expect(httpServers()).toEqual([server]);
    expect(server.keepAliveTimeout).toBe(65_000);
    expect(server.headersTimeout).toBe(20_000);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    const answer = await fetch(`http://127.0.0.1:${port}`);
    expect([answer.headers.get('x-front'), await answer.text()]).toEqual(['yes', 'app']);
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
    expect(httpServers()).toEqual([]);
  });

  it('listens once what must be prepared is there', async () => {
    let resolve: () => void = () => undefined;
    const prepared = new Promise<void>((done) => (resolve = done));
    standBefore(
      (app) => app,
      () => prepared,
    );
    const server = http.createServer((_request, response) => void response.end('app'));
    const listening = new Promise<void>((heard) => server.listen(0, '127.0.0.1', heard));
    expect(server.listening).toBe(false);
    resolve();
    await listening;
    expect(server.listening).toBe(true);
    server.close();
  });
});

it('docs/decisions/serving.md has each step, in its order', () => {
  const source = readFileSync('app/server/front/front.server.ts', 'utf8');
  const [, steps = ''] = /: Middleware\[\] => \[([\s\S]*?)\n\];/.exec(source) ?? [];
  const inCode = [...steps.matchAll(/^ {2}(?:\.\.\.\(.*\? \[)?(\w+)/gm)].map(([, name]) => name);
  const docs = readFileSync('docs/decisions/serving.md', 'utf8');
  expect(inCode.length).toBeGreaterThan(20);
  expect([...docs.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)).toEqual(inCode);
});
