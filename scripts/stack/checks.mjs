import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { ask, crowd } from './visitor.mjs';

const ROUNDS = 3;
/** Between the return of one node and the end of the next, in milliseconds (docs/operations.md). */
const PAUSE_BETWEEN_NODES = 3000;
const incidentPath = (reference) =>
  `/power-cut/incident?incidentid=${encodeURIComponent(reference)}`;

/** Returns the references of incidents with their own page. */
export async function referencesOf(stack) {
  const { body } = await ask(`${stack.nodes[0].url}/api/power-cut/all-incidents-light`);
  return JSON.parse(body)
    .filter(({ IncidentType }) => IncidentType !== 0)
    .map(({ IncidentReference }) => IncidentReference);
}

async function perSecond(url, seconds) {
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections: 32,
    duration: seconds,
    headers: { 'accept-encoding': 'gzip' },
    tlsOptions: { rejectUnauthorized: false },
    // Each connection is a separate visitor, so that no rate limit by address is measured.
    setupClient: (client) => {
      let turn = 0;
      const headers = () => ({
        'accept-encoding': 'gzip',
        'x-forwarded-for': `10.9.${((turn += 1) >> 8) & 255}.${turn & 255}`,
      });
      client.setHeaders(headers());
      client.on('response', () => client.setHeaders(headers()));
    },
  });
  return { rate: requests.average, total: requests.total, wrong: non2xx + errors };
}

const emptySum = () => ({ rate: 0, total: 0, ticks: 0, wrong: 0 });

async function addTo(sum, edge, url, seconds) {
  const before = edge.ticks();
  const { rate, total, wrong } = await perSecond(url, seconds);
  sum.rate += rate / ROUNDS;
  sum.total += total;
  sum.wrong += wrong;
  sum.ticks += before === null ? Number.NaN : edge.ticks() - before;
}

/**
 * By the processor time that nginx takes for an answer, where the system tells it: what decides once the edge is full, and does not
 * depend on what else the computer does. Else by the rates.
 */
function compared({ kept, still }) {
  const byTime = still.ticks / still.total / (kept.ticks / kept.total);
  const isKnown = Number.isFinite(byTime);
  return {
    kept: Math.round(kept.rate),
    file: Math.round(still.rate),
    share: isKnown ? byTime : kept.rate / still.rate,
    by: isKnown ? 'processor time' : 'rate',
    wrong: kept.wrong + still.wrong,
  };
}

/**
 * Measures list and incident through the edge, each beside a file with the same bytes from the same
 * nginx.
 */
export async function checkThroughput(stack, { seconds = 6 } = {}) {
  const [reference] = await referencesOf(stack);
  const rows = [];
  for (const [name, address] of [
    ['list', '/power-cut/list'],
    ['public incident', incidentPath(reference)],
  ]) {
    const { body } = await ask(stack.edge.url + address, {
      headers: { 'accept-encoding': 'gzip' },
    });
    const file = `${name.replace(' ', '-')}.html`;
    writeFileSync(path.join(stack.edge.staticDir, file), body);
    await perSecond(stack.edge.url + address, 1);
    const sum = { kept: emptySum(), still: emptySum() };
    // Alternating, so that the machine's other load affects both.
    for (let round = 0; round < ROUNDS; round += 1) {
      await addTo(sum.kept, stack.edge, stack.edge.url + address, seconds / ROUNDS);
      await addTo(
        sum.still,
        stack.edge,
        `${stack.edge.url}/stack-static/${file}`,
        seconds / ROUNDS,
      );
    }
    rows.push({ name, bytes: body.length, ...compared(sum) });
  }
  return {
    name: 'list and public incident through the edge, beside the same bytes as a file',
    passed: rows.every(({ share, wrong }) => share >= 0.5 && wrong === 0),
    says: rows
      .map(
        ({ name, bytes, kept, file, share, by, wrong }) =>
          `${name} (${bytes} bytes) ${kept}/s beside ${file}/s, ${Math.round(share * 100)} % by ${by}, ${wrong} wrong`,
      )
      .join('; '),
  };
}

/** Returns how many incident pages the nodes rendered, by their logs. */
const drawn = (stack) =>
  stack.nodes
    .flatMap(({ log }) => readFileSync(log, 'utf8').split('\n'))
    .filter(
      (line) => line.includes('"by":"app"') && /"route":"routes\/power-cut\.incident"/.test(line),
    ).length;

/**
 * Requests different incident URLs that are not cached yet, each by several visitors at once. Needs
 * nodes that log each response.
 */
