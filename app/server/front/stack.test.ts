import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openDoor, refuse, type Door } from '../../../tests/support/front';
import { packFiles } from '../../../scripts/lib/pack-files.mjs';
import { accessLog } from './access-log';
import { address } from './address';
import { httpServers, standBefore } from './http-server.server';
import { keptPages } from './kept-pages';
import { routeIds } from './route-id.server';
import { securityHeaders } from './security-headers';
import { staticFiles } from './static-files';
import type { Step } from './step';

let door: Door | null = null;
afterEach(() => door?.close());
const open = async (steps: Step[], app?: http.RequestListener, trustedProxies = 0): Promise<string> =>
  (door = await openDoor(steps, app, trustedProxies)).url;

describe('identity', () => {
  const asked = async (trusted: number, headers: Record<string, string>) => {
    const url = await open([], undefined, trusted);
    const answer = await fetch(url, { headers });
    return {
      id: answer.headers.get('x-request-id'),
      ...((await answer.json()) as { headers: Record<string, string> }),
    };
  };

  it('the caller is the socket whatever it claims, and each request has an id of ours', async () => {
    const { id, headers } = await asked(0, { 'X-Peer-Address': '192.0.2.1', 'X-Request-Id': 'mine' });
    expect(headers['x-peer-address']).toBe('127.0.0.1');
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(headers['x-request-id']).toBe(id);
  });

  it('mend 10: X-Forwarded-Host is believed of trusted proxies alone', async () => {
    const claimed = { 'X-Forwarded-Host': 'power.example' };
    const direct = await asked(0, claimed);
    expect(direct.headers['host']).toMatch(/^127/);
    expect(direct.headers).not.toHaveProperty('x-forwarded-host');
    await door?.close();
    expect((await asked(1, claimed)).headers).toMatchObject({ host: 'power.example' });
    await door?.close();
    // What the visitor wrote stands before what the proxy added.
    const twice = await asked(1, { 'X-Forwarded-Host': 'evil.example, power.example' });
    expect(twice.headers).toMatchObject({ host: 'power.example' });
    await door?.close();
    expect((await asked(1, { 'X-Forwarded-Host': 'a b"<' })).headers['host']).toMatch(/^127/);
  });
});

describe('security headers', () => {
  const site = [securityHeaders({ isHttps: true }), address(refuse)];
  const answers =
    (headers: http.OutgoingHttpHeaders): http.RequestListener =>
    (_request, response) => {
      for (const [name, value] of Object.entries(headers)) response.appendHeader(name, String(value));
      response.end('x');
    };

  it('stand on every answer, refusals too, and say what the others may load', async () => {
    const url = await open(site);
    for (const target of ['/power-cut', `/${'a'.repeat(3000)}`]) {
      const { headers } = await fetch(url + target);
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('geolocation=(self)'),
        'content-security-policy': expect.stringContaining("default-src 'self'"),
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
      });
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });

  it('leave what an answer says of itself', async () => {
    const own = { 'Content-Security-Policy': "default-src 'none'", 'Referrer-Policy': 'no-referrer' };
    const { headers } = await fetch(await open(site, answers(own)));
    expect(headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  it('let a picture carry its own style and nothing else', async () => {
    const { headers } = await fetch(await open(site, answers({ 'Content-Type': 'image/svg+xml' })));
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
  });

  it.each(['/feeds/incidents.atom', '/media/van.jpg', '/share.png', '/api.openapi.yaml'])(
    'mend 10: %s is for other sites too',
    async (target) => {
      const { headers } = await fetch((await open(site)) + target);
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    },
  );

  it('no HSTS without TLS: it would lock visitors out', async () => {
    const { headers } = await fetch(await open([securityHeaders({ isHttps: false })]));
    expect(headers.get('strict-transport-security')).toBeNull();
  });
});

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
    new Promise<{ status?: number; headers: http.IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
      http
        .request(url, { headers, method }, (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () =>
            resolve({ ...answer, status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }),
          );
        })
        .on('error', reject)
        .end();
    });

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
    expect((await raw(`${url}/logo.svg`, held)).status).toBe(304);
  });

  it.each(['bytes=5-1', 'bytes=-3', 'bytes=0-1,3-4', 'nonsense', 'bytes=99999999999999999999-'])(
    'a range that is none (%s) gets an answer',
    async (range) => {
      const { status, body } = await raw(`${await files()}/logo.svg`, { Range: range });
      expect([200, 416]).toContain(status);
      if (status === 200) expect(body.toString()).toBe('<svg/>');
    },
  );

  it('a range is given', async () => {
    const { status, body } = await raw(`${await files()}/logo.svg`, { Range: 'bytes=1-3' });
    expect([status, body.toString()]).toEqual([206, 'svg']);
  });

  it('what is not there, or is sent to, is the app’s', async () => {
    const url = await files();
    expect(await (await fetch(`${url}/assets/none.js`)).json()).toMatchObject({ url: '/assets/none.js' });
    expect(await (await fetch(`${url}/..%2f..%2fpackage.json`)).json()).toHaveProperty('url');
    expect(await (await fetch(`${url}/logo.svg`, { method: 'POST' })).json()).toMatchObject({ method: 'POST' });
  });
});

