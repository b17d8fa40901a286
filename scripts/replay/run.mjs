import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { residentMb, withSite } from '../bench/site.mjs';
import { percentile, printTable, round } from '../bench/table.mjs';
import { say } from '../lib/run.mjs';
import { missingParts, startStack } from '../stack/start.mjs';
import { startFollowers } from './followers.mjs';
import { differs, openLines } from './lines.mjs';
import { createList, loadShape } from './day.mjs';

/**
 * The share of visits per hundred, as in a storm: the list, one power cut, home, the map, a search,
 * the light list of a script.
 */
const VISITS = [
  [30, () => '/power-cut/list'],
  [35, (reference) => `/power-cut/incident?incidentid=${encodeURIComponent(reference)}`],
  [10, () => '/'],
  [5, () => '/power-cut/map'],
  [10, () => '/power-cut/incident?postcode=CB1+9ZA'],
  [10, () => '/api/power-cut/all-incidents-light'],
];
function somewhere(references) {
  let luck = Math.random() * 100;
  const [, pathOf] = VISITS.find(([share]) => (luck -= share) < 0) ?? VISITS[0];
  const reference = references[Math.floor(Math.random() * references.length)];
  return pathOf(reference ?? 'INCD-0-X');
}

/** A missing reference is valid too: its page says that it is over, or never existed. */
const isRight = (status) => [200, 302, 303, 304, 404].includes(status);
/** "Engineers on their way": followers hear of it. */
const stageOf = (record) => record?.Steps?.find(({ Active }) => Active)?.Name;
const TICK_MS = 100;
const REFRESH_SECONDS = 1;
/** Power cuts that somebody follows, by text and in a browser. */
const FOLLOWED = 20;

