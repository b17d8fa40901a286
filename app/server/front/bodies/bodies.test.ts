import fc from 'fast-check';
import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createReadableStreamFromReadable } from '@remix-run/node';
import { Busboy } from '@fastify/busboy';
import { echo, openDoor, refuse, routeOf, type Door } from '../../../../tests/support/front';
import { openRaw, rawRequest } from '../../../../tests/support/raw-connection';
import { address } from '../address';
import { contentType } from './content-type';
import { sameSite } from '../same-site';
import { drainBody } from './drain-body';
import { bufferBody, type BodyLimits } from './buffer-body';
import { isMarked, markStreamed } from './mark-streamed';

const LIMITS: Partial<BodyLimits> = {
  maxBytes: 1_000_000,
  graceMs: 30_000,
  bytesPerSecond: 4_000,
  maxBuffered: 64_000_000,
};
const JSON_BODY = { 'Content-Type': 'application/json' };

/** Answers before it read anything, and holds the body in a stream as Remix does: the connection stands still until someone reads. */
const early: RequestListener = (request, response) => {
  createReadableStreamFromReadable(request);
  setImmediate(() => response.writeHead(405).end('no'));
};

let door: Door | null = null;
afterEach(() => door?.close());
const open = async (
  app: RequestListener,
  limits = LIMITS,
  drain?: Parameters<typeof drainBody>[0],
  trustedProxies = 0,
): Promise<Door> => {
  const base = 'http://localhost';
  const refusals = [
    address(refuse),
    sameSite(base, refuse, () => undefined),
    markStreamed(routeOf),
    contentType(refuse),
  ];
  return (door = await openDoor(
    [drainBody(drain), ...refusals, bufferBody(refuse, { ...limits, trustedProxies })],
    app,
    trustedProxies,
  ));
};

describe('after an answer that was given early the next request is answered', () => {
  const UPLOAD = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const CASES: [string, string, string, Record<string, string>, number][] = [
    ['405 of the app', 'POST', '/power-cut/list', {}, 405],
    ['405 of the app to a form with files', 'POST', '/forms/x/y', UPLOAD, 405],
    ['405 of the app to GET with a body', 'GET', '/power-cut/list', {}, 405],
    ['405 of the door', 'TRACE', '/', {}, 405],
    ['DELETE with a body', 'DELETE', '/api/file-upload', JSON_BODY, 405],
    ['400', 'POST', 'http://elsewhere.example/', {}, 400],
    ['403', 'POST', '/cookies', { Origin: 'https://evil.example' }, 403],
    ['414', 'POST', '/'.repeat(3000), {}, 414],
    ['415', 'POST', '/api/text-updates', {}, 415],
  ];
  it.each(
    CASES.flatMap(([name, ...rest]) => [
      [name, 'by length', ...rest] as const,
      [name, 'in chunks', ...rest] as const,
    ]),
  )('%s (%s)', async (_name, body, method, path, headers, status) => {
    const { url } = await open(early);
    const connection = openRaw(url);
    // The parser of Node refuses a TRACE in chunks before anybody is asked.
    const size = method === 'TRACE' ? {} : { bytes: 200_000, chunked: body === 'in chunks' };
    connection.send(rawRequest(method, path, { headers, ...size }));
    expect(await connection.status(1)).toBe(status);
    connection.send(rawRequest('GET', '/next'));
    expect(await connection.status(2)).toBe(405);
    connection.close();
  });

  it('a body without an end is cut off', async () => {
    const { url } = await open(early, LIMITS, { maxBytes: 300_000, maxMs: 10_000 });
    const connection = openRaw(url);
    const headers = { Origin: 'https://evil.example', 'Transfer-Encoding': 'chunked' };
    connection.send(rawRequest('POST', '/cookies', { headers }));
    expect(await connection.status(1)).toBe(403);
    const sending = setInterval(() => connection.send(`186a0\r\n${'a'.repeat(100_000)}\r\n`), 5);
    await connection.ended;
    clearInterval(sending);
  });

  it('a body that stops is not waited for', async () => {
    const { url } = await open(early, LIMITS, { maxBytes: 300_000, maxMs: 100 });
    const connection = openRaw(url);
    connection.send(
      rawRequest('POST', '/cookies', { headers: { Origin: 'null', 'Content-Length': '90000' } }),
    );
    expect(await connection.status(1)).toBe(403);
    await connection.ended;
  });
});