it('a kept page is given before the app is asked', async () => {
  const page = { status: 200 as const, headers: { 'content-type': 'text/html' }, body: Buffer.from('kept') };
  const url = await open([keptPages((request) => (request.url === '/kept' ? page : null))]);
  expect(await (await fetch(`${url}/kept`)).text()).toBe('kept');
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

describe('the access log', () => {
  const routes = {
    root: { id: 'root', path: '', module: {} },
    'routes/power-cut.$place': {
      id: 'routes/power-cut.$place',
      parentId: 'root',
      path: 'power-cut/:place',
      module: {},
    },
    'routes/$': { id: 'routes/$', parentId: 'root', path: '*', module: {} },
  } as unknown as Parameters<typeof routeIds>[0];
  const idOf = routeIds(routes);
  const logged = async (level: string, ask: (url: string) => Promise<unknown>): Promise<string[]> => {
    const lines: string[] = [];
    const logger = pino({ level, base: undefined }, { write: (line: string) => void lines.push(line) });
    await ask(await open([accessLog(logger, ({ url = '/' }) => idOf(url.split('?', 1)[0] ?? '/')), address(refuse)]));
    return lines;
  };

  it('mend 8: names the route, the method, how it ended and how long it took, and nothing else', async () => {
    const lines = await logged('debug', (url) =>
      fetch(`${url}/power-cut/CB1%209ZA?q=anna@example.com`, {
        method: 'POST',
        headers: {
          Cookie: 'mpn_visit=secret',
          'X-Forwarded-For': '192.0.2.7',
          Referer: 'https://a.example/07700900123',
        },
      }),
    );
    expect(lines).toHaveLength(1);
    const { id, time, ms, ...rest } = JSON.parse(lines[0] ?? '{}') as Record<string, unknown>;
    expect([typeof id, typeof time, typeof ms]).toEqual(['string', 'number', 'number']);
    expect(rest).toEqual({
      level: 30,
      method: 'POST',
      by: 'app',
      route: 'routes/power-cut.$place',
      status: 200,
      msg: 'answered',
    });
  });

  it('mend 8: a refusal is logged by its reason', async () => {
    const lines = await logged('info', (url) => fetch(`${url}/${'anna@example.com'.repeat(200)}`));
    expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({ by: 'refusal', reason: 'Long', status: 414 });
    expect(lines.join('')).not.toContain('anna');
  });

  it('says nothing below its level', async () => {
    expect(await logged('warn', (url) => fetch(`${url}/power-cut/x`))).toEqual([]);
  });

  it('every path has the id of a route of ours', () => {
    expect(idOf('/x/anna@example.com')).toBe('routes/$');
    expect(idOf('/')).toBe('root');
    expect(idOf('/power-cut/CB1 9ZA')).toBe('routes/power-cut.$place');
  });
});

describe('the seam', () => {
  const genuine = http.createServer;
  afterEach(() => {
    http.createServer = genuine;
    vi.restoreAllMocks();
  });

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
});
