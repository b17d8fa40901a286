import type { RequestListener } from 'node:http';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { openDoor, type Door } from '../../../tests/support/front';
import { openRaw, rawRequest } from '../../../tests/support/raw-connection';
import { corkResponse } from './cork-response';

let door: Door | null = null;
afterEach(() => door?.close());

async function sentBy(app: RequestListener): Promise<string> {
  door = await openDoor([corkResponse], app);
  const connection = openRaw(door.url);
  connection.send(rawRequest('GET', '/', { headers: { Connection: 'close' } }));
  await connection.ended;
  return connection.received();
}

it('sends nothing of a response that a node did not complete', async () =>
  expect(
    await sentBy((_request, response) => {
      response.write('the beginning');
      void setImmediate().then(() => response.socket?.destroy());
    }),
  ).toBe(''));

it('sends a long response whole', async () => {
  const sent = await sentBy((_request, response) => {
    response.write('the beginning, ');
    response.write('x'.repeat(200_000));
    void setImmediate().then(() => response.end('and the end'));
  });
  expect(sent).toMatch(/^HTTP\/1\.1 200 /);
  expect(sent).toContain('x'.repeat(200_000));
  expect(sent).toMatch(/and the end\r\n(?:0\r\n\r\n)?$/);
});

it.each([
  ['takes it at once', 30],
  ['is slower than its sender', 500],
])(
  'sends a response whole whose sender waits for room, where the connection %s',
  async (_, count) => {
    const pieces = Array.from({ length: count }, () => 'x'.repeat(40_000));
    const sent = await sentBy((_request, response) => void Readable.from(pieces).pipe(response));
    expect(sent.replaceAll(/[^x]/g, '')).toHaveLength(count * 40_000);
  },
);