describe('a body reaches the app whole [X-08]', () => {
  const ask = async (
    url: string,
    init: RequestInit & { duplex?: 'half' },
  ): Promise<{ body: string; headers: object }> =>
    (await fetch(`${url}/cookies`, { method: 'POST', ...init })).json();

  it.each([0, 1, 10_000, 70_000, 900_000])('%i bytes at once', async (size) => {
    const { url } = await open(echo);
    expect((await ask(url, { body: 'x'.repeat(size) })).body).toHaveLength(size);
  });

  it.each([[[]], [['a', 'b', 'c']], [['x'.repeat(300_000), 'y'.repeat(300_000), 'z']]])(
    'in chunks (%#), which the app sees as a body with a length',
    async (parts) => {
      const { url } = await open(echo);
      const body = new ReadableStream<Uint8Array>({
        async start(controller) {
          for (const part of parts) {
            controller.enqueue(new TextEncoder().encode(part));
            await new Promise((resolve) => setTimeout(resolve, 5));
          }
          controller.close();
        },
      });
      const answer = await ask(url, { body, duplex: 'half' });
      expect(answer.body).toBe(parts.join(''));
      expect(answer.headers).toMatchObject({ 'content-length': String(parts.join('').length) });
      expect(answer.headers).not.toHaveProperty('transfer-encoding');
    },
  );

  it('an empty body in one packet with its headers has an end', async () => {
    const { url } = await open(echo);
    const connection = openRaw(url);
    connection.send(rawRequest('POST', '/cookies', { chunked: true }));
    expect(await connection.status(1)).toBe(200);
    connection.close();
  });

  it('more chunks than we take are refused, and the app is not asked', async () => {
    let requestCount = 0;
    const { url } = await open((request, response) => {
      requestCount += 1;
      echo(request, response);
    });
    const connection = openRaw(url);
    connection.send(rawRequest('POST', '/cookies', { bytes: 1_100_000, chunked: true }));
    expect(await connection.status(1)).toBe(413);
    expect(requestCount).toBe(0);
    connection.send(rawRequest('GET', '/next'));
    expect(await connection.status(2)).toBe(200);
    connection.close();
  });

  it('a body that comes too slowly ends with 408', async () => {
    const { url } = await open(
      echo,
      { ...LIMITS, graceMs: 50, bytesPerSecond: 1_000_000 },
      { maxBytes: 1000, maxMs: 50 },
    );
    const connection = openRaw(url);
    connection.send(rawRequest('POST', '/cookies', { headers: { 'Content-Length': '20' } }));
    connection.send('a=');
    expect(await connection.status(1)).toBe(408);
    expect(connection.received()).toContain('105');
    await connection.ended;
  });

  const FROM = (caller: string) => ({ 'X-Forwarded-For': caller });
  const startOf = (caller: string, bytes: number) =>
    rawRequest('POST', '/cookies', { headers: { 'Content-Length': '300000', ...FROM(caller) } }) +
    'a'.repeat(bytes);

  it.each([
    ['of one caller', { maxBufferedPerCaller: 250_000 }, '192.0.2.1', '192.0.2.1'],
    ['of one /64', { maxBufferedPerCaller: 250_000 }, '2001:db8:1:2::1', '2001:db8:1:2:3::9'],
    ['of all, by whoever holds most', { maxBuffered: 250_000 }, '192.0.2.1', '192.0.2.2'],
  ])(
    'bodies %s are not held without end: the slowest gives way, and others are taken',
    async (_, limits, one, other) => {
      const { url } = await open(echo, { ...LIMITS, ...limits }, undefined, 1);
      const slow = openRaw(url);
      slow.send(startOf(one, 240_000));
      const post = () =>
        fetch(`${url}/x`, { method: 'POST', headers: FROM(other), body: 'a'.repeat(200_000) });
      await expect
        .poll(async () => {
          await (await post()).text();
          return slow.received();
        })
        .toContain('HTTP/1.1 408');
      expect(slow.received()).toContain('105');
      slow.close();
      expect((await post()).status).toBe(200);
    },
  );

  it('a body that comes drop by drop ends with 408, however long it would go on', async () => {
    const { url } = await open(echo, { ...LIMITS, graceMs: 90, bytesPerSecond: 10_000 });
    const connection = openRaw(url);
    connection.send(startOf('192.0.2.1', 1000));
    const dripping = setInterval(() => connection.send('a'), 5);
    expect(await connection.status(1)).toBe(408);
    clearInterval(dripping);
    connection.close();
  });

  const urlencoded = (fields: number) =>
    Array.from({ length: fields }, (_, index) => `f${index}=`).join('&');
  const multipart = (fields: number) =>
    Array.from(
      { length: fields },
      (_, index) => `--x\r\nContent-Disposition: form-data; name="f${index}"\r\n\r\n\r\n`,
    )
      .join('')
      .concat('--x--\r\n');
  const KINDS: [string, string, (fields: number) => string][] = [
    ['urlencoded', 'application/x-www-form-urlencoded', urlencoded],
    ['multipart', 'multipart/form-data; boundary=x', multipart],
  ];
  it.each(KINDS)(
    'more fields than any form has are refused before anything parses them: %s',
    async (_, type, body) => {
      let requestCount = 0;
      const { url } = await open((request, response) => {
        requestCount += 1;
        echo(request, response);
      });
      const post = (fields: number, path = '/cookies') =>
        fetch(url + path, {
          method: 'POST',
          headers: { 'Content-Type': type },
          body: body(fields),
        });
      expect((await post(1000)).status).toBe(200);
      expect(requestCount).toBe(1);
      for (const count of [1001, 20_000]) {
        const answer = await post(count);
        expect([answer.status, requestCount]).toEqual([413, 1]);
        expect(await answer.text()).toContain('That was too large');
      }
      // A page of checked answers takes no files, so it is no way round.
      expect((await post(1001, '/forms/a-form/check')).status).toBe(413);
    },
  );

  it('a peer that goes away leaves nothing behind', async () => {
    let requestCount = 0;
    const { url } = await open(() => (requestCount += 1));
    const connection = openRaw(url);
    connection.send(rawRequest('POST', '/cookies', { headers: { 'Content-Length': '20' } }));
    connection.close();
    await connection.ended;
    expect(requestCount).toBe(0);
  });
});

