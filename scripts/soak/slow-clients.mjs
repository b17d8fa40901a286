import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 40;
const PIECE = 8;

/**
 * Sends one request over a slow connection: eight bytes at a time, reading the answer with pauses.
 * Resolves to its status.
 */
async function once({ hostname, port }, path) {
  const socket = net.connect(Number(port), hostname);
  const text = `GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: close\r\n\r\n`;
  let answer = '';
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined);
  socket.on('data', (part) => {
    if (answer.length < 64) answer += part.toString('latin1').slice(0, 64);
    socket.pause();
    setTimeout(() => socket.resume(), PAUSE_MS);
  });
  for (let at = 0; at < text.length && !socket.destroyed; at += PIECE) {
    socket.write(text.slice(at, at + PIECE));
    await sleep(PAUSE_MS);
  }
  await closed;
  return Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
}

/**
 * Starts visitors on slow connections, who repeat until stopped; then returns how many got an
 * answer, and how many did not get a page.
 */
export function slowClients(url, count) {
  const address = new URL(url);
  const paths = ['/power-cut/list', '/', '/power-cut/map'];
  let isOver = false;
  const found = { answered: 0, wrong: 0 };
  const come = async (index) => {
    for (let round = 0; !isOver; round += 1) {
      const status = await once(address, paths[(index + round) % paths.length]);
      if (status === 200) found.answered += 1;
      else found.wrong += 1;
    }
  };
  const all = Promise.all(Array.from({ length: count }, (_, index) => come(index)));
  return {
    async stop() {
      isOver = true;
      await all;
      return found;
    },
  };
}
