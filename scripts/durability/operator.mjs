import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { listenLocally } from '../lib/serve.mjs';

const bodyOf = async (request) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
};

/** Longer than any timeout of the site. */
const HANGS_MS = 30_000;

/** Its path for text messages. */
export const TEXTS = '/messages';

/** Its success responses, by method and path; where there is none, 204. Wire contract. */
const ANSWERS = {
  'POST /api/submit-form': (count) => ({ callReference: `C-${count}` }),
  'PUT /api/text-updates': () => ({ success: true, reason: null }),
  'POST /api/text-updates': () => ({ result: 0 }),
};

/** Remembers what it accepted, by path and key. */
const remember = (accepted, id, answer) => accepted.set(id, answer);

/**
 * Starts an unreliable operator: of a hundred requests five get a 500, five are accepted and then
 * reset, so that the caller never knows, one hangs, accepted or not, and all are slow. It outlives
 * the site, accepts once per key, and counts. `luckOf` and `accept` are for tests: one that never fails, and one that forgets.
 */
export async function startOperator({ luckOf = Math.random, accept = remember } = {}) {
  /** The answers by path and Idempotency-Key. */
  const accepted = new Map();
  /** Texts that reached phones: number, text and key. */
  const texts = [];
  const hanging = new Set();
  let requests = 0;
  async function answer(request, response) {
    const key = request.headers['idempotency-key'];
    const path = new URL(request.url, 'http://operator').pathname;
    const body = await bodyOf(request);
    // This run makes no lookups, so everything is unknown here.
    if (key === undefined) return response.writeHead(404).end();
    requests += 1;
    await sleep(Math.random() * 20);
    const luck = luckOf();
    if (luck < 0.05) return response.writeHead(500).end();
    const isLost = luck >= 0.055 && luck < 0.06;
    const id = `${path} ${key}`;
    // Made even where `accept` forgets: the site delivers again what is not answered as it asks.
    const message =
      accepted.get(id) ?? ANSWERS[`${request.method} ${path}`]?.(accepted.size + 1) ?? null;
    if (!isLost && !accepted.has(id)) {
      accept(accepted, id, message);
      if (path === TEXTS) texts.push({ key, ...JSON.parse(body) });
    }
    if (luck < 0.06) {
      hanging.add(response);
      await sleep(HANGS_MS, undefined, { ref: false });
      return response.destroy();
    }
    if (luck < 0.11) return request.socket.resetAndDestroy();
    if (message === null) return response.writeHead(204).end();
    return response
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify(message));
  }
  const server = createServer((request, response) => {
    answer(request, response).catch(() => request.socket.destroy());
  });
  const port = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}`,
    accepted,
    texts,
    requests: () => requests,
    close() {
      for (const response of hanging) response.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
