import { Agent, request } from 'node:http';
import { hostileRequests } from './hostile-requests.mjs';
import { percentile, printTable, round } from './table.mjs';

/** How long an answer may take. */
export const HANG_MS = 3000;

/**
 * Sends one request and returns its status and time; status 0 for a closed connection, -1 for a
 * hanging one.
 */
function send(base, agent, { method, path, headers, body, isChunked }) {
  const startedAt = performance.now();
  const target = new URL(base);
  return new Promise((resolve) => {
    const done = (status) => resolve({ status, ms: performance.now() - startedAt });
    const outgoing = request({
      host: target.hostname,
      port: target.port,
      agent,
      method,
      path,
      headers: { ...headers, ...(body && !isChunked ? { 'content-length': body.length } : {}) },
    });
    const timer = setTimeout(() => {
      done(-1);
      outgoing.destroy();
    }, HANG_MS);
    outgoing.on('response', (answer) => {
      answer.resume();
      answer.on('end', () => {
        clearTimeout(timer);
        done(answer.statusCode);
      });
      answer.on('error', () => undefined);
    });
    outgoing.on('error', () => {
      clearTimeout(timer);
      done(0);
    });
    outgoing.end(body ?? undefined);
  });
}

/**
 * Sends hostile requests, several at a time on kept-alive connections.
 * @param {{ url: string, count: number, seed?: number, atOnce?: number, onAnswer?: (n: number) => Promise<void> | void }} how
 * @returns what came back: how often each status, the times, and the requests that got a 5xx without a time to wait
 *   (500), hung, or whose connection ended without an answer.
 */
export async function sendHostile({ url, count, seed = 1, atOnce = 16, onAnswer }) {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const requests = hostileRequests(seed);
  const statuses = new Map();
  const times = [];
  const faults = [];
  let sent = 0;
  const worker = async () => {
    while (sent < count) {
      sent += 1;
      const number = sent;
      const asked = requests.next().value;
      let answer;
      try {
        answer = await send(url, agent, asked);
      } catch {
        // Node itself refuses to send this request (a character that no header may contain).
        continue;
      }
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      times.push(answer.ms);
      if (answer.status === 500 || answer.status < 0)
        faults.push({
          number,
          status: answer.status,
          method: asked.method,
          path: asked.path.slice(0, 120),
          type: asked.headers['content-type']?.slice(0, 60),
        });
      await onAnswer?.(number);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  agent.destroy();
  return { statuses, times, faults };
}

/**
 * npm run bench -- --only hostile: 20 000 seeded requests against a separate site, with its memory
 * over time.
 */
export async function measureHostile(count = 20_000) {
  const { residentMb, withSite } = await import('./site.mjs');
  await withSite({ TRUSTED_PROXIES: '1', LOG_LEVEL: 'silent' }, async ({ url, pid, underLoad }) => {
    const memory = [];
    const { result, held } = await underLoad(() =>
      sendHostile({
        url,
        count,
        onAnswer: async (number) => {
          if (number % (count / 5) === 0) memory.push(await residentMb(pid));
        },
      }),
    );
    const { statuses, times, faults } = result;
    printTable('Hostile requests', [
      {
        requests: times.length,
        'hung over 3 s': statuses.get(-1) ?? 0,
        'status 500': statuses.get(500) ?? 0,
        'ended without answer': statuses.get(0) ?? 0,
        'p50 ms': round(percentile(times, 0.5), 1),
        'p99 ms': round(percentile(times, 0.99), 0),
        'max ms': round(Math.max(...times), 0),
        'held up ms': round(held),
        'memory MB, each fifth': memory.join(', '),
      },
    ]);
    printTable('Their statuses', [
      Object.fromEntries([...statuses].sort(([one], [other]) => one - other)),
    ]);
    printTable('Faults', faults.slice(0, 40));
  });
}