export async function checkColdAddresses(
  stack,
  { addresses = 5000, visitors = 2, atOnce = 48 } = {},
) {
  const references = await referencesOf(stack);
  const paths = Array.from({ length: addresses }, (_, index) => {
    const round = Math.floor(index / references.length);
    return (
      incidentPath(references[index % references.length]) +
      (round === 0 ? '' : `&originSector=CB${round}+1`)
    );
  });
  const before = drawn(stack);
  let wrong = 0;
  const waiting = [...paths];
  const worker = async () => {
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      const url = stack.edge.url + address;
      const answers = await Promise.allSettled(Array.from({ length: visitors }, () => ask(url)));
      wrong += answers.filter(({ value }) => value?.status !== 200).length;
    }
  };
  const began = Date.now();
  await Promise.all(Array.from({ length: atOnce / visitors }, worker));
  const seconds = (Date.now() - began) / 1000;
  // The last lines of the logs.
  await sleep(500);
  const renders = drawn(stack) - before;
  return {
    name: `${addresses} different addresses of incidents, each asked for by ${visitors} visitors at once`,
    passed: wrong === 0 && renders <= addresses && renders > 0,
    says: `${renders} pages drawn in ${Math.round(seconds)} s, ${wrong} wrong answers`,
  };
}

/** Typical visits meanwhile: most read, some choose an address. */
async function visitorsOf(stack) {
  const references = await referencesOf(stack);
  const html = (
    await ask(`${stack.nodes[0].url}/power-cut/search?mode=header&value=CB1+9ZA`)
  ).body.toString();
  const select = (/name="select" value="([^"]+)"/.exec(html)?.[1] ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
  const choose = { method: 'POST', body: new URLSearchParams({ mode: 'power-cut', select }) };
  const next = (index, turn) => {
    if (index % 4 === 0) return [`${stack.edge.url}/power-cut/search`, choose];
    if (index % 4 === 1) return [`${stack.edge.url}/forms/report-a-power-cut/start`, {}];
    // Never the same URL twice, so that it reaches a node and not the edge's cache.
    return [
      `${stack.edge.url}${incidentPath(references[(index + turn) % references.length])}&turn=${index}-${turn}`,
      {},
    ];
  };
  const isRight = ({ status }, how) =>
    how?.method === 'POST' ? status === 302 || status === 303 : status >= 200 && status < 400;
  return crowd(16, next, isRight);
}

const faults = ({ why }) => [...why].map(([what, count]) => `${count} x ${what}`).join(', ');

/** Kills a node and restarts it. Requests that can be retried must still be answered. */
export async function checkNodeLoss(stack) {
  const visitors = await visitorsOf(stack);
  const reading = { failed: 0 };
  for (const node of stack.nodes) {
    await sleep(2000);
    await node.kill();
    await sleep(3000);
    await node.start();
  }
  await sleep(1000);
  const result = await visitors.stop();
  reading.failed = [...result.why]
    .filter(([what]) => what.startsWith('GET'))
    .reduce((sum, [, count]) => sum + count, 0);
  // A request being sent to a killed node may have been processed, so nobody resends it without
  // asking the visitor.
  const lost = result.failed - reading.failed;
  return {
    name: 'each node killed in turn while visitors read',
    passed: reading.failed === 0 && result.answered > 0,
    says: `${result.answered} answered, ${reading.failed} pages failed, ${lost} posts cut off on the killed node${result.failed ? ` (${faults(result)})` : ''}`,
  };
}

/** Restarts each node in turn, as for a new version. Nothing may fail, not even posts. */
export async function checkRollingRestart(stack) {
  const visitors = await visitorsOf(stack);
  const took = [];
  for (const node of stack.nodes) {
    // The edge avoids a node for two seconds after a failed try: until then, only this one is left.
    await sleep(PAUSE_BETWEEN_NODES);
    const began = Date.now();
    await node.stop();
    took.push(Date.now() - began);
    await node.start();
  }
  await sleep(1000);
  const result = await visitors.stop();
  const slowest = Math.max(...took) / 1000;
  return {
    name: 'rolling restart under load',
    passed: result.failed === 0 && result.answered > 0 && slowest < 10,
    says: `${result.answered} answered, ${result.failed} failed${result.failed ? ` (${faults(result)})` : ''}; a node ended within ${slowest.toFixed(1)} s`,
  };
}

/** With every node stopped, cached pages are still shown, and others get the site's error page. */
export async function checkEdgeAlone(stack) {
  const listUrl = `${stack.edge.url}/power-cut/list`;
  await ask(listUrl);
  await Promise.all(stack.nodes.map((node) => node.kill()));
  const [list, page, api] = [
    await ask(listUrl),
    await ask(`${stack.edge.url}/forms/report-a-power-cut/start`),
    await ask(`${stack.edge.url}/api/get-addresses`),
  ];
  await Promise.all(stack.nodes.map((node) => node.start()));
  const words = page.body.toString();
  const isJson = api.status === 503 && JSON.parse(api.body).error === 'unavailable';
  return {
    name: 'the edge without any node',
    passed: list.status === 200 && page.status === 503 && words.includes('tel:105') && isJson,
    says: `the list ${list.status} from what was kept, a form ${page.status} with 105, the API ${api.status} in JSON`,
  };
}
