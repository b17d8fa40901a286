import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { hydrated, withPage } from '../support/browser';
import { PROBLEM_PAGES, STANDING_PAGES } from '../support/pages';
import { ask } from '../support/server';

const site = inject('site');
const kB = 1024;
const gzipped = (text: string | Buffer): number => gzipSync(text).length;

/** Most that a document may weigh with the style that stands in it, gzipped: what a first flight of packets carries. A list may be longer. */
const BUDGETS: [string, number][] = [
  ['/', 14 * kB],
  ['/power-cut/incident?postcode=CB1+9ZA', 14 * kB],
  ['/power-cut/incident?postcode=NR1+9ZA', 14 * kB],
  ['/power-cut/incident?postcode=SE2+9ZA', 14 * kB],
  ['/power-cut/search?mode=header&value=CB1+9ZA', 14 * kB],
  ['/forms/report-a-power-cut', 14 * kB],
  ['/help', 14 * kB],
  ['/power-cut/list', 16 * kB],
  ['/power-cut', 16 * kB],
  ['/power-cut/map', 16 * kB],
];

/** Most that the words of a document may weigh without its style, gzipped: what is there to be read, each thing once. */
const WORDS: [string, number][] = [
  ['/', 7 * kB],
  ['/help', 7 * kB],
  // At some hours with what we said about faults like this, which is another 130 bytes.
  ['/power-cut/incident?postcode=CB1+9ZA', 8.25 * kB],
  ['/power-cut/incident?postcode=NR1+9ZA', 8 * kB],
  ['/power-cut/incident?postcode=SE2+9ZA', 8 * kB],
  ['/power-cut/list', 9 * kB],
  ['/power-cut', 9 * kB],
  // A list of 40 rows, and the map drawn for two widths.
  ['/power-cut/map', 10 * kB],
];
const withoutStyle = (html: string): string =>
  html.replace(/<style id="first-paint">[^<]*<\/style>/, '');

/** The document behind a path, redirects followed as one visitor. */
async function documentOf(path: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await ask(site + path, { redirect: 'follow', headers });
  return answer.text();
}

describe('weight', () => {
  it.each(BUDGETS)('%s is at most %i bytes with its style', async (path, budget) => {
    expect(gzipped(await documentOf(path))).toBeLessThanOrEqual(budget);
  });

  it.each(WORDS)('%s is at most %i bytes without its style', async (path, budget) => {
    const html = await documentOf(path);
    expect(withoutStyle(html).length).toBeLessThan(html.length);
    expect(gzipped(withoutStyle(html))).toBeLessThanOrEqual(budget);
  });

  // It comes after what it styles, whose style stands in the document, so it holds up nothing (docs/decisions/storm.md).
  it('a page has one style sheet, of at most 16 kB, after what it styles', async () => {
    const sheets = new Set<string>();
    for (const path of STANDING_PAGES) {
      const html = await documentOf(path);
      expect(html.slice(0, html.indexOf('</main>'))).not.toMatch(/<link[^>]*rel="stylesheet"/);
      const [, href = ''] = /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/.exec(html) ?? [];
      sheets.add(href);
    }
    expect([...sheets].map((sheet) => sheet.replace(/-[\w-]+\.css$/, '')).sort()).toEqual([
      '/assets/pages',
      '/assets/site',
    ]);
    for (const sheet of sheets) {
      const css = await (await ask(site + sheet)).text();
      expect(gzipped(css)).toBeLessThanOrEqual(16 * kB);
    }
  });

  it('the font is under 20 kB', async () => {
    const css = /<style id="first-paint">([^<]*)<\/style>/.exec(await documentOf('/'))?.[1] ?? '';
    const fonts = [...css.matchAll(/url\(["']?([^"')]+\.woff2)/g)].map(
      ([, address = '']) => address,
    );
    expect(fonts.length).toBeGreaterThan(0);
    for (const font of new Set(fonts)) {
      const bytes = await (await ask(new URL(font, site).href)).arrayBuffer();
      expect(bytes.byteLength).toBeLessThan(20 * kB);
    }
  });
});

describe('requests before first paint', () => {
  it.each(STANDING_PAGES)('%s has scripts that never hold the page up', async (path) => {
    const html = await documentOf(path);
    for (const [tag] of html.matchAll(/<script[^>]*\ssrc=[^>]*>/g))
      expect(tag).toMatch(/type="module"|defer|async/);
    expect(html).not.toMatch(/<link[^>]*rel="(?:module)?preload"/);
  });
});

describe('the low-data version', () => {
  const CHOSEN = { Cookie: `mpn_prefs=${encodeURIComponent('lowData=on')}` };
  const PAGES = [...STANDING_PAGES, ...PROBLEM_PAGES.map(([path]) => path)];
  const scriptsIn = (html: string) =>
    html.match(/<script|<link[^>]*preload|<(?:audio|video)[^>]*autoplay/gi) ?? [];

  it.each([...PAGES, '/help'])('%s has no script, whoever asked for it [X-06]', async (path) => {
    expect(scriptsIn(await documentOf(path, CHOSEN))).toEqual([]);
    expect(scriptsIn(await documentOf(path, { 'Save-Data': 'on' }))).toEqual([]);
  });

  // One page of each kind: without a script the style alone asks for more, and it is the same on all.
  it.each(['/', '/help', '/power-cut/list', '/power-cut/map', '/forms/report-a-power-cut'])(
    '%s loads no font and nothing by itself [X-06]',
    (path) =>
      withPage({ saveData: true }, async (page) => {
        const kinds: string[] = [];
        page.on('request', (request) =>
          kinds.push(`${request.resourceType()} ${new URL(request.url()).pathname}`),
        );
        // Redirects first: Chromium drops a Save-Data header that a test gave it when it follows one.
        const { url } = await ask(site + path, { redirect: 'follow' });
        // Without a script nothing begins after the load but what the style asks for, which the load waits for.
        await page.goto(url, { waitUntil: 'load' });
        expect(kinds.filter((kind) => /^(?:script|font|fetch|xhr|media)/.test(kind))).toEqual([]);
      }),
  );

  it('can be left again where the browser asks to save data', () =>
    withPage({ saveData: true }, async (page) => {
      await page.goto(`${site}/accessibility`);
      await page.locator('input[name="lowData"][value="off"]').check();
      await page
        .locator('form.prefs button[type="submit"], form.prefs button:not([name])')
        .first()
        .click();
      await page.waitForLoadState('networkidle');
      await page.goto(site);
      expect(await page.locator('script[type="module"]').count()).toBeGreaterThan(0);
    }));
});

/** What a page asks for on a line that is called slow, where nothing comes before a touch: files, and what they weigh on the way. */
async function askedUntouched(
  page: Page,
  path: string,
): Promise<{ files: string[]; bytes: number }> {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', {
      get: () => ({ effectiveType: '3g' }),
    });
  });
  await page.goto(site + path, { waitUntil: 'networkidle' });
  return page.evaluate(() => {
    const entries = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    return {
      files: entries.map(({ name }) => name),
      bytes: entries.reduce((total, { transferSize }) => total + transferSize, 0),
    };
  });
}

