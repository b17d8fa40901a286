import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import tls from 'node:tls';
import { inRoot } from '../lib/run.mjs';
import { listenLocally, freePort } from '../lib/serve.mjs';
import { canBeSecure, edgeProgram, startEdge } from '../stack/edge.mjs';
import { residentMb, withSite } from './site.mjs';
import { percentile, printTable, round } from './table.mjs';

const LINES = 5000;
/** Opened in batches, as in a storm, not all within one millisecond. */
const TOGETHER = 100;
/** One in this many connections subscribes to one power cut, the others to the list. */
const ONE_IN = 2;
const CUTS = 40;
const POLL_SECONDS = 1;
const SETTLE_MS = 15_000;
/** Stalls are counted by whole seconds. */
const WHOLE_SECONDS_MS = 2000;

const record = (index, homes) => ({
  IncidentReference: `INCD-${index}-A`,
  PowerCutType: 'Unplanned',
  IncidentType: 2,
  IncidentTypeName: 'Unplanned',
  IncidentDno: 1,
  StatusId: 1,
  CreationDateTime: '2025-11-26T13:12:36',
  ReceivedDate: '2025-11-26T13:12:00',
  PostcodesRemaining: ['CB1 9'],
  PostCodesAffected: ['CB1 9'],
  FullPostcodeData: [`CB1${index % 10}AB`],
  NoCustomerAffected: homes,
  NoPlannedCustomers: 0,
  NoCallsReported: 1,
  Steps: [],
});

/**
 * Starts a feed with some power cuts that can all be changed. It records when it was last
 * requested.
 */
async function startFeed() {
  let homes = 1;
  let askedAt = 0;
  const server = createServer((_request, response) => {
    askedAt = performance.now();
    const feed = Array.from({ length: CUTS }, (_, index) => record(index, homes));
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(feed));
  });
  const port = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}/feed`,
    change: () => (homes += 1),
    askedAt: () => askedAt,
    close: () => server.close(),
  };
}

/**
 * Opens one connection like a browser, over a socket; `visitor` is the client address that a proxy
 * would send.
 */
function openLine(socket, host, path, visitor, onChange) {
  return new Promise((resolve, reject) => {
    let isOpen = false;
    socket.once('error', reject);
    socket.on('data', (part) => {
      const text = part.toString('latin1');
      if (!isOpen && text.includes(' 200 OK')) {
        isOpen = true;
        resolve(socket);
      } else if (!isOpen) reject(new Error(text.split('\r\n', 1)[0]));
      if (text.includes('event: change')) onChange();
    });
    const lines = [
      `GET ${path} HTTP/1.1`,
      `Host: ${host}`,
      'User-Agent: Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36',
      'Accept: text/event-stream',
      'Accept-Encoding: gzip, deflate, br',
      'Accept-Language: en-GB,en;q=0.9',
      `X-Forwarded-For: ${visitor}`,
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  });
}

/**
 * Opens all connections to one URL and returns what they received; times are relative to `since`.
 */
async function openLines(url, heard, since) {
  const { port, protocol, host } = new URL(url);
  const sockets = [];
  for (let at = 0; at < LINES; at += TOGETHER) {
    const opening = Array.from({ length: TOGETHER }, (_, offset) => {
      const index = at + offset;
      const path = index % ONE_IN === 0 ? `/live/incident/INCD-${index % CUTS}-A` : '/live/list';
      const where = { host: '127.0.0.1', port: Number(port) };
      const socket =
        protocol === 'https:'
          ? tls.connect({ ...where, rejectUnauthorized: false })
          : connect(where);
      const onChange = () => heard.push(performance.now() - since());
      return openLine(socket, host, path, `10.2.${index >> 8}.${index & 255}`, onChange);
    });
    sockets.push(...(await Promise.all(opening)));
  }
  return sockets;
}

/** Returns the lowest heap size a site reports within some seconds, which is after a collection. */
async function heapOf(takeSeconds) {
  takeSeconds();
  await sleep(3000);
  return Math.min(...takeSeconds().map(({ heapUsed }) => heapUsed)) / 1e6;
}

async function measureThrough(name, feed, withFront) {
  const env = {
    INCIDENTS_URL: feed.url,
    INCIDENTS_REFRESH_SECONDS: String(POLL_SECONDS),
    LIVE_LINES: String(LINES),
    TRUSTED_PROXIES: '1',
  };
  return withSite(env, ({ url, pid, takeSeconds, underLoad }) =>
    withFront(url, async (front) => {
      await sleep(SETTLE_MS);
      const heapBefore = await heapOf(takeSeconds);
      const before = await residentMb(pid);
      const heard = [];
      let changedAt = Infinity;
      const started = performance.now();
      const sockets = await openLines(front.url, heard, () => changedAt);
      const opened = (performance.now() - started) / 1000;
      await sleep(SETTLE_MS);
      const heapIdle = await heapOf(takeSeconds);
      const idle = await residentMb(pid);
      const { held } = await underLoad(async () => {
        await sleep(WHOLE_SECONDS_MS);
        feed.change();
        const askedBefore = feed.askedAt();
        while (feed.askedAt() === askedBefore) await sleep(1);
        changedAt = feed.askedAt();
        for (let waited = 0; heard.length < LINES && waited < 10_000; waited += 50) await sleep(50);
        await sleep(WHOLE_SECONDS_MS);
      });
      const first = heard.slice(0, LINES);
      for (let turn = 0; turn < 5; turn += 1) {
        feed.change();
        await sleep(2500);
      }
      const after = await residentMb(pid);
      const edgeMb = await front.memory();
      for (const socket of sockets) socket.destroy();
      return {
        how: name,
        lines: sockets.length,
        'opened in s': round(opened, 1),
        'before MB': before,
        'added MB': idle - before,
        'added heap MB': round(heapIdle - heapBefore, 1),
        'after six changes MB': after - before,
        'edge MB': edgeMb ?? '',
        heard: first.length,
        'after the poll p50 ms': round(percentile(first, 0.5)),
        'last ms': round(Math.max(...first)),
        'event loop held ms': round(held),
      };
    }),
  );
}

const bare = (url, work) => work({ url, memory: () => null });

/** Runs nginx as configured in deploy/, before the one node. */
async function throughEdge(url, work) {
  const dir = await mkdtemp(path.join(tmpdir(), 'meridian-live-'));
  await chmod(dir, 0o755);
  const readText = (file) => readFileSync(inRoot(file), 'utf8');
  const edge = await startEdge({
    dir,
    url: `${canBeSecure() ? 'https' : 'http'}://127.0.0.1:${await freePort()}`,
    nodePorts: [new URL(url).port],
    readText,
  });
  const memory = async () => {
    const pids = [edge.pid, ...edge.workers()];
    return (await Promise.all(pids.map(residentMb))).reduce((sum, one) => sum + (one ?? 0), 0);
  };
  try {
    return await work({ url: edge.url, memory });
  } finally {
    await edge.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

/**
 * Measures the memory of this many open pages, and how soon each receives a change after the site
 * has polled the feed.
 */
export async function measureLive() {
  const feed = await startFeed();
  try {
    const rows = [await measureThrough('straight', feed, bare)];
    if (edgeProgram()) rows.push(await measureThrough('through the edge', feed, throughEdge));
    else process.stdout.write('Not measured: through the edge, for want of nginx.\n');
    printTable('Open pages that hear of changes as they happen', rows);
  } finally {
    feed.close();
  }
}
