/**
 * npm run bench: measures, asserts nothing, and writes docs/performance.md once all parts are measured.
 *   --seconds 60   length of the long load run (memory is read after it)
 *   --only load    one part: ratios, weights, paint, tasks, load, visit, storm, public, visits, feed, addresses, search, texts, forms, live, start, hostile
 *   --resume       go on after the last part that was measured
 *   --beside DIR   a second checkout with a build, which "public" and "visits" measure in turns with this one
 *   --addresses 2000000   size of the large address directory in PostgreSQL
 * Results with other seconds or addresses go to reports/short and into no document.
 */
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled, requireNode } from './lib/install.mjs';
import { say } from './lib/run.mjs';

requireNode();
await ensureInstalled();
await ensureBuilt();
const { values } = parseArgs({
  options: {
    seconds: { type: 'string' },
    only: { type: 'string' },
    resume: { type: 'boolean' },
    beside: { type: 'string' },
    addresses: { type: 'string' },
  },
});
const seconds = Number(values.seconds ?? 60);
const addressCount = Number(values.addresses ?? 2_000_000);

const { printTable, percentile, round, takeTables } = await import('./bench/table.mjs');
const { takeSites } = await import('./bench/site.mjs');
const { withDatabase } = await import('./bench/database.mjs');
const { openBench, PARTS, writePerformance } = await import('./bench/page.mjs');
const { keepApart } = await import('./lib/results.mjs');

async function withBrowser(work) {
  const { withSite } = await import('./bench/site.mjs');
  const { ensureBrowser } = await import('./lib/browser.mjs');
  const { chromium } = await import('playwright');
  const { path } = await ensureBrowser();
  const browser = path
    ? await chromium.launch({ executablePath: path, args: ['--no-sandbox'] })
    : null;
  return withSite({}, (site) => work(site, browser)).finally(() => browser?.close());
}

const weights = async () => withBrowser((await import('./bench/weights.mjs')).measureWeights);

async function paint() {
  const { measurePaint } = await import('./bench/paint.mjs');
  return withBrowser(async (site, browser) =>
    browser ? measurePaint(site, browser) : say('Not measured: first paint needs a browser.'),
  );
}

async function feed() {
  const { loadBuilt } = await import('./lib/bundle.mjs');
  const { measureFeed } = await loadBuilt('bench', 'feed');
  const found = await measureFeed();
  printTable('Reading a feed', [
    {
      MB: round(found.megabytes, 2),
      incidents: found.incidents,
      'first ms': round(found.first, 1),
      'median ms': round(found.median, 1),
      'event loop blocked ms': round(found.block, 1),
    },
  ]);
  const { measureLooks } = await loadBuilt('bench', 'look');
  const looks = await measureLooks();
  printTable(
    'A look at a list of the demonstration that changed, processor time',
    looks.map(({ scene, how, first, least, median }) => ({
      scene,
      how,
      'first ms': round(first, 1),
      'least later ms': round(least, 1),
      'median later ms': round(median, 1),
    })),
  );
}

async function tasks() {
  const { measureTasks } = await import('./bench/tasks.mjs');
  await withBrowser(async (site, browser) =>
    browser ? measureTasks(site, browser) : say('Not measured: five tasks need a browser.'),
  );
}

const rowOf = (name, times) => ({
  what: name,
  searches: times.length,
  'p50 ms': round(percentile(times, 0.5), 2),
  'p99 ms': round(percentile(times, 0.99), 2),
  'max ms': round(Math.max(...times), 1),
});

async function addresses() {
  const { loadBuilt } = await import('./lib/bundle.mjs');
  const { measureAddresses } = await loadBuilt('bench', 'addresses');
  printTable('Address search in the demonstration directory, SQLite', [
    rowOf('as people type', await measureAddresses()),
  ]);

  const { measureLargeDirectory } = await loadBuilt('bench', 'addresses-large');
  await withDatabase(async (url) => printLarge(await measureLargeDirectory(url, addressCount)));
}

