import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { FailureKind } from '~/domain/failure';
import { createCircuit } from './circuit';
import { createHttpClient, orUnavailable, type HttpClientOptions } from './http-client.server';
import { listenLocally } from '../../../scripts/lib/serve.mjs';

const undo: (() => void)[] = [];
afterEach(() => {
  for (const step of undo.splice(0)) step();
});

async function service(...answers: readonly ((response: ServerResponse) => void)[]) {
  const requests: IncomingMessage[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)];
    requests.push(request);
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      bodies.push(body);
      answer?.(response);
    });
  });
  const port = await listenLocally(server);
  undo.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const baseUrl = `http://127.0.0.1:${port}`;
  const client = (options: Partial<HttpClientOptions> = {}) =>
    createHttpClient({ name: 'a service', baseUrl, pauseMs: 1, ...options });
  return { requests, bodies, client };
}

const json = (body: unknown) => (response: ServerResponse) =>
  void response.end(JSON.stringify(body));
const status = (code: number) => (response: ServerResponse) =>
  void response.writeHead(code).end('<html>');
const Numbered = z.object({ number: z.number() });

describe('the HTTP client', () => {
  it('sends the key, joins paths and parses the answer', async () => {
    const { requests, client } = await service(json({ number: 1, more: 2 }));
    expect(await client({ key: 'secret' }).get('/a?b=c', Numbered)).toEqual({ number: 1 });
    expect([requests[0]?.url, requests[0]?.headers.authorization]).toEqual([
      '/a?b=c',
      'Bearer secret',
    ]);
  });

  it('tries a GET again, and nothing else', async () => {
    const first = await service(status(503), json({ number: 1 }));
    expect(await first.client().get('/', Numbered)).toEqual({ number: 1 });
    const second = await service(status(503), json({ number: 1 }));
    await expect(second.client().post('/', {}, Numbered)).rejects.toMatchObject({
      kind: 'unavailable',
    });
    expect(second.requests).toHaveLength(1);
  });

  it('gives up when its time is over, a second try included', async () => {
    const slow = (response: ServerResponse) =>
      void setTimeout(() => response.writeHead(503).end(), 60);
    const { requests, client } = await service(slow, json({ number: 1 }));
    const patient = client({ timeoutMs: 50, pauseMs: 1 });
    await expect(patient.get('/', Numbered)).rejects.toThrow(/no whole answer within 50 ms/);
    expect(requests).toHaveLength(1);
  });

  it('follows no redirect: what it leads to is not what was asked, and may lead round', async () => {
    const moved = (response: ServerResponse) =>
      void response.writeHead(302, { Location: '/round' }).end();
    const { requests, client } = await service(moved);
    const { send, get } = client({ retries: 0 });
    await expect(send('POST', '/orders', {}, 'a key')).rejects.toMatchObject({
      kind: 'unavailable',
    });
    await expect(get('/orders', Numbered)).rejects.toThrow(
      /302: the address that it leads to must be given/,
    );
    expect(requests.map(({ url }) => url)).toEqual(['/orders', '/orders']);
  });

  it('does not try again what was answered', async () => {
    const { requests, client } = await service(status(404));
    await expect(client().get('/', Numbered)).rejects.toMatchObject({ kind: 'not-found' });
    expect(requests).toHaveLength(1);
  });

  it.each<readonly [string, Partial<HttpClientOptions>, (response: ServerResponse) => void]>([
    ['HTML', {}, (response) => void response.end('<html>')],
    ['another shape', {}, json({ number: 'one' })],
    ['no answer in time', { timeoutMs: 30 }, () => undefined],
    ['a slow body', { timeoutMs: 30 }, (response) => void response.write('{')],
    ['too large a body', { maxBytes: 10 }, json({ number: 1, padding: 'xxxxxxxxx' })],
    ['an unknown status', {}, status(418)],
  ])('turns %s into "unavailable"', async (_name, options, answer) => {
    const { client } = await service(answer);
    await expect(client({ retries: 0, ...options }).get('/', Numbered)).rejects.toMatchObject({
      kind: 'unavailable',
    });
  });

  it('does not name the address with its query in what it throws', async () => {
    const { client } = await service(status(500));
    const failure = await client({ retries: 0 })
      .get('/?mpan=1000001901079', Numbered)
      .catch((error: Error) => error.message);
    expect(failure).toBe('a service: it answered 500');
  });

  it('sends what makes something happen with a key of its own', async () => {
    const { requests, bodies, client } = await service(status(202));
    await client().send('PUT', '/', { a: 1 }, 'the-same-key');
    await client().send('POST', '/', { a: 1 });
    expect(requests.map(({ method }) => method)).toEqual(['PUT', 'POST']);
    expect(requests[0]?.headers['idempotency-key']).toBe('the-same-key');
    expect(requests[1]?.headers['idempotency-key']).toMatch(/^[\w-]{36}$/);
    expect(bodies[0]).toBe('{"a":1}');
  });

  it('leaves a service alone that failed again and again', async () => {
    const { requests, client } = await service(status(500));
    const one = client({ retries: 0, breakAfter: 2 });
    for (let count = 0; count < 5; count += 1)
      await expect(one.get('/', Numbered)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(requests).toHaveLength(2);
  });
});

it.each<[number, FailureKind, FailureKind]>([
  [400, 'unavailable', 'unavailable'],
  [401, 'unavailable', 'unavailable'],
  [404, 'unavailable', 'not-found'],
  [422, 'unavailable', 'unavailable'],
  [429, 'unavailable', 'unavailable'],
  [503, 'unavailable', 'unavailable'],
])('a question that we validated, answered %d, is %s, or %s', async (code, kind, also) => {
  const { client } = await service(status(code));
  const { get } = client({ retries: 0 });
  await expect(orUnavailable(get('/', Numbered))).rejects.toMatchObject({ kind });
  await expect(orUnavailable(get('/', Numbered), 'not-found')).rejects.toMatchObject({
    kind: also,
  });
});

describe('the circuit', () => {
  it('leaves a service alone for its pause, however the clock of the machine is set meanwhile', () => {
    const circuit = createCircuit({ breakAfter: 1, openMs: 10 });
    circuit.failed();
    const date = vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 2 * 60 * 60 * 1000);
    const later = performance.now() + 20;
    const monotonic = vi.spyOn(performance, 'now').mockReturnValue(later);
    expect(circuit.allows()).toBe(true);
    monotonic.mockRestore();
    date.mockRestore();
  });

  it('opens after failures in a row, lets one call through after the pause, and closes on success', () => {
    const circuit = createCircuit({ breakAfter: 2, openMs: 100 });
    circuit.failed(0);
    circuit.succeeded();
    circuit.failed(1);
    expect(circuit.allows(2)).toBe(true);
    circuit.failed(2);
    expect([circuit.allows(3), circuit.allows(101)]).toEqual([false, false]);
    expect([circuit.allows(102), circuit.allows(103)]).toEqual([true, false]);
    circuit.succeeded();
    expect(circuit.allows(104)).toBe(true);
  });

  it('never opens where it was told not to', () => {
    const circuit = createCircuit({ breakAfter: 0, openMs: 100 });
    for (let count = 0; count < 9; count += 1) circuit.failed(count);
    expect(circuit.allows(9)).toBe(true);
  });
});
