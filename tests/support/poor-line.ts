import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** How the line is: through, gone, flapping (each connection breaks after a while), or with one packet in ten lost. */
export type Line = 'through' | 'gone' | 'flapping' | 'lossy';

export interface PoorLine {
  readonly url: string;
  /** Where what comes in goes on to. */
  to(url: string): void;
  be(line: Line): void;
  close(): Promise<void>;
}

const PACKET = 1400;
const LOST = 0.1;
/** What TCP waits before it sends a lost packet again. */
const AGAIN_MS = 300;
/** Less than any page. */
const FLAPS_AFTER = 3_000;

/** The same losses in each run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A poor line between a browser and a site: it takes connections at `url`, and hands on what they say, as well as it can. */
export async function poorLine(): Promise<PoorLine> {
  const random = seeded(105);
  const sockets = new Set<Socket>();
  let line: Line = 'through';
  let target = new URL('http://127.0.0.1:1');

  /** Packets in their order; a lost one holds up those after it, as TCP does. */
  const handOn = (from: Socket, to: Socket): void => {
    let before = Promise.resolve();
    let sent = 0;
    from.on('data', (data: Buffer) => {
      for (let start = 0; start < data.length; start += PACKET) {
        const packet = data.subarray(start, start + PACKET);
        const wait = line === 'lossy' && random() < LOST ? AGAIN_MS : 0;
        before = before
          .then(() => (wait ? new Promise<void>((resolve) => setTimeout(resolve, wait)) : undefined))
          .then(() => {
            sent += packet.length;
            if (line === 'flapping' && sent > FLAPS_AFTER) return void (from.destroy(), to.destroy());
            if (!to.destroyed) to.write(packet);
          });
      }
    });
    from.on('close', () => void before.then(() => to.destroy()));
  };
  const server = createServer((client) => {
    sockets.add(client.on('close', () => sockets.delete(client)).on('error', () => client.destroy()));
    if (line === 'gone') return void client.destroy();
    const site = connect(Number(target.port), target.hostname);
    sockets.add(site.on('close', () => sockets.delete(site)).on('error', () => site.destroy()));
    handOn(client, site);
    handOn(site, client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    to: (url) => void (target = new URL(url)),
    be(next) {
      line = next;
      // Connections that a browser keeps open would go on as they began.
      if (next !== 'through') cut();
    },
    close: () =>
      new Promise((resolve) => {
        cut();
        server.close(() => resolve());
      }),
  };
}
