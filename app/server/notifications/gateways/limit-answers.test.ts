import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import twilio from 'twilio';
import { expect, it } from 'vitest';
import { undoAfterEach } from '../../../../tests/support/undo';
import { limitAnswers } from './gateway';

const undo = undoAfterEach();

/** A server whose answer never ends, in pieces of this size. */
async function endless(bytes: number): Promise<string> {
  const server = createServer((_, response) => {
    const timer = setInterval(() => response.write(Buffer.alloc(bytes, ' ')), 5);
    response.once('close', () => clearInterval(timer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  undo.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it.each([
  ['too slow, though it says something all the time', 1, 200, /cancel|abort/i],
  ['too large', 1_000_000, 60_000, /maxContentLength/],
])('an answer that is %s is given up', async (_, bytes, timeoutMs, message) => {
  const { axios } = new twilio.RequestClient();
  limitAnswers(axios, timeoutMs);
  await expect(axios.get(await endless(bytes))).rejects.toThrow(message);
});