describe('before a visitor touches anything', () => {
  const PAGES = [
    '/',
    '/power-cut/list',
    '/power-cut/map',
    '/power-cut/incident?postcode=CB1+9ZA',
    '/power-cut/search',
    '/forms/report-a-power-cut',
  ];
  it.each(PAGES)('%s moves at most 50 kB in 8 requests', (path) =>
    withPage({ width: 390, height: 844 }, async (page) => {
      const { files, bytes } = await askedUntouched(page, path);
      expect(files.length, files.join('\n')).toBeLessThanOrEqual(8);
      expect(bytes).toBeLessThanOrEqual(50 * kB);
    }),
  );

  it('the entry, with what it imports, is at most 3 kB', async () => {
    const entry = /<script[^>]*id="entry"[^>]*src="([^"]+)"/.exec(await documentOf('/'))?.[1] ?? '';
    const files = [entry];
    for (const file of files) {
      const script = await (await ask(site + file)).text();
      for (const [, name = ''] of script.matchAll(/\b(?:import|from)\s*"\.\/([^"]+)"/g))
        if (!files.includes(`/assets/${name}`)) files.push(`/assets/${name}`);
    }
    const weights = await Promise.all(
      files.map(async (file) => gzipped(await (await ask(site + file)).text())),
    );
    expect(weights.reduce((total, weight) => total + weight, 0)).toBeLessThanOrEqual(3 * kB);
  });
});

describe('JavaScript', () => {
  /** Everything that a browser loads for a page and what it does at once, gzipped. Single fetch takes 1 kB of each journey. */
  const BUDGETS: [string, number, number][] = [
    // One more than its own: the hour and its rule, which the first page of a report shows too.
    ['/power-cut/incident?postcode=CB1+9ZA', 110 * kB, 12],
    ['/power-cut/search?mode=header&value=CB1+9ZA', 103 * kB, 15],
    ['/forms/report-a-power-cut', 111 * kB, 9],
    ['/power-cut/text-updates', 128 * kB, 11],
    ['/supplier-and-mpan/form', 131 * kB, 11],
    ['/help', 56 * kB, 8],
    ['/', 12 * kB, 5],
    ['/power-cut', 12 * kB, 5],
    ['/power-cut/list', 12 * kB, 5],
    ['/power-cut/map', 12 * kB, 5],
    ['/power-cut/cambridge', 12 * kB, 5],
  ];
  it.each(BUDGETS)('%s loads at most %i bytes in %i files', (path, budget, most) =>
    withPage({}, async (page) => {
      const files = new Set<string>();
      page.on('request', (request) => {
        if (request.resourceType() === 'script') files.add(request.url());
      });
      await page.goto(site + path);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      let total = 0;
      for (const file of files)
        total += gzipped(Buffer.from(await (await ask(file)).arrayBuffer()));
      expect(total).toBeGreaterThan(0);
      expect(total).toBeLessThanOrEqual(budget);
      expect(files.size, [...files].join('\n')).toBeLessThanOrEqual(most);
    }),
  );
});
