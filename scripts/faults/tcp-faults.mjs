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
 * The faults of a service with its own protocol. Each gets the caller's connection, the one to the
 * service, and `asked`, which runs a function once it is the service's turn to speak.
 */
const FAULTS = {
  timeout: ({ client }) => void client.resume(),
  500: ({ client, asked, refusal }) => asked(() => client.end(refusal)),
  garbage: ({ client, asked }) => asked(() => client.end(randomBytes(4000))),
  truncated: ({ client, upstream }) => {
    client.pipe(upstream);
    upstream.once('data', (data) => client.end(data.subarray(0, data.length >> 1)));
  },
  '1 byte a second': ({ client, upstream }) => {
    client.pipe(upstream);
    trickle(client, upstream);
  },
  reset: ({ client, asked }) => asked(() => client.resetAndDestroy()),
  '50 MB': ({ client, asked }) => asked(() => pour(client, 50)),
  'shrinks to nothing': ({ client, asked }) => asked(() => client.end()),
};

/**
 * Starts a proxy before a non-HTTP service: PostgreSQL, clamd, a mail server. `refusal` is its error
 * message; `greets` if it speaks first.
 */
export async function startTcpFaults({ host, port: behind }, { refusal, greets = false }) {
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
    const asked = (act) => (greets ? act() : client.once('data', act));
    return FAULTS[current]({ client, upstream, asked, refusal });
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
