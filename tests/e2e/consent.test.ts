import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { Page } from 'playwright';
import { axeFindings, lookFaults } from '../support/axe';
import { hydrated, withPage, type Visitor } from '../support/browser';
import { ownSite } from '../support/own-site';
import { withVisitor } from '../support/plain-page';
import { press } from '../support/report-form';

const BOTH = [{ js: true }, { js: false }];
const phone = (js: boolean, more: Visitor = {}): Visitor => ({
  js,
  width: 320,
  height: 640,
  ...more,
});
const plain = inject('site');

/** A script of someone else, as an installation may name one. */
const SCRIPT = 'https://analytics.example/session.js';

const banner = (page: Page) => page.getByRole('region', { name: 'Cookies on this site' });
const cookieOf = async (page: Page, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === name)?.value;

async function open(page: Page, address: string, js: boolean): Promise<void> {
  await page.goto(address);
  if (js) await hydrated(page);
}

async function choose(page: Page, name: string, js: boolean): Promise<void> {
  await press(page, name, js, banner(page));
}

describe.each(BOTH)('the cookie choice, JavaScript $js', ({ js }) => {
  it.each([
    ['Accept all', 'a1m1'],
    ['Reject all', 'a0m0'],
  ])('%s is kept, leads back to the page, and is not asked again', (button, expected) =>
    withVisitor(plain, phone(js), async (page) => {
      await open(page, `${plain}/power-cut/list?show=planned`, js);
      expect(await cookieOf(page, 'mpn_consent')).toBeUndefined();
      await choose(page, button, js);
      expect(page.url()).toBe(`${plain}/power-cut/list?show=planned`);
      expect(await cookieOf(page, 'mpn_consent')).toBe(expected);
      expect(await banner(page).count()).toBe(0);
    }),
  );

  it('stays where it is when the end of a short page arrives later', () =>
    withPage(phone(js, { height: 900 }), async (page) => {
      await page.goto(`${plain}/power-cut/search`);
      const top = async () => (await banner(page).boundingBox())?.y;
      const whole = await top();
      expect(whole).toBeGreaterThan(0);
      await page.locator('footer').evaluate((footer) => (footer.style.display = 'none'));
      expect(await top()).toBe(whole);
    }));

  it('asks category by category: nothing is ticked before, what is chosen is there again, and the way back leads back', () =>
    withVisitor(plain, phone(js), async (page) => {
      await open(page, `${plain}/power-cut`, js);
      await choose(page, 'Choose', js);
      expect(await page.textContent('h1')).toBe('Cookies');
      expect(await banner(page).count()).toBe(0);
      expect(await page.locator('input:checked').count()).toBe(0);
      expect(await lookFaults(page, js)).toEqual([]);
      await page.getByLabel('Allow analytics').and(page.locator('[value=yes]')).check();
      await press(page, 'Save my choice', js);
      expect(await cookieOf(page, 'mpn_consent')).toBe('a1m0');
      expect(
        await page
          .locator('input:checked')
          .evaluateAll((inputs) => inputs.map((one) => one.getAttribute('value'))),
      ).toEqual(['yes', 'no']);
      if (js) expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('link', { name: 'Go back to where you were' }).click();
      await page.waitForURL(`${plain}/power-cut`);
    }));

  it('takes away what analytics left, when it is no longer allowed [L-491 to L-493]', () => {
    const cookies = ['_ga', '_gid', 'ai_session', 'ai_user'].map((name) => ({
      name,
      value: 'x',
      url: plain,
    }));
    return withVisitor(plain, phone(js, { cookies }), async (page) => {
      await open(page, `${plain}/cookies`, js);
      await press(page, 'Save my choice', js);
      expect(
        (await page.context().cookies())
          .map(({ name }) => name)
          .filter((name) => /^_g|^ai_/.test(name)),
      ).toEqual([]);
    });
  });
});

describe('a script of someone else [L-476]', () => {
  let site: string;
  beforeAll(async () => {
    site = (await ownSite({ SESSION_ANALYTICS_SCRIPT: SCRIPT })).url;
  });

  it('is asked for after consent alone, and runs under the content policy; without consent it is forgotten [L-487, L-562]', () =>
    withPage(phone(true), async (page) => {
      const requests: string[] = [];
      await page.route('https://analytics.example/**', (route) => {
        requests.push(route.request().url());
        return route.fulfill({
          contentType: 'text/javascript',
          body: 'document.documentElement.dataset.ran = "yes"',
        });
      });
      const ran = () => page.evaluate(() => document.documentElement.dataset.ran ?? null);
      const flag = () => page.evaluate(() => localStorage.getItem('canSendDataLayer'));
      await open(page, `${site}/power-cut`, true);
      expect([requests, await ran(), await flag()]).toEqual([[], null, null]);
      await choose(page, 'Accept all', true);
      await page.waitForFunction(() => document.documentElement.dataset.ran === 'yes');
      expect([requests, await flag()]).toEqual([[SCRIPT], 'true']);

      await open(page, `${site}/cookies`, true);
      await page.getByLabel('Do not allow analytics').check();
      await press(page, 'Save my choice', true);
      expect(await cookieOf(page, 'mpn_consent')).toMatch(/^a0/);
      requests.length = 0;
      await open(page, `${site}/power-cut`, true);
      expect([requests, await ran(), await flag()]).toEqual([[], null, null]);
    }));
});