async function serveFeed(list, port) {
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(list.json());
  });
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/feed.json`,
    requests: () => requests,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Plays the day against a site, with open pages and followers. */
async function play({ url, pid }, { events, list, speed, most, followers }) {
  const shape = loadShape(events);
  const began = events[0].at;
  const length = events.at(-1).at - began;
  const times = [];
  const lags = [];
  let wrong = 0;
  let underWay = 0;
  let mostAtOnce = 0;
  let callers = 0;
  async function visit() {
    callers += 1;
    underWay += 1;
    mostAtOnce = Math.max(mostAtOnce, underWay);
    const started = performance.now();
    const headers = {
      'X-Forwarded-For': `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`,
      'Accept-Encoding': 'gzip',
    };
    try {
      const answer = await fetch(url + somewhere(list.references()), {
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(20_000),
      });
      await answer.arrayBuffer();
      if (!isRight(answer.status)) wrong += 1;
    } catch {
      wrong += 1;
    }
    times.push(performance.now() - started);
    underWay -= 1;
  }
  const lines = openLines(url);
  const followed = list
    .records()
    .filter(
      ({ PowerCutType, FullPostcodeData }) => PowerCutType === 'Unplanned' && FullPostcodeData?.[0],
    )
    .slice(0, FOLLOWED)
    .map(({ IncidentReference: reference, FullPostcodeData: [postcode] }) => ({
      reference,
      postcode,
    }));
  await Promise.all(followed.map((cut) => followers?.follow(url, cut)));
  for (const { IncidentReference } of list.records()) lines.watch(IncidentReference);
  await sleep(2000);
  const changes = new Map();
  const ended = new Set();
  function apply(event) {
    const before = list.get(event.key);
    list.apply(event);
    const after = list.get(event.key);
    const { IncidentReference: reference } = after ?? before ?? {};
    if (!reference?.startsWith('INCD')) return;
    const isShown = differs(before, after);
    if (isShown || stageOf(before) !== stageOf(after))
      changes.set(reference, (changes.get(reference) ?? 0) + 1);
    if (!isShown) return;
    lines.changed(reference);
    if (after) lines.watch(reference);
    if (after && before && after.PowerCutType !== before.PowerCutType) ended.add(reference);
  }
  let next = events.findIndex(({ at }) => at > began);
  let owed = 0;
  const start = performance.now();
  for (;;) {
    const now = began + (performance.now() - start) * speed;
    for (; next < events.length && events[next].at <= now; next += 1) apply(events[next]);
    if (now - began > length) break;
    owed += (shape(now) * most * TICK_MS) / 1000;
    for (; owed >= 1; owed -= 1) void visit();
    const before = performance.now();
    await sleep(TICK_MS);
    lags.push(performance.now() - before - TICK_MS);
  }
  while (underWay > 0) await sleep(50);
  const took = (performance.now() - start) / 1000;
  // The day's last change must be on the site, and its followers must have heard of it.
  await sleep((REFRESH_SECONDS + 9) * 1000);
  lines.close();
  const incidents = await (await fetch(`${url}/api/power-cut/all-incidents-light`)).json();
  return {
    took,
    times,
    wrong,
    atOnce: mostAtOnce,
    lag: percentile(lags, 0.99),
    shown: incidents.length,
    listed: list.references().length,
    memory: pid ? await residentMb(pid) : null,
    lines: lines.compare(),
    followers: followers?.compare({ changes, ended }) ?? [],
  };
}

/** Runs work against two nodes behind the edge where its programs are installed, else one process. */
async function withStack(env, work) {
  const missing = missingParts();
  if (missing.length > 0) {
    say(`One process without an edge: the stack needs ${missing.join(' and ')}.`);
    return withSite({ TRUSTED_PROXIES: '1', ...env }, work);
  }
  const dir = await mkdtemp(path.join(tmpdir(), 'replay-'));
  let stack = null;
  try {
    stack = await startStack({ dir, env, isSecure: false });
    return await work({ url: stack.edge.url, pid: stack.nodes[0].pid() });
  } finally {
    await stack?.stop();
    await rm(dir, { recursive: true, force: true });
  }
}

/**
 * Plays a day. Returns how many visits got a wrong answer, what the open pages heard, and the rows of
 * what phones and browsers heard.
 */
export async function replay({ events, url, speed, most, port }) {
  const list = createList();
  const hours = (events.at(-1).at - events[0].at) / 3_600_000;
  say(
    `${events.length} events of ${round(hours, 1)} hours; ${speed} times as fast takes ${round((hours * 3600) / speed)} s.`,
  );
  for (const event of events.filter(({ at }) => at === events[0].at)) list.apply(event);
  const feed = await serveFeed(list, port);
  const followers = url ? null : await startFollowers();
  const how = { events, list, speed, most, followers };
  try {
    if (url) say(`The feed is at ${feed.url}: the site must read it.`);
    const env = {
      INCIDENTS_URL: feed.url,
      INCIDENTS_REFRESH_SECONDS: String(REFRESH_SECONDS),
      LOG_LEVEL: 'silent',
      ...followers?.env,
    };
    const found = url
      ? await play({ url, pid: null }, how)
      : await withStack(env, (site) => play(site, how));
    printFound(found, speed, feed.requests());
    const { wrong, lines, followers: heard } = found;
    return { wrong, lines, followers: heard };
  } finally {
    feed.close();
    await followers?.close();
  }
}

function printFound(found, speed, looks) {
  printTable(`A day, ${speed} times as fast: visits`, [
    {
      visits: found.times.length,
      'a second': round(found.times.length / found.took),
      'p50 ms': round(percentile(found.times, 0.5)),
      'p99 ms': round(percentile(found.times, 0.99)),
      'max ms': round(Math.max(...found.times)),
      wrong: found.wrong,
      'at once': found.atOnce,
      'looks at the feed': looks,
      'listed at the end': found.listed,
      'shown at the end': found.shown,
      'RSS MB': found.memory ?? '',
      'own lag p99 ms': round(found.lag),
    },
  ]);
  const { lines, changes, due, missed, late, p50, p99, most } = found.lines;
  printTable('Changes on open pages, from the feed to the event', [
    {
      'open pages': lines,
      changes,
      'to be heard': due,
      missed,
      'later than 2 s': late,
      'p50 ms': round(p50),
      'p99 ms': round(p99),
      'max ms': round(most),
    },
  ]);
  printTable('Texts and notifications', found.followers);
}
