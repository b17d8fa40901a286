import { randomBytes } from 'node:crypto';
import { connect, createServer } from 'node:net';
import { pour } from './http-faults.mjs';

/** Forwards the answer in one-byte pieces, one a second. */
function trickle(client, upstream) {
  const waiting = [];
  upstream.on('data', (data) => waiting.push(...data));
  const timer = setInterval(() => {
    if (waiting.length > 0) client.write(Buffer.from([waiting.shift()]));
  }, 1000);
  client.on('close', () => clearInterval(timer));
}

/**
 * The faults of a service with its own protocol. Each gets the caller's connection and the one to
 * the service.
 */
const FAULTS = {
  timeout: ({ client }) => void client.resume(),
  500: ({ client, refusal }) => client.once('data', () => client.end(refusal)),
  garbage: ({ client }) => client.once('data', () => client.end(randomBytes(4000))),
  truncated: ({ client, upstream }) => {
    client.pipe(upstream);
    upstream.once('data', (data) => client.end(data.subarray(0, data.length >> 1)));
  },
  '1 byte a second': ({ client, upstream }) => {
    client.pipe(upstream);
    trickle(client, upstream);
  },
  reset: ({ client }) => client.once('data', () => client.resetAndDestroy()),
  '50 MB': ({ client }) => client.once('data', () => pour(client, 50)),
  'shrinks to nothing': ({ client }) => client.once('data', () => client.end()),
};

/** Starts a proxy before a non-HTTP service: PostgreSQL, clamd. `refusal` is its error message. */
export async function startTcpFaults({ host, port: behind }, refusal) {
  const sockets = new Set();
  let current = null;
  const held = (socket) => {
    sockets.add(socket);
    return socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  };
  const server = createServer((client) => {
    held(client);
    const upstream = held(connect(behind, host));
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => setTimeout(() => client.destroy(), 100));
    if (current === null) return void client.pipe(upstream).pipe(client);
    return FAULTS[current]({ client, upstream, refusal });
  });
  const listen = (port) => new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = server.address();
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const shut = () => new Promise((resolve) => (server.close(resolve), cut()));
  return {
    host: '127.0.0.1',
    port,
    async begin(fault) {
      if (fault === 'refused') return shut();
      current = fault;
      cut();
    },
    async end() {
      current = null;
      cut();
      if (!server.listening) await listen(port);
    },
    close: () => (server.listening ? shut() : undefined),
  };
}