describe('every body is in memory within its limit, or marked for a page that reads it as a stream', () => {
  const TYPES = [
    'multipart/form-data',
    'multipart/form-data;',
    'multipart/form-data ; boundary=x',
    'Multipart/Form-Data; boundary=x',
    'multipart/form-data; boundary="x y"',
    'multipart/form-data; boundary=',
    'multipart/form-data; a=b; boundary=x',
    'multipart/form-data; a="; boundary=x"',
    'multipart/form-data-of-mine; boundary=x',
    'multipart/mixed; boundary=x',
    'application/x-www-form-urlencoded',
    'text/plain',
    'none',
  ];
  const PATHS: readonly (readonly [path: string, takesFiles: boolean])[] = [
    ['/forms/x/message', true],
    ['/forms/x/message/', true],
    ['/forms/x/message//', true],
    ['/forms/x/message.data', true],
    ['/forms/x/m%65ssage?a=b', true],
    ['/forms/x/check', false],
    ['/forms/x/check/', false],
    ['/forms/x/check//', false],
    ['/forms/x/ch%65ck', false],
    ['/forms/x/check.data', false],
    ['/forms//x/message', false],
    ['/Forms/x/message', false],
    ['/supplier-and-mpan/form', true],
    ['/supplier-and-mpan/form/', true],
    ['/supplier-and-mpan/form/more', false],
    ['/cookies', false],
    ['/', false],
  ];

  it('of any type, at any path, with its length or in chunks', async () => {
    const { url } = await open((request, response) => {
      const isStreamed = isMarked(request);
      // Pages that take files parse the stream with Busboy; all others read the buffered body.
      if (isStreamed)
        new Busboy({ headers: { 'content-type': request.headers['content-type'] ?? '' } });
      else expect(request.readableLength).toBeLessThanOrEqual(1_000_000);
      response.writeHead(isStreamed ? 299 : 200).end();
    });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...PATHS),
        fc.constantFrom(...TYPES),
        fc.boolean(),
        fc.constantFrom('POST', 'PUT', 'PATCH', 'DELETE'),
        async ([path, takesFiles], type, chunked, method) => {
          const connection = openRaw(url);
          const headers = { 'Content-Type': type, 'X-Streamed-Form': 'yes' };
          connection.send(rawRequest(method, path, { headers, bytes: 1_100_000, chunked }));
          const status = await connection.status(1);
          connection.close();
          const isForm =
            /^multipart\/form-data\s*;.*boundary=[^;]/i.test(type) && !type.includes('"; ');
          expect([413, 299], `${method} ${path} ${type}`).toContain(status);
          if (!takesFiles || !/^multipart\/form-data\s*;/i.test(type)) expect(status).toBe(413);
          if (takesFiles && isForm) expect(status).toBe(299);
        },
      ),
    );
  });
});
