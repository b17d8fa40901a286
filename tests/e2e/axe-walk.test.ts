import { describe, expect, inject, it } from 'vitest';
import { axeFindings, findingsInLooks, sidewaysOverflow } from '../support/axe';
import { withPage, type Look } from '../support/browser';
import { searchByKeyboard } from '../support/journeys';
import { PROBLEM_PAGES, STANDING_PAGES } from '../support/pages';

const site = inject('site');
const LOOKS: [string, Look][] = [
  ['light', {}],
  ['dark', { scheme: 'dark' }],
  ['a narrow phone', { width: 320, height: 640 }],
  ['forced colours', { forcedColors: true }],
];
const PAGES = [...STANDING_PAGES, ...PROBLEM_PAGES.map(([path]) => path)];
const STATUS_OF_THE_PAGE = [/status of (?:404|503)/];

describe('axe in every look', () => {
  it.each(PAGES)('%s', (path) =>
    withPage({ expects: STATUS_OF_THE_PAGE }, async (page) => {
      await page.goto(site + path, { waitUntil: 'load' });
      expect(await findingsInLooks(page, LOOKS)).toEqual([]);
    }),
  );

  it('the search dialog with results', () =>
    withPage({}, async (page) => {
      await searchByKeyboard(page, site, 'CM2 9ZA', { js: true });
      expect(await findingsInLooks(page, LOOKS)).toEqual([]);
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
    (path) =>
      withPage(
        {
          width: 320,
          height: 640,
          cookies: [{ name: 'mpn_prefs', value: encodeURIComponent(chosen), url: site }],
        },
        async (page) => {
          await page.goto(site + path);
          expect(await axeFindings(page)).toEqual([]);
          expect(await sidewaysOverflow(page)).toEqual([]);
        },
      ),
  );
});

describe('what every page has [J-039]', () => {
  it.each(PAGES)('%s: one h1, a title, a language, landmarks, a skip link that works', (path) =>
    withPage({ js: false, expects: STATUS_OF_THE_PAGE }, async (page) => {
      await page.goto(site + path);
      expect(await page.locator('h1').count()).toBe(1);
      expect(await page.title()).toMatch(/\S.*Meridian Power Networks/);
      expect(await page.locator('html').getAttribute('lang')).toBe('en-GB');
      for (const landmark of ['header', 'main#main', 'footer'])
        expect(await page.locator(landmark).count()).toBe(1);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#main');
      const ids = await page.evaluate(() =>
        [...document.querySelectorAll('[id]')].map(({ id }) => id),
      );
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    }),
  );
});