function printLarge({ addresses: held, times }) {
  const kinds = [...new Set(times.map(({ kind }) => kind))];
  printTable(`Address search among ${held} addresses, PostgreSQL`, [
    rowOf(
      'all',
      times.map(({ ms }) => ms),
    ),
    ...kinds.map((kind) =>
      rowOf(
        kind,
        times.filter((time) => time.kind === kind).map(({ ms }) => ms),
      ),
    ),
  ]);
}

async function search() {
  const { loadBuilt } = await import('./lib/bundle.mjs');
  const { measureSiteSearch } = await loadBuilt('bench', 'site-search');
  const { pages, made, first, times } = await measureSiteSearch();
  const kinds = [...new Set(times.map(({ phrase }) => phrase))];
  const of = (phrase) =>
    times.filter((time) => !phrase || time.phrase === phrase).map(({ ms }) => ms);
  printTable(
    `The site's own search among ${pages} pages: index in ${round(made)} ms, first search ${round(first, 1)} ms; processor time`,
    [rowOf('all', of()), ...kinds.map((phrase) => rowOf(phrase, of(phrase)))],
  );
}

async function texts() {
  const { loadBuilt } = await import('./lib/bundle.mjs');
  const { measureTextUpdates } = await loadBuilt('bench', 'text-updates');
  const results = [];
  const on = async (store, url) => {
    const { signUps, news } = await measureTextUpdates(url);
    results.push({
      store,
      'sign-ups a second': round(signUps.perSecond, 0),
      'CPU ms each': round(signUps.cpuMs / signUps.accepted, 2),
      messages: news.messages,
      'planned in s': round(news.planned / 1000, 1),
      'CPU s': round(news.plannedCpu / 1000, 1),
      'memory grown MB': round(news.grown / 1e6, 0),
      'event loop blocked ms': round(news.block, 0),
      'written down in s': round(news.sent / 1000, 1),
    });
  };
  await on('SQLite', undefined);
  await withDatabase((url) => on('PostgreSQL', url));
  printTable(
    'Text updates: sign-ups through the API, and news for all who follow one power cut',
    results,
  );
}

const MEASURES = {
  ratios: async () => (await import('./bench/ratios.mjs')).measureRatios(seconds),
  weights,
  paint,
  tasks,
  load: async () => (await import('./bench/load.mjs')).measureLoad(seconds),
  visit: async () => (await import('./bench/visit.mjs')).measureVisit(seconds),
  storm: async () => (await import('./bench/load.mjs')).measureStorm(seconds),
  public: async () => (await import('./bench/crowd.mjs')).measurePublic(seconds, values.beside),
  visits: async () => (await import('./bench/crowd.mjs')).measureVisits(seconds, values.beside),
  feed,
  addresses,
  search,
  texts,
  forms: async () => (await import('./bench/forms.mjs')).measureForms(seconds),
  live: async () => (await import('./bench/live.mjs')).measureLive(),
  start: async () => (await import('./bench/starting.mjs')).measureStarting(),
  hostile: async () => (await import('./bench/hostile.mjs')).measureHostile(),
};

if (values.only && !PARTS.includes(values.only)) {
  say(`There is no part "${values.only}". There are: ${PARTS.join(', ')}.`);
  process.exit(2);
}
if (values.seconds || values.addresses) keepApart();
const results = openBench({ resume: values.resume || values.only !== undefined });
for (const name of PARTS) {
  if (values.only && values.only !== name) continue;
  if (values.resume && !values.only && results.get(name)) continue;
  say(`Measuring: ${name}`);
  const rows = await MEASURES[name]();
  const sites = takeSites();
  const stalls = sites.map(({ held }) => held).filter((held) => held !== null);
  results.keep(name, {
    rows,
    tables: takeTables(),
    held: stalls.length > 0 ? Math.max(...stalls) : null,
    rss: Math.max(0, ...sites.map(({ rss }) => rss)),
  });
}
await writePerformance();
