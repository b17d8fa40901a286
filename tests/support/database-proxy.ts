import { createServer, connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { listenLocally } from '../../scripts/lib/serve.mjs';

export interface DatabaseProxy {
  /** The URL of the database through the proxy. */
  readonly url: string;
  /** Breaks all connections and refuses new ones until `restore`, like a stopped server. */
  stop(): void;
  /** Accepts connections and never responds, like a network that drops all packets. */
  silence(): void;
  restore(): void;
  /** Breaks the current connections, like a restarted server. */
  cut(): void;
  close(): Promise<void>;
}

/** Creates a proxy to the database that can be broken without touching the shared server. */
export async function databaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let state: 'through' | 'refused' | 'silent' = 'through';
  const server = createServer((client) => {
    sockets.add(
      client.on('close', () => sockets.delete(client)).on('error', () => client.destroy()),
    );
    if (state === 'refused') return void client.destroy();
    const upstream = connect(Number(target.port || 5432), target.hostname);
    sockets.add(
      upstream.on('close', () => sockets.delete(upstream)).on('error', () => upstream.destroy()),
    );
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    client.on('data', (data) => void (state === 'silent' || upstream.write(data)));
    upstream.on('data', (data) => void (state === 'silent' || client.write(data)));
  });
  const port = await listenLocally(server);
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.toString(),
    cut,
    stop() {
      state = 'refused';
      cut();
    },
    silence: () => void (state = 'silent'),
    restore() {
      // Data sent during the silence is lost.
      if (state === 'silent') cut();
      state = 'through';
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}

/** Creates a proxy that is closed after the test. */
export async function testProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const proxy = await databaseProxy(databaseUrl);
  onTestFinished(() => proxy.close());
  return proxy;
}
