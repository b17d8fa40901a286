import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const bodyOf = async (request) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
};

/**
 * An operator's service that is in a bad way: of a hundred requests five are refused with 503, five are accepted without the
 * caller hearing of it, and all wait a little. It outlives the site, accepts once under a key, and counts.
 */
export async function startOperator() {
  /** Idempotency-Key to what was accepted under it. */
  const accepted = new Map();
  let requests = 0;
  const server = createServer((request, response) => {
    void (async () => {
      requests += 1;
      const key = request.headers['idempotency-key'];
      const { guIReference } = await bodyOf(request);
      await sleep(Math.random() * 20);
      const luck = Math.random();
      if (luck < 0.05) return response.writeHead(503).end();
      if (!accepted.has(key)) accepted.set(key, { reference: guIReference, callReference: `C-${accepted.size + 1}` });
      if (luck < 0.1) return request.socket.destroy();
      response.writeHead(200, { 'Content-Type': 'application/json' });
      return response.end(JSON.stringify({ callReference: accepted.get(key).callReference }));
    })().catch(() => request.socket.destroy());
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    accepted,
    requests: () => requests,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
