import { connect, createServer, type Socket } from 'node:net';
import { listenLocally } from '../../scripts/lib/serve.mjs';

/**
 * How the line is: through, gone, silent (connections that say nothing), flapping (each connection breaks after a while), blinking (all break
 * every two seconds, and none is had for a quarter of one), or with one packet in ten lost.
 */
export type Line = 'through' | 'gone' | 'silent' | 'flapping' | 'blinking' | 'lossy';

export interface PoorLine {
  readonly url: string;
  /** Sets the upstream URL. */
  to(url: string): void;
  be(line: Line): void;
  close(): Promise<void>;
}

const PACKET = 1400;
const LOST = 0.1;
/**
 * What stands between two TCP connections cannot lose a packet; what a loss does to whoever reads is that nothing comes until TCP has sent the
 * packet again: after 0.2 s where the line is short, after up to 3 s where it is long or the packet is lost twice. Short waits are commoner.
 */
const againMs = (random: number): number => 200 * 15 ** random;
/** Smaller than any page. */
const FLAPS_AFTER = 3_000;
const BLINKS_EVERY_MS = 2000;
const BLINK_MS = 250;

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

/** Creates a proxy at `url` that simulates a bad connection between a browser and a site. */
export async function poorLine(): Promise<PoorLine> {
  const random = seeded(105);
  const sockets = new Set<Socket>();
  let line: Line = 'through';
  let isShut = false;
  let blinking: NodeJS.Timeout | undefined;
  let target = new URL('http://127.0.0.1:1');

  /** Packets in their order; a lost one holds up those after it, as TCP does. */
  const handOn = (from: Socket, to: Socket): void => {
    let before = Promise.resolve();
    let sent = 0;
    from.on('data', (data: Buffer) => {
      if (line === 'silent') return;
      for (let start = 0; start < data.length; start += PACKET) {
        const packet = data.subarray(start, start + PACKET);
        const wait = line === 'lossy' && random() < LOST ? againMs(random()) : 0;
        before = before
          .then(() =>
            wait ? new Promise<void>((resolve) => setTimeout(resolve, wait)) : undefined,
          )
          .then(() => {
            sent += packet.length;
            if (line === 'flapping' && sent > FLAPS_AFTER)
              return void (from.destroy(), to.destroy());
            if (!to.destroyed) to.write(packet);
          });
      }
    });
    from.on('close', () => void before.then(() => to.destroy()));
  };
  const server = createServer((client) => {
    sockets.add(
      client.on('close', () => sockets.delete(client)).on('error', () => client.destroy()),
    );
    if (line === 'gone' || isShut) return void client.destroy();
    const site = connect(Number(target.port), target.hostname);
    sockets.add(site.on('close', () => sockets.delete(site)).on('error', () => site.destroy()));
    handOn(client, site);
    handOn(site, client);
  });
  const port = await listenLocally(server);
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  const blink = () => {
    isShut = true;
    cut();
    setTimeout(() => (isShut = false), BLINK_MS);
  };
  return {
    url: `http://127.0.0.1:${port}`,
    to: (url) => void (target = new URL(url)),
    be(next) {
      // Connections that a browser keeps open would go on as they began.
      if (next !== 'through' || line === 'silent') cut();
      line = next;
      clearInterval(blinking);
      isShut = false;
      if (next === 'blinking') blinking = setInterval(blink, BLINKS_EVERY_MS);
    },
    close: () =>
      new Promise((resolve) => {
        clearInterval(blinking);
        cut();
        server.close(() => resolve());
      }),
  };
}
