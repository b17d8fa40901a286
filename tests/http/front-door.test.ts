import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ownSite } from '../support/own-site';
import { openRaw, rawRequest } from '../support/raw-connection';
import { ask, type Site } from '../support/server';

const site = inject('site');

it.each([
  '/',
  '/power-cut/list',
  '/power-cut/incident?postcode=CB1+9ZA',
  '/help',
  '/nothing-here',
  '/sitemap.xml',
  '/power-cut/feed.atom',
])(
  'says nothing of the Host that it was asked under, so that one answer is for all: %s',
  async (path) => {
    const connection = openRaw(site);
    connection.send(`GET ${path} HTTP/1.1\r\nHost: elsewhere.example\r\nConnection: close\r\n\r\n`);
    expect(await connection.status(1)).toBeGreaterThan(199);
    await connection.ended;
    expect(connection.received()).not.toContain('elsewhere');
  },
);

describe('a page that is drawn for one visitor', () => {
  it.each(['br', 'gzip'])('is packed for whoever takes it: %s', async (encoding) => {
    const answer = await ask(`${site}/power-cut/search?mode=header&value=CB1+9ZA`, {
      headers: { 'Accept-Encoding': encoding },
    });
    expect(answer.headers.get('Content-Encoding')).toBe(encoding);
    expect(await answer.text()).toContain('Choose your address');
  });
});

it.each(['/READYZ', '/Metrics', '/Help', '/power-cut/LIST', '/cy/Power-cut/list', '/Api/places'])(
  'a path in another case than ours is not found: %s',
  async (path) => {
    expect((await ask(site + path)).status).toBe(404);
  },
);

describe('after each early answer the next request on the connection is answered', () => {
  const JSON_TYPE = { 'Content-Type': 'application/json' };
  const FILES = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const EARLY: [string, string, string, Record<string, string>, number[]][] = [
    ['a page that takes no form', 'POST', '/power-cut/list', {}, [405]],
    ['a page that is not there', 'POST', '/x/y/z', {}, [404, 405]],
    ['a file that is posted to', 'POST', '/logo.svg', {}, [404, 405]],
    ['a method that is not ours', 'PUT', '/', {}, [405]],
    ['DELETE of an upload', 'DELETE', '/api/file-upload', JSON_TYPE, [400, 404]],
    ['an API path that is not there', 'POST', '/api/nothing-here', JSON_TYPE, [404, 405]],
    ['an API that is only read', 'POST', '/api/get-addresses', JSON_TYPE, [405]],
    ['the API without JSON', 'POST', '/api/text-updates', {}, [415]],
    ['the webhook without its secret', 'POST', '/hooks/content', {}, [401, 403, 404]],
    ['another site', 'POST', '/cookies', { Origin: 'https://evil.example' }, [403]],
    ['a long path', 'POST', '/'.repeat(3000), {}, [414]],
    [
      'files for a form that is not there',
      'POST',
      '/forms/nothing/here',
      FILES,
      [303, 302, 400, 404, 405],
    ],
    [
      'files for a session that is not there',
      'POST',
      '/api/storage/upload/none/-1',
      FILES,
      [400, 403, 404],
    ],
    ['a page that is read', 'GET', '/healthz', {}, [200]],
  ];

  describe.each([
    ['by its length', false],
    ['in chunks', true],
  ])('a body of 200 kB %s', (_how, chunked) => {
    it.each(EARLY)('%s', async (_name, method, path, headers, statuses) => {
      const connection = openRaw(site);
      connection.send(rawRequest(method, path, { headers, bytes: 200_000, chunked }));
      expect(statuses).toContain(await connection.status(1));
      connection.send(rawRequest('GET', '/healthz'));
      expect(await connection.status(2)).toBe(200);
      connection.close();
    });
  });

  it('a form in chunks is taken', async () => {
    const connection = openRaw(site);
    const headers = {
      'Content-Type': 'application/x-www-form-urlencoded',
      'Transfer-Encoding': 'chunked',
    };
    connection.send(
      `${rawRequest('POST', '/cookies', { headers })}d\r\nchoice=reject\r\n0\r\n\r\n`,
    );
    expect(await connection.status(1)).toBe(303);
    expect(connection.received()).toMatch(/set-cookie: mpn_consent=a0m0/i);
    connection.close();
  });
});

