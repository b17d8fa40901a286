import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hydrated, withPage } from '../support/browser';
import { byPath, serveOnLoopback, type Loopback } from '../support/loopback';
import { ownSite } from '../support/own-site';

/** A bot check service such as a visitor's browser and our server meet: a script, and siteverify. */
const SCRIPT = `window.grecaptcha = { ready: (then) => then(), execute: async (key, { action }) => [key, action, Date.now()].join() };`;
const SCRIPT_ADDRESS = 'https://check.example/script.js';
const forms: URLSearchParams[] = [];
let service: Loopback;
let site: string;
const plain = inject('site');

beforeAll(async () => {
  service = await serveOnLoopback(
    byPath({
      '/siteverify': async (request) => {
        forms.push(new URLSearchParams(await request.text()));
        return Response.json({ success: true, score: 0.9 });
      },
    }),
  );
  const env = {
    BOT_CHECK_SCRIPT: SCRIPT_ADDRESS,
    BOT_CHECK_URL: `${service.url}/siteverify`,
    BOT_CHECK_KEY: 'public-key',
    BOT_CHECK_SECRET: 'our-secret',
  };
  site = (await ownSite(env)).url;
});
afterAll(() => service.close());

const cookie = (value: string) => [{ name: 'mpn_consent', value, url: site }];

/** The host of the script; what the browser asks it. */
async function scriptHost(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route('https://check.example/**', (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: SCRIPT });
  });
  return requests;
}

/** Finds the addresses of a postcode in the dialog; the tokens that its questions brought. */
async function find(page: Page, address: string): Promise<(string | undefined)[]> {
  const tokens: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/power-cut/search/dialog?'))
      tokens.push(request.headers()['x-person']);
  });
  await page.goto(address);
  await hydrated(page);
  await page.locator('#search-homepage').press('Enter');
  const field = page.locator('dialog[open] input[name=value]');
  await field.fill('CM2 9ZA');
  await field.press('Enter');
  await page.locator('dialog button[name=select]').first().waitFor({ state: 'attached' });
  return tokens;
}

describe('the bot check of the address dialog [L-555]', () => {
  it('is asked with the site key of a configured service, once for several questions', () =>
    withPage({ cookies: cookie('a1m0') }, async (page) => {
      const foreign = await scriptHost(page);
      const [token] = await find(page, site);
      expect(token).toMatch(/^public-key,address,\d+$/);
      expect(foreign).toEqual([SCRIPT_ADDRESS]);
      // Homes of one street stand folded.
      const street = page.locator('dialog summary').first();
      if ((await street.count()) > 0) await street.click();
      await page.locator('dialog button[name=select]').first().click();
      await page.waitForURL(/\/power-cut\/incident/);
      const ours = forms.filter((body) => body.get('response') === token);
      expect(ours.map((body) => body.get('secret'))).toEqual(['our-secret']);
    }));

  it('waits for consent: without it, nobody else is asked and the address is found all the same', () =>
    withPage({ cookies: cookie('a0m1') }, async (page) => {
      const foreign = await scriptHost(page);
      expect([await find(page, site), foreign]).toEqual([[undefined], []]);
    }));

  it('is none where no service is configured', () =>
    withPage({ cookies: [{ name: 'mpn_consent', value: 'a1m1', url: plain }] }, async (page) => {
      expect(await find(page, plain)).toEqual([undefined]);
      expect(await page.locator('meta[name=bot-check]').count()).toBe(0);
    }));

  it('asks nothing of a browser without JavaScript', () =>
    withPage({ js: false, cookies: cookie('a1m1') }, async (page) => {
      await page.goto(`${site}/power-cut/search?mode=header&value=CB1+9ZA`);
      expect(await page.locator('button[name=select]').count()).toBeGreaterThan(0);
    }));
});
