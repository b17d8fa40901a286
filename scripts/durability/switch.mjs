import { connect, createServer } from 'node:net';
import { listenLocally } from '../lib/serve.mjs';

/**
 * Starts a proxy before a database that can be switched to another one, like an operator's address
 * of the primary.
 */
export async function startSwitch(port) {
  let behind = port;
  const sockets = new Set();
  const held = (socket) => {
    sockets.add(socket);
    return socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
  };
  const server = createServer((client) => {
    held(client);
    const upstream = held(connect(behind, '127.0.0.1'));
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    client.pipe(upstream).pipe(client);
  });
  const ownPort = await listenLocally(server);
  return {
    url: `postgres://site@127.0.0.1:${ownPort}/postgres`,
    leadTo: (next) => (behind = next),
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