describe('what another site posts changes nothing', () => {
  it.each([
    ['/cookies.data', new URLSearchParams({ choice: 'accept' })],
    ['/power-cut/search/dialog', new URLSearchParams({ select: 'x' })],
    ['/forms/report-a-power-cut/start', new URLSearchParams({ a: 'b' })],
    ['/api/text-updates', '{}'],
  ])('%s', async (path, body) => {
    const elsewhere: Record<string, string>[] = [
      { Origin: 'https://evil.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
    ];
    for (const headers of elsewhere) {
      const answer = await ask(site + path, { method: 'POST', body, headers });
      expect(answer.status).toBe(403);
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
  });

  it('our own pages post, under both names of this computer', async () => {
    const { port } = new URL(site);
    for (const origin of [site, `http://localhost:${port}`]) {
      const headers = { Origin: origin, 'Sec-Fetch-Site': 'same-origin' };
      const answer = await ask(`${origin}/cookies`, {
        method: 'POST',
        body: new URLSearchParams({ choice: 'reject' }),
        headers,
      });
      expect(answer.status).toBe(303);
    }
  });
});

describe('requests that no page can answer', () => {
  it.each([
    ['15 000 slashes', rawRequest('GET', '/'.repeat(15_000)), 414],
    ['15 000 slashes for the API', rawRequest('POST', `/api${'/'.repeat(15_000)}`), 414],
    ['TRACE', rawRequest('TRACE', '/'), 405],
    ['two Host headers', 'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', 400],
    [
      'an Expect that nobody knows',
      rawRequest('GET', '/healthz', { headers: { Expect: 'nothing' } }),
      200,
    ],
  ])('%s', async (_name, text, status) => {
    const connection = openRaw(site);
    connection.send(text);
    expect(await connection.status(1)).toBe(status);
    expect(connection.received()).toMatch(/cross-origin-resource-policy/i);
    connection.close();
  });
});

describe('files', () => {
  it('come packed at build time, and are kept for as long as their name is theirs', async () => {
    const page = await (await ask(site)).text();
    const sheet = /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/.exec(page)?.[1] ?? '';
    const answer = await ask(site + sheet, { headers: { 'Accept-Encoding': 'br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect((await ask(`${site}/logo.svg`)).headers.get('cache-control')).toBe(
      'public, max-age=3600',
    );
  });
});

describe('what visitors type stands neither in the log nor in the page of another [J-753, J-1023, L-790]', () => {
  const MARKS = [
    'QZ7 3XQ',
    'zebulon.quartermaine@example.com',
    '07700 900461',
    'Zebulon Quartermaine',
    '1299987654321',
  ];
  /** The ways in which such a text may be written. */
  const written = (mark: string): string[] => [
    mark,
    encodeURIComponent(mark),
    mark.replaceAll(' ', '+'),
    mark.replaceAll(' ', ''),
    encodeURIComponent(encodeURIComponent(mark)),
  ];
  const leaks = (text: string): string[] =>
    MARKS.flatMap(written).filter((mark) => text.toLowerCase().includes(mark.toLowerCase()));

  let testSite: Site;
  beforeAll(async () => {
    testSite = await ownSite({ LOG_LEVEL: 'debug' });
  });
  afterAll(() => testSite.stop());

  const send = (path: string, init: RequestInit = {}) =>
    ask(testSite.url + path, init).then(async (answer) => ({
      status: answer.status,
      text: await answer.text(),
    }));

  it('journeys of a visitor, with wrong paths too', async () => {
    const fields = Object.fromEntries(
      [
        'value',
        'q',
        'postcode',
        'mpan',
        'email',
        'telephone',
        'name',
        'select',
        'choice',
        'returnTo',
        'serialNumber',
      ].map((name, index) => [name, MARKS[index % MARKS.length] ?? '']),
    );
    const query = new URLSearchParams(fields).toString();
    for (const mark of MARKS) {
      const path = encodeURIComponent(mark);
      for (const start of [
        '/',
        '/power-cut/',
        '/x/',
        '/forms/',
        '/forms/report-a-power-cut/',
        '/api/',
        '/feeds/',
        '/media/',
      ]) {
        for (const method of ['GET', 'POST', 'DELETE', 'HEAD', 'TRACE']) {
          if (method !== 'TRACE') await send(`${start}${path}?${query}`, { method });
          else openRaw(testSite.url).send(rawRequest(method, `${start}${path}`));
        }
      }
      await send(`/__manifest?version=x&p=/${path}/%25zz`);
      await send(`/power-cut/list.data?_routes=${path}`);
      await send(`/${path}/%E0%A4%A?${query}`);
    }
    for (const path of [
      '/power-cut/search',
      '/search',
      '/power-cut/incident',
      '/power-cut/pin',
      '/power-cut/list',
      '/whats-my-mpan',
    ]) {
      await send(`${path}?${query}`, {
        headers: {
          Cookie: `mpn_visit=${encodeURIComponent(query)}`,
          Referer: `${testSite.url}/?${query}`,
        },
      });
      await send(path, { method: 'POST', body: new URLSearchParams(fields) });
      await send(`${path}.data`, {
        method: 'POST',
        body: new URLSearchParams(fields),
      });
    }
    for (const path of [
      '/api/get-addresses',
      '/api/power-cut/check-rld',
      '/api/two-calls-check',
      '/api/calculator',
    ]) {
      await send(`${path}?${query}`);
    }
    for (const path of [
      '/api/postcode-search',
      '/api/text-updates',
      '/api/mpan-checker',
      '/api/submit-form',
      '/api/recent-mpan',
    ]) {
      await send(path, {
        method: 'POST',
        body: JSON.stringify(fields),
        headers: { 'Content-Type': 'application/json' },
      });
    }

    await expect.poll(() => testSite.output()).toContain('"reason":"Method"');
    expect(testSite.output()).toContain('"route":"routes/power-cut.$place"');
    expect(leaks(testSite.output())).toEqual([]);
  });

  it('another visitor sees nothing of it [X-09]', async () => {
    for (const path of [
      '/',
      '/power-cut/list',
      '/power-cut/search',
      '/power-cut/map',
      '/power-cut/stay-informed',
      '/nothing',
    ]) {
      expect(leaks((await send(path)).text), path).toEqual([]);
    }
  });
});
