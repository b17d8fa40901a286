import { gzipSync } from 'node:zlib';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { axeFindings, findingsInLooks, sidewaysInLooks, sidewaysOverflow } from '../support/axe';
import { warmPage, withPage, type Look } from '../support/browser';
import { searchByKeyboard } from '../support/journeys';
import { newParts } from '../support/new-parts';
import { PROBLEM_PAGES, STANDING_PAGES } from '../support/pages';
import { ask } from '../support/server';

const site = inject('site');
/** The content pages; those of power cuts stand among the standing pages. */
const CONTENT_PAGES = readdirSync('content/pages', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map(
    (file) =>
      (JSON.parse(readFileSync(path.join('content/pages', file), 'utf8')) as { route: string })
        .route,
  )
  .filter((route) => !route.startsWith('/power-cut/'))
  .sort();
const OWN_PAGES: readonly string[] = [
  ...STANDING_PAGES,
  ...PROBLEM_PAGES.map(([problem]) => problem),
];

/** 320 px is what 1280 px are at a zoom of 400 %. */
const NARROW: Look = { width: 320, height: 640 };
const LIGHT: [string, Look] = ['light', {}];
const LOOKS: [string, Look][] = [
  LIGHT,
  ['dark', { scheme: 'dark' }],
  ['a narrow phone', NARROW],
  // They move nothing, so one page of each kind shows them.
  ['forced colours', { forcedColors: true }],
];
const DARK_AT_320: [string, Look] = ['dark at 320 px', { ...NARROW, scheme: 'dark' }];
/** The same in two looks, for pages whose frame another page has shown. */
const FEWER_LOOKS: [string, Look][] = [LIGHT, DARK_AT_320];
/** Each look read whole, with header, footer and consent: one page of each kind. */
const READ_WHOLE = new Set([
  '/',
  '/help',
  '/power-cut/list',
  '/power-cut/map',
  '/power-cut/incident?postcode=CB1+9ZA',
  '/nothing-here',
]);
const STATUS_OF_THE_PAGE = [/status of (?:404|503)/];

describe('in every look axe finds nothing and nothing scrolls sideways; the first paint waits for HTML alone [X-16]', () => {
  const visit = warmPage({ expects: STATUS_OF_THE_PAGE });
  const hasNewPart = newParts();

  it.each([...new Set([...OWN_PAGES, ...CONTENT_PAGES])])('%s', (address) =>
    visit(async (page) => {
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(site) && !/^(?:data|blob):/.test(request.url()))
          foreign.push(request.url());
      });
      await page.goto(site + address, { waitUntil: 'load' });
      const blocking = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(
            (entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking',
          )
          .map(({ name }) => name),
      );
      expect(blocking).toEqual([]);
      const isWhole = READ_WHOLE.has(address);
      const isOwn = OWN_PAGES.includes(address);
      // What editors put together are blocks, which the catalogue shows in both looks.
      const looks = isOwn ? FEWER_LOOKS : [DARK_AT_320];
      if (hasNewPart(await page.content()) || isOwn)
        expect(await findingsInLooks(page, isWhole ? LOOKS : looks, { isWhole })).toEqual([]);
      else expect(await sidewaysInLooks(page, looks)).toEqual([]);
      expect(foreign).toEqual([]);
      page.removeAllListeners('request');
    }),
  );
});

describe('in every look axe finds nothing', () => {
  it('in the search dialog with results', () =>
    withPage({}, async (page) => {
      await searchByKeyboard(page, site, 'CM2 9ZA', { js: true });
      expect(await findingsInLooks(page, LOOKS, { isWhole: true })).toEqual([]);
    }));

  it('that is there: a page broken on purpose is seen broken in each look', () =>
    withPage({}, async (page) => {
      await page.goto(`${site}/help`, { waitUntil: 'load' });
      await page.evaluate(() => {
        const main = document.querySelector('main');
        // A style element would be stopped by the page's own policy.
        const style = new CSSStyleSheet();
        style.replaceSync(
          '#tiny a{display:inline-block;inline-size:9px;block-size:9px;overflow:hidden}@media (min-width:401px){#tiny{display:none}}@media (prefers-color-scheme:dark){#pale{color:#444;background:#333}}',
        );
        document.adoptedStyleSheets.push(style);
        main?.insertAdjacentHTML(
          'beforeend',
          '<p id="pale">Pale in the dark</p><p id="tiny"><a href="/a">aaa</a><a href="/b">bbb</a></p><p><img src="/logo.svg"></p>',
        );
      });
      const found = (await findingsInLooks(page, LOOKS)).join('\n');
      expect(found).toMatch(/^light: image-alt/m);
      expect(found).toMatch(/^dark: color-contrast: #pale/m);
      expect(found).toMatch(/^a narrow phone: target-size/m);
    }));
});

describe('reading preferences [X-05]', () => {
  const chosen = new URLSearchParams({
    text: 'largest',
    contrast: 'high',
    spacing: 'wide',
    motion: 'reduced',
  }).toString();

  it.each(['/', '/power-cut/incident?postcode=CB1+9ZA', '/power-cut/list'])(
    'the largest text still fits on a phone: %s',
    (address) =>
      withPage(
        {
          width: 320,
          height: 640,
          cookies: [{ name: 'mpn_prefs', value: encodeURIComponent(chosen), url: site }],
        },
        async (page) => {
          await page.goto(site + address);
          expect(await axeFindings(page, { withFrame: true })).toEqual([]);
          expect(await sidewaysOverflow(page)).toEqual([]);
        },
      ),
  );
});

describe('what every page has without JavaScript [J-039]', () => {
  it.each(OWN_PAGES)('%s: one h1, a title, a language, landmarks, ids once', async (address) => {
    const html = await (await ask(site + address, { redirect: 'follow' })).text();
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).toMatch(/<html[^>]* lang="en-GB"/);
    expect(html).toMatch(/<title>[^<]*\S[^<]*Meridian Power Networks[^<]*<\/title>/);
    for (const landmark of [/<header[ >]/g, /<main[^>]* id="main"/g, /<footer[ >]/g])
      expect(html.match(landmark), String(landmark)).toHaveLength(1);
    const ids = [...html.matchAll(/<[^>]* id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    // The first link of the page skips to its content.
    expect(/<body[\s\S]*?<a [^>]*href="([^"]+)"/.exec(html)?.[1]).toBe('#main');
  });

  it.each(['/', '/help', '/nothing-here'])('%s: the first Tab leads to the skip link', (address) =>
    withPage({ js: false, expects: STATUS_OF_THE_PAGE }, async (page) => {
      await page.goto(site + address);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#main');
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.hash === '#main');
    }),
  );

  it.each(CONTENT_PAGES)(
    '%s is whole, light, and tells link previews what it is',
    async (route) => {
      const answer = await ask(site + route);
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      expect(gzipSync(html).length).toBeLessThanOrEqual(14 * 1024);
      expect(html).toMatch(/<link rel="canonical" href="[^"]+"/);
      expect(html).toMatch(/<meta property="og:image" content="[^"]+share\.png[^"]*"/);
      expect(html).not.toMatch(/\son\w+="/);
    },
  );
});

it('the sitemap names every content page, and robots names the sitemap', async () => {
  const map = await (await ask(`${site}/sitemap.xml`)).text();
  // On a calm day the storm page leads nowhere.
  for (const route of CONTENT_PAGES.filter((one) => one !== '/storm'))
    expect(map).toContain(`${site}${route}</loc>`);
  expect(await (await ask(`${site}/robots.txt`)).text()).toContain(`Sitemap: ${site}/sitemap.xml`);
});
