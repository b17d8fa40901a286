import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDoor, refuse, routeOf, type Door } from '../../../tests/support/front';
import { openRaw, rawRequest } from '../../../tests/support/raw-connection';
import { address } from './address';
import { contentType } from './bodies/content-type';
import { markStreamed } from './bodies/mark-streamed';
import { isOurs, sameSite } from './same-site';

const BASE = 'https://power.example';
let door: Door;
let count = 0;
beforeAll(async () => {
  door = await openDoor([
    address(refuse),
    sameSite(BASE, refuse, () => (count += 1)),
    markStreamed(routeOf),
    contentType(refuse),
  ]);
});
afterAll(() => door.close());

async function statusOf(text: string): Promise<[number, string]> {
  const connection = openRaw(door.url);
  connection.send(text);
  const status = await connection.status(1);
  connection.close();
  return [status, connection.received()];
}

describe('addresses', () => {
  it.each([
    ['a Host that is no host', 'GET / HTTP/1.1\r\nHost: a b"<\r\n\r\n', 400],
    ['no Host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['an absolute address', rawRequest('GET', 'http://elsewhere.example/'), 400],
    ['two Host headers', 'GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n', 400],
    ['TRACE', rawRequest('TRACE', '/'), 405],
    ['a method of file servers', rawRequest('PROPFIND', '/'), 405],
    ['a path of 15 000 slashes', rawRequest('GET', '/'.repeat(15_000)), 414],
    ['a path of 2 001 letters', rawRequest('GET', `/${'a'.repeat(2000)}`), 414],
    ['an address of more than 8 000', rawRequest('GET', `/?${'a'.repeat(8000)}`), 414],
  ])('%s is refused in plain words', async (_name, text, status) => {
    const [code, received] = await statusOf(text);
    expect(code).toBe(status);
    expect(received).toContain('105');
    expect(received).toContain('<h1>');
  });

  it('long addresses that pages have are taken', async () => {
    expect((await statusOf(rawRequest('GET', `/${'a'.repeat(1999)}`)))[0]).toBe(200);
    expect((await statusOf(rawRequest('GET', `/search?q=${'a'.repeat(7000)}`)))[0]).toBe(200);
  });

  it('a path that cannot be decoded is a page we do not have', async () => {
    const answer = await fetch(`${door.url}/%E0%A4%A?x=1`);
    expect(await answer.json()).toMatchObject({ url: '/not-found' });
  });

  it('below /api the answer is the API’s own', async () => {
    const answer = await fetch(`${door.url}/api/${'a'.repeat(2000)}`);
    expect(answer.status).toBe(414);
    expect(await answer.json()).toEqual({
      error: 'invalid',
      message: expect.any(String),
      field: null,
    });
  });
});

describe('a request that may change something comes from our own pages', () => {
  const post = (headers: Record<string, string>, path = '/cookies') =>
    fetch(door.url + path, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ choice: 'accept' }),
    });

  it.each([
    ['another origin', { Origin: 'https://evil.example' }],
    ['an origin that begins like ours', { Origin: `${BASE}.evil.example` }],
    ['our name without TLS', { Origin: 'http://power.example' }],
    ['null', { Origin: 'null' }],
    ['a neighbour', { Origin: BASE, 'Sec-Fetch-Site': 'same-site' }],
    ['another site by its own word', { 'Sec-Fetch-Site': 'cross-site' }],
    ['this computer, where the site is not on it', { Origin: 'http://127.0.0.1:3000' }],
  ])('%s is refused with 403 and no cookie', async (_name, headers) => {
    for (const path of ['/cookies.data', '/power-cut/search/dialog', '/forms/x/y']) {
      const answer = await post(headers, path);
      expect(answer.status).toBe(403);
      expect(answer.headers.get('set-cookie')).toBeNull();
      expect(await answer.text()).toContain('105');
    }
    expect(count).toBeGreaterThan(0);
  });

  it.each(['PUT', 'PATCH', 'DELETE'])(
    '%s too, and in the API’s form below /api',
    async (method) => {
      const answer = await fetch(`${door.url}/api/file-upload`, {
        method,
        headers: { Origin: 'https://evil.example' },
      });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ error: 'not-accepted', field: null });
    },
  );

  it.each([
    ['our own origin', { Origin: BASE, 'Sec-Fetch-Site': 'same-origin' }],
    ['our own origin of an older browser', { Origin: BASE }],
    ['an address that was typed', { 'Sec-Fetch-Site': 'none' }],
    ['neither: a program', {}],
  ])('%s is taken, and Remix compares nothing again', async (_name, headers) => {
    const answer = await post(headers);
    expect(answer.status).toBe(200);
    expect(((await answer.json()) as { headers: object }).headers).not.toHaveProperty('origin');
  });

  it('a link from elsewhere may be followed', async () => {
    const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    expect((await fetch(`${door.url}/power-cut`, { headers })).status).toBe(200);
  });

  it.each([
    ['http://localhost:3000', 'http://127.0.0.1:3000', '127.0.0.1:3000', true],
    ['http://localhost:3000', 'http://[::1]:3000', '[::1]:3000', true],
    ['http://localhost:3000', 'http://127.0.0.1:4000', '127.0.0.1:3000', false],
    ['http://localhost:3000', 'http://evil.example:3000', 'evil.example:3000', false],
    ['http://localhost:3000', 'http://127.0.0.1.evil.example', '127.0.0.1.evil.example', false],
    ['https://power.example', 'http://127.0.0.1:3000', '127.0.0.1:3000', false],
  ])('at %s, %s asking %s: %s', (base, origin, host, expected) => {
    expect(isOurs({ headers: { origin, host } }, base)).toBe(expected);
  });
});

describe('bodies by what they say of themselves', () => {
  const FILES = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const headersOf = (headers: Record<string, string>, length: number) => ({
    headers: { ...headers, 'Content-Length': String(length) },
  });

  it.each([
    ['a body that is too large', '/cookies', headersOf({}, 2_000_000)],
    ['a form with files that is too large', '/forms/x/y', headersOf(FILES, 100_000_001)],
    ['files where no form takes any', '/cookies', headersOf(FILES, 2_000_000)],
    ['a form without files that is too large', '/forms/x/y', headersOf({}, 2_000_000)],
  ])('%s is refused', async (_name, path, init) => {
    const [status, received] = await statusOf(rawRequest('POST', path, init));
    expect(status).toBe(413);
    expect(received).toContain('105');
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    '',
  ])('the API takes JSON, not “%s”, in whatever letters it is asked', async (type) => {
    for (const path of [
      '/api/text-updates',
      '/API/text-updates',
      '/%61pi/text-updates',
      '/api/submit-form',
    ]) {
      const [status] = await statusOf(
        rawRequest('POST', path, { headers: { 'Content-Type': type }, bytes: 10 }),
      );
      expect(status, path).toBe(415);
    }
  });

  it.each([
    ['JSON', '/api/text-updates', 'application/json; charset=utf-8'],
    ['a kind of JSON', '/api/text-updates', 'application/cloudevents+json'],
    ['a file for an upload', '/api/storage/upload/x/-1', 'multipart/form-data; boundary=x'],
    ['the webhook of the content system', '/hooks/content', 'text/plain'],
    ['the preview command', '/preview/command', 'text/plain'],
  ])('%s is taken', async (_name, path, type) => {
    const [status] = await statusOf(
      rawRequest('POST', path, { headers: { 'Content-Type': type }, bytes: 10 }),
    );
    expect(status).toBe(200);
  });
});
