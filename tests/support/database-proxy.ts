import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface DatabaseProxy {
  /** The address of the same database, by way of the proxy. */
  readonly url: string;
  /** Breaks every connection, and refuses new ones until `restore`: as a server that was stopped. */
  stop(): void;
  /** Takes connections and says nothing on any: as a server behind a network that drops everything. */
  silence(): void;
  restore(): void;
  /** Breaks the connections that are there now: as a server that was restarted. */
  cut(): void;
  close(): Promise<void>;
}

/** A way to the database of `databaseUrl` that can be broken and mended without touching the server, which others use too. */
export async function databaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let state: 'through' | 'refused' | 'silent' = 'through';
  const server = createServer((client) => {
    sockets.add(client.on('close', () => sockets.delete(client)).on('error', () => client.destroy()));
    if (state === 'refused') return void client.destroy();
    const upstream = connect(Number(target.port || 5432), target.hostname);
    sockets.add(upstream.on('close', () => sockets.delete(upstream)).on('error', () => upstream.destroy()));
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    client.on('data', (data) => void (state === 'silent' || upstream.write(data)));
    upstream.on('data', (data) => void (state === 'silent' || client.write(data)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
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
      // What was silent answers nothing that was asked meanwhile.
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

/** A proxy that goes with the test. */
export async function testProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const proxy = await databaseProxy(databaseUrl);
  onTestFinished(() => proxy.close());
  return proxy;
}
