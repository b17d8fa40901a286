/**
 * npm run bench: measures, asserts nothing, and writes docs/performance.md once all parts are measured.
 *   --seconds 60   length of the long load run (memory is read after it)
 *   --only load    one part: ratios, weights, paint, load, visit, storm, public, visits, snapshots, feed, forms, live, start, hostile
 *   --resume       go on after the last part that was measured
 *   --beside DIR   a second checkout with a build, which "public", "visits" and "snapshots" measure in turns with this one
 * Results with other seconds go to reports/short and into no document.
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
  },
});
const seconds = Number(values.seconds ?? 60);

const { printTable, round, takeTables } = await import('./bench/table.mjs');
const { takeSites } = await import('./bench/site.mjs');
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
}

const MEASURES = {
  ratios: async () => (await import('./bench/ratios.mjs')).measureRatios(seconds),
  weights,
  paint,
  load: async () => (await import('./bench/load.mjs')).measureLoad(seconds),
  visit: async () => (await import('./bench/visit.mjs')).measureVisit(seconds),
  storm: async () => (await import('./bench/load.mjs')).measureStorm(seconds),
  async public() {
    const { measurePublic, measureStormStart } = await import('./bench/crowd.mjs');
    await measureStormStart(values.beside);
    await measurePublic(seconds, values.beside);
  },
  visits: async () => (await import('./bench/crowd.mjs')).measureVisits(seconds, values.beside),
  snapshots: async () =>
    (await import('./bench/snapshots.mjs')).measureSnapshots(seconds, values.beside),
  feed,
  forms: async () => (await import('./bench/forms.mjs')).measureForms(seconds),
  live: async () => (await import('./bench/live.mjs')).measureLive(),
  start: async () => (await import('./bench/starting.mjs')).measureStarting(),
  hostile: async () => (await import('./bench/hostile.mjs')).measureHostile(),
};

if (values.only && !PARTS.includes(values.only)) {
  say(`There is no part "${values.only}". There are: ${PARTS.join(', ')}.`);
  process.exit(2);
}
if (values.seconds) keepApart();
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
