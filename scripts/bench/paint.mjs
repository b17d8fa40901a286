import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { kB, printTable } from './table.mjs';
import { listenLocally } from '../lib/serve.mjs';

/**
 * A slow 3G phone, as in the budgets. The developer tools' throttling does not simulate TCP slow
 * start.
 */
const LINE = {
  offline: false,
  latency: 400,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};
const CPU_TIMES_SLOWER = 4;
const ROUNDS = 3;

/** Each with the page that a visitor comes from, for the warm visit. */
const PAGES = [
  ['home', '/', '/power-cut'],
  ['list', '/power-cut/list', '/'],
  ['incident', '/power-cut/incident?postcode=CB1+9ZA', '/'],
  ['search', '/power-cut/search', '/'],
  ['form page', '/forms/report-a-power-cut', '/'],
  ['content page', '/help', '/'],
];

const card = (_, index) =>
  `<article><h2><a href="/${index}">Card ${index}</a></h2><p>${'A plain sentence about something plain. '.repeat(10)}</p></article>`;
const style =
  'body{font:100%/1.5 sans-serif;margin:1rem}article{border:1px solid #ccc;padding:1rem;margin-block:1rem}';

/** What pages are compared with: 40 plain cards, 20 kB. */
export const cards = `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Cards</title><style>${style}</style><h1>Cards</h1>${Array.from({ length: 40 }, card).join('')}</html>`;

/** Serves them as a static file. */
async function withStaticPage(work) {
  const page = gzipSync(cards);
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Encoding': 'gzip',
    'Content-Length': page.length,
  };
  const server = createServer((_, response) => response.writeHead(200, headers).end(page));
  const port = await listenLocally(server);
  try {
    return await work(`http://127.0.0.1:${port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

/**
 * Follows redirects, so that the page's own first paint is measured. The cookies from the way there
 * stay, but no files.
 */
async function landing(context, address) {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  const url = page.url();
  const tools = await context.newCDPSession(page);
  await tools.send('Network.clearBrowserCache');
  await page.close();
  return url;
}

const phone = (browser) =>
  browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

/** Returns first contentful paint, bytes and requests before any interaction, and layout shift. */
async function visit(page, address) {
  const tools = await page.context().newCDPSession(page);
  await tools.send('Network.enable');
  await tools.send('Network.emulateNetworkConditions', LINE);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: CPU_TIMES_SLOWER });
  await page.goto(address, { waitUntil: 'networkidle' });
  return page.evaluate(async () => {
    const seen = (type) =>
      new Promise((resolve) => {
        const results = [];
        new PerformanceObserver((list) => results.push(...list.getEntries())).observe({
          type,
          buffered: true,
        });
        setTimeout(() => resolve(results), 300);
      });
    const [shifts] = await Promise.all([seen('layout-shift')]);
    const entries = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ].filter(({ name }) => name.startsWith('http'));
    return {
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
      requests: entries.length,
      bytes: entries.reduce((total, { transferSize }) => total + transferSize, 0),
      shift: shifts.reduce((total, { value }) => total + value, 0),
    };
  });
}

const middle = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

async function measurePage(browser, site, path, from) {
  const cold = [];
  const warm = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const first = await phone(browser);
    const address = await landing(first, site + path);
    cold.push(await visit(await first.newPage(), address));
    await first.close();
    const second = await phone(browser);
    const there = await landing(second, site + path);
    const page = await second.newPage();
    await visit(page, site + from);
    warm.push(await visit(page, there));
    await second.close();
  }
  return { cold, warm };
}

/** Measures the first paint of the most important pages on a slow phone; returns the table's rows. */
export async function measurePaint({ url }, browser) {
  const rows = [];
  const plain = await withStaticPage((site) => measurePage(browser, site, '/', '/'));
  const first = (visits) => middle(visits.map(({ paint }) => paint)) / 1000;
  for (const [name, path, from] of PAGES) {
    const { cold, warm } = await measurePage(browser, url, path, from);
    rows.push({
      page: name,
      'first paint cold s': first(cold).toFixed(2),
      'to a static page': (first(cold) / first(plain.cold)).toFixed(2),
      'warm s': first(warm).toFixed(2),
      'requests untouched': cold[0].requests,
      'bytes untouched': kB(cold[0].bytes),
      'layout shift': Math.max(...[...cold, ...warm].map(({ shift }) => shift)).toFixed(3),
    });
  }
  printTable('First paint on a slow phone: 400 kbit/s, 400 ms, CPU 4 times slower', rows);
  return rows;
}
