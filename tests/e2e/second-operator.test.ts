import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { inRoot, runNode } from '../../scripts/lib/run.mjs';
import { hydrated, withPage } from '../support/browser';
import { goToPostcode, wordsOf } from '../support/journeys';
import { ownSite } from '../support/own-site';
import { fillReport, press, pressOn, slugOf } from '../support/report-form';

const OPERATOR = 'tarrow';
const BUILD_DIR = '.cache/second-operator';
const { operator } = JSON.parse(
  readFileSync(inRoot('operators', OPERATOR, 'profile.json'), 'utf8'),
) as { operator: Readonly<Record<string, string>> };

let site = '';
beforeAll(async () => {
  // Making its scripts small would take longer than all that is tested here.
  const code = await runNode('scripts/build.mjs', ['--minify', 'false'], {
    env: { OPERATOR, BUILD_DIR },
    quiet: true,
  });
  expect(code).toBe(0);
  site = (await ownSite({ BUILD_DIR })).url;
}, 600_000);

const visitor = (js: boolean) => ({ js, expects: [/\.js csp$/, /status of (404|422|429|503)/] });

/** Every page shows this company and nothing of the default one. */
async function isOfOperator(page: Page): Promise<void> {
  const html = await page.content();
  expect(html).toContain(operator['nameLead']);
  expect(html).not.toMatch(/meridian/i);
  expect(html).not.toMatch(/0808 ?157 ?0(?:105|200)/);
}

const open = async (page: Page, path: string) => {
  await page.goto(site + path);
  await isOfOperator(page);
};

describe.each([{ js: true }, { js: false }])('a second operator, JavaScript $js', ({ js }) => {
  it('search leads to the power cut, as its own feed tells it', () =>
    withPage(visitor(js), async (page) => {
      await goToPostcode(page, site, 'CF10 9ZA', { js });
      await isOfOperator(page);
      const words = await wordsOf(page);
      expect(words).toContain('CF10 9');
      expect(words).toMatch(/\b38\b/);
    }));

  it('takes a report', () =>
    withPage(visitor(js), async (page) => {
      await fillReport(page, site, js, () => isOfOperator(page), 'EX1 9ZZ');
      await press(page, 'Send report', js);
      expect(slugOf(page)).toBe('thank-you');
      await isOfOperator(page);
    }));
});

describe('a second operator', () => {
  it('says that homes are not counted yet where the feed has no number', () =>
    withPage(visitor(false), async (page) => {
      await open(page, '/power-cut/incident?incidentid=INCD-7102-t');
      expect(await wordsOf(page)).toMatch(/not counted yet/i);
    }));

  it('knows whose area another address is in', () =>
    withPage(visitor(false), async (page) => {
      await open(page, '/power-cut/search?value=CB1+9ZA');
      await press(page, /^1 Orchard Row/, false);
      expect(await wordsOf(page)).toContain('UK Power Networks');
    }));

  it('lists power cuts and planned work', () =>
    withPage(visitor(false), async (page) => {
      await open(page, '/power-cut/list');
      expect(await page.getByRole('link', { name: /CF10 9/ }).count()).toBeGreaterThan(0);
      expect(await page.getByRole('link', { name: /BS1 9/ }).count()).toBeGreaterThan(0);
    }));

  it('draws its own regions, and says them in Welsh too', () =>
    withPage(visitor(false), async (page) => {
      await open(page, '/');
      const map = page.getByRole('img', {
        name: /East Midlands 0, West Midlands 1, South Wales 1/,
      });
      expect(await map.count()).toBe(1);
      await open(page, '/power-cut/map');
      await open(page, '/cy');
      expect(await page.getByRole('img', { name: /De Cymru 1/ }).count()).toBe(1);
    }));

  it('takes texts about a power cut', () =>
    withPage(visitor(true), async (page) => {
      await open(page, '/power-cut/text-updates/incident?incidentid=INCD-7101-t');
      await hydrated(page);
      await page.getByLabel('Your mobile number').fill('07700 900611');
      await page.getByLabel('Postcode').fill('CF10 9ZA');
      await pressOn(page, 'Sign up', true);
      await page.waitForURL(/signed-up\?as=done/);
      await isOfOperator(page);
    }));
});
