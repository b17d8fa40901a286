import { createServer, type Server } from 'node:net';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { postgresSocket } from './postgres-socket.server';
import { listenLocally } from '../../../scripts/lib/serve.mjs';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function pouring() {
  let taken = 0;
  const server = createServer((socket) => {
    socket
      .on('error', () => undefined)
      .once('data', () => {
        const pour = () => {
          while (!socket.destroyed && taken < 50_000_000) {
            taken += 100_000;
            if (!socket.write(Buffer.alloc(100_000, 'x'))) return void socket.once('drain', pour);
          }
        };
        pour();
      });
  });
  servers.push(server);
  const port = await listenLocally(server);
  return {
    url: `postgres://site@127.0.0.1:${port}/site`,
    taken: () => taken,
  };
}

it('what is no PostgreSQL is hung up on before it has said much', async () => {
  const { url, taken } = await pouring();
  const client = new pg.Client({ connectionString: url, stream: postgresSocket });
  client.on('error', () => undefined);
  await expect(client.connect()).rejects.toThrow(/no PostgreSQL/);
  // What lies between the two, in buffers of the system.
  expect(taken()).toBeLessThan(8_000_000);
});
