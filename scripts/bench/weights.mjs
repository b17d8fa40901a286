import { gzipSync } from 'node:zlib';
import { kB, printTable } from './table.mjs';

const PAGES = [
  ['home', '/'],
  ['lookup and list', '/power-cut'],
  ['list', '/power-cut/list'],
  ['map', '/power-cut/map'],
  ['pin', '/power-cut/pin'],
  ['search results', '/power-cut/search?mode=header&value=CB1+9ZA'],
  ['unplanned incident', '/power-cut/incident?postcode=CB1+9ZA'],
  ['planned work', '/power-cut/incident?postcode=NR1+9ZA'],
  ['several incidents', '/power-cut/incident?postcodesector=IP1+9'],
  ['nothing known', '/power-cut/incident?postcode=SE2+9ZA'],
  ['place', '/power-cut/cambridge'],
  ['accessibility', '/accessibility'],
  ['service down', '/serivce-down'],
];

const gzipped = async (address) =>
  gzipSync(Buffer.from(await (await fetch(address)).arrayBuffer())).length;
const sum = (values) => values.reduce((total, value) => total + value, 0);

/**
 * Returns what a page requests before its first paint in a browser: its HTML and everything
 * render-blocking.
 */
async function blockingRequests(browser, address) {
  const page = await browser.newPage();
  try {
    await page.goto(address, { waitUntil: 'load' });
    const blocking = await page.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry.renderBlockingStatus === 'blocking').length,
    );
    return 1 + blocking;
  } finally {
    await page.close();
  }
}

/** Measures gzipped sizes and requests before first paint of every kind of page. */
export async function measureWeights({ url }, browser) {
  const rows = [];
  for (const [name, path] of PAGES) {
    const html = await (await fetch(url + path)).text();
    const scripts = new Set(
      [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map((match) => match[1]),
    );
    const sheets = new Set(
      [...html.matchAll(/rel="stylesheet"[^>]*href="([^"]+)"/g)].map((match) => match[1]),
    );
    const weigh = (files) => Promise.all([...files].map((file) => gzipped(url + file))).then(sum);
    rows.push({
      page: name,
      'HTML gz': kB(gzipSync(html).length),
      'CSS gz': kB(await weigh(sheets)),
      'JS gz': kB(await weigh(scripts)),
      'before first paint': browser ? await blockingRequests(browser, url + path) : 'no browser',
    });
  }
  printTable('Weight of pages (calm scenario)', rows);
}
