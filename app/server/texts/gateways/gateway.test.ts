import { createServer } from 'node:http';
import twilio from 'twilio';
import { expect, it, vi } from 'vitest';
import { undoAfterEach } from '../../../../tests/support/undo';
import type { SendResult } from '../notifications';
import { createSender, limitAnswers, withCircuit } from './gateway';
import { listenLocally } from '../../../../scripts/lib/serve.mjs';

const undo = undoAfterEach();

async function endless(bytes: number): Promise<string> {
  const server = createServer((_, response) => {
    const timer = setInterval(() => response.write(Buffer.alloc(bytes, ' ')), 5);
    response.once('close', () => clearInterval(timer));
  });
  const port = await listenLocally(server);
  undo.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${port}`;
}

it.each([
  ['too slow, though it says something all the time', 1, 200, /cancel|abort/i],
  ['too large', 1_000_000, 60_000, /maxContentLength/],
])('an answer that is %s is given up', async (_, bytes, timeoutMs, message) => {
  const { axios } = new twilio.RequestClient();
  limitAnswers(axios, timeoutMs);
  await expect(axios.get(await endless(bytes))).rejects.toThrow(message);
});

it.each<[SendResult, number]>([
  ['sent', 3],
  ['later', 1],
])(
  'a batch waits for the one text that tries whether the service is back: %s',
  async (result, asked) => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    undo.push(() => now.mockRestore());
    const sendOne = vi.fn(async (): Promise<SendResult> => 'later');
    const send = withCircuit('a service', sendOne);
    const text = { key: 'a-key', to: '+447700900123', text: 'Text', isRetry: true };
    for (let count = 0; count < 6; count += 1) expect(await send(text)).toBe('later');
    expect(sendOne).toHaveBeenCalledTimes(5);

    sendOne.mockReset().mockResolvedValue(result);
    now.mockReturnValue(11_000);
    expect(await Promise.all([text, text, text].map(send))).toEqual([result, result, result]);
    expect(sendOne).toHaveBeenCalledTimes(asked);
  },
);

it('begins no more of a batch once its process stops', async () => {
  const stopping = new AbortController();
  const sendOne = vi.fn(async (): Promise<SendResult> => {
    if (sendOne.mock.calls.length === 3) stopping.abort();
    return 'sent';
  });
  const texts = Array.from({ length: 10 }, (_, index) => ({
    key: `key-${index}`,
    to: '+447700900123',
    text: 'Text',
    isRetry: false,
  }));
  const sender = createSender(sendOne, { atOnce: 10, parallel: 1 });
  expect((await sender.send(texts, stopping.signal)).filter(Boolean)).toHaveLength(3);
});
