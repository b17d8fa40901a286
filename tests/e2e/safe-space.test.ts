import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings } from '../support/axe';
import { hydrated, withPage } from '../support/browser';
import { serveOnLoopback, type Loopback } from '../support/loopback';
import { ownSite } from '../support/own-site';
import type { Site } from '../support/server';

const WEATHER = 'https://www.bbc.co.uk/weather';
const WIDGET = `document.querySelector('#safe-space-widget').innerHTML = '<button>Advice</button>';`;

/** A parcel carrier's web host, and a site with it. */
let carrier: Loopback;
let site: Site;
beforeAll(async () => {
  carrier = await serveOnLoopback(({ url }) => {
    const { pathname } = new URL(url);
    if (pathname === '/sso/Home/IsAlive') return Response.json({ isAlive: true });
    return pathname === '/sso/widget.js'
      ? new Response(WIDGET, { headers: { 'Content-Type': 'text/javascript' } })
      : new Response('ok');
  });
  site = await ownSite({ SAFE_SPACE_URL: carrier.url });
});
afterAll(() => carrier.close());

/** Opens the safe space's page from the home page, with the neutral site at hand. */
async function open(page: Page, js: boolean): Promise<void> {
  await page.route(`${WEATHER}**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>' }),
  );
  await page.goto(site.url);
  await page.goto(`${site.url}/safe-space`);
  if (js) await hydrated(page);
}
const frameOf = (page: Page) => page.frameLocator('dialog iframe');
async function openWidget(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Open the safe space' }).click();
  await frameOf(page).getByRole('button', { name: 'Advice' }).waitFor();
}
const press = async (page: Page, times: number) => {
  for (let count = 0; count < times; count += 1) await page.keyboard.press('Escape');
};
/** The page has been replaced: Back leads to what was before it. */
async function hasLeft(page: Page): Promise<void> {
  await page.waitForURL(WEATHER);
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe('/');
}

describe('the safe space with a carrier', () => {
  it('has its own style and script inside its frame, and closes by Escape and by its link [L-145 to L-148]', () =>
    withPage({ width: 390 }, async (page) => {
      await open(page, true);
      await openWidget(page);
      const exit = frameOf(page).getByRole('link', { name: 'Leave this site now' });
      expect(await exit.evaluate((link) => getComputedStyle(link).minHeight)).toBe('44px');
      await frameOf(page).getByRole('button', { name: 'Advice' }).focus();
      await press(page, 1);
      await page.locator('dialog').waitFor({ state: 'detached' });
      await openWidget(page);
      await frameOf(page).getByRole('link', { name: 'Back to our site' }).click();
      await page.locator('dialog').waitFor({ state: 'detached' });
      expect(new URL(page.url()).pathname).toBe('/safe-space');
    }));

  it.each([
    ['Escape three times', (page: Page) => press(page, 3)],
    ['the button', (page: Page) => page.getByRole('link', { name: 'Leave this site now' }).click()],
    [
      'Escape three times inside the frame',
      async (page: Page) => {
        await openWidget(page);
        await frameOf(page).getByRole('button', { name: 'Advice' }).focus();
        await press(page, 3);
      },
    ],
    [
      'the button inside the frame',
      async (page: Page) => {
        await openWidget(page);
        await frameOf(page).getByRole('link', { name: 'Leave this site now' }).click();
      },
    ],
  ])('is left by %s, which replaces the page', (_, leave) =>
    withPage({ width: 390 }, async (page) => {
      await open(page, true);
      await leave(page);
      await hasLeft(page);
    }),
  );

  it('is left from the widget as a page of its own', () =>
    withPage({ width: 390 }, async (page) => {
      await open(page, true);
      await page.goto(`${site.url}/safe-space/widget`);
      await page.getByRole('button', { name: 'Advice' }).waitFor();
      await press(page, 3);
      await page.waitForURL(WEATHER);
    }));

  it('without JavaScript the button is a link, and nothing is promised of a key', () =>
    withPage({ js: false, width: 320 }, async (page) => {
      await open(page, false);
      expect(await page.getByText('press Escape three times').isVisible()).toBe(false);
      await page.getByRole('link', { name: 'Leave this site now' }).click();
      await page.waitForURL(WEATHER);
    }));

  it('says what stays, and how to use a private window', () =>
    withPage({ width: 390, scheme: 'dark' }, async (page) => {
      await open(page, true);
      await page.getByRole('heading', { name: 'What stays on this device' }).waitFor();
      await page.getByRole('heading', { name: 'Use a private window' }).waitFor();
      expect(await page.locator('main').textContent()).not.toMatch(/trace/);
      expect(await axeFindings(page)).toEqual([]);
    }));
});
