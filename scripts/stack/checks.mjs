import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { ask } from './visitor.mjs';

const ROUNDS = 3;
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
