import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { axeFindings, findingsInLooks } from '../support/axe';
import { hydrated, withPage } from '../support/browser';

const site = inject('site');
const MAP = `${site}/power-cut/map`;
const PIN = `${site}/power-cut/pin?plat=52.2&plng=0.12`;
const NEAR = `${MAP}?z=12&lat=52.2&lng=0.12`;
/** So close that the mark of CB1 9ZA's power cut stands alone, whatever else is off at this hour. */
const CLOSE = `${MAP}?z=14&lat=52.196&lng=0.119`;

const button = (page: Page) => page.getByRole('button', { name: 'Show the interactive map' });
/** Software draws the first picture, so it takes its time. */
const shown = (page: Page) =>
  page.waitForSelector('.map-stage[data-live] .mapboxgl-canvas', { timeout: 30_000 });
const latOf = (page: Page) => page.inputValue('form[method=post] [name=plat]').then(Number);
const lngOf = (page: Page) => page.inputValue('form[method=post] [name=plng]').then(Number);

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await button(page).click();
  await shown(page);
}

/** Where the tip of the pin stands on the screen. */
async function tipOf(page: Page) {
  const box = await page.locator('.map-live .mapboxgl-marker:has(.pin-handle)').boundingBox();
  if (!box) throw new Error('there is no pin');
  return { x: box.x + 26, y: box.y + 64 };
}

/** Returns the first mark that a pointer reaches: some stand beyond the edges, for visitors who move the map. */
const firstInView = (page: Page): Promise<number> =>
  page.locator('.map-live a.map-mark').evaluateAll((marks) =>
    marks.findIndex((mark) => {
      const { x, y, width, height } = mark.getBoundingClientRect();
      return mark.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }),
  );

const pretendsChip = () => {
  const genuine = WebGLRenderingContext.prototype.getParameter;
  WebGLRenderingContext.prototype.getParameter = function getParameter(name: number) {
    return name === 0x9246 ? 'A graphics chip' : (genuine.call(this, name) as unknown);
  };
};

describe('the interactive map [J-765]', () => {
  it.each([
    [320, 'dark', MAP],
    [1280, 'light', NEAR],
  ] as const)('comes when it is asked for, at %s px, %s', (width, scheme, address) =>
    withPage({ width, scheme, reducedMotion: true }, async (page) => {
      const foreign: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(site) && !/^(?:data|blob):/.test(request.url()))
          foreign.push(request.url());
      });
      await page.goto(address);
      await hydrated(page);
      const before = await page.locator('.map-stage').boundingBox();
      await button(page).click();
      await shown(page);
      expect(await page.locator('.map-stage').boundingBox()).toMatchObject({
        width: before?.width,
        height: before?.height,
      });
      expect(await page.locator('.map-live .map-mark').count()).toBeGreaterThan(0);
      // On a narrow map of everything there may be no room for a name.
      if (address === NEAR) await page.locator('.map-name').first().waitFor();
      expect(foreign).toEqual([]);
      const otherScheme = scheme === 'dark' ? 'light' : 'dark';
      const looks = [
        [scheme, { width, scheme }],
        [otherScheme, { width, scheme: otherScheme }],
      ] as const;
      expect(await findingsInLooks(page, looks)).toEqual([]);
      if (process.env.PICTURES)
        await page
          .locator('#map')
          .screenshot({ path: `${process.env.PICTURES}/map-${width}-${scheme}.png` });
    }),
  );

  it.each([
    [320, 'normal'],
    [320, 'largest'],
    [390, 'largest'],
    [1280, 'normal'],
  ] as const)('has a button that nothing covers, at %s px and with %s text', (width, text) =>
    withPage({ width, height: 640, reducedMotion: true }, async (page) => {
      // Planned work adds a row to the key.
      await page.goto(`${MAP}?show=planned&show=unplanned&show=restored`);
      await hydrated(page);
      if (text === 'largest')
        await page.evaluate(() => (document.documentElement.dataset['text'] = 'largest'));
      await button(page).scrollIntoViewIfNeeded();
      const isClear = await button(page).evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return [
          [left + 12, top + 12],
          [(left + right) / 2, bottom - 4],
          [right - 12, bottom - 12],
        ].every(([x = 0, y = 0]) => element.contains(document.elementFromPoint(x, y)));
      });
      expect(isClear).toBe(true);
    }),
  );

  it('opens the card of a mark at once, which leads where the row beside it leads', () =>
    withPage({}, async (page) => {
      await open(page, CLOSE);
      const mark = page.locator('.map-live a.map-mark').nth(await firstInView(page));
      const href = (await mark.getAttribute('href')) ?? '';
      await mark.locator('svg > *').last().click();
      const card = page.getByRole('region', { name: /^On the map: / });
      await card.waitFor();
      const reference = new URL(href, site).searchParams.get('incidentid') ?? '';
      expect(await card.getByRole('link').first().getAttribute('href')).toContain(reference);
      expect(await page.locator(`.rows a[href*="${reference}"]`).count()).toBe(1);
      expect(new URL(page.url()).searchParams.get('open')).toBeNull();
      await card.getByRole('button', { name: 'Close' }).click();
      expect(await card.count()).toBe(0);
    }));

  it('shows streets from the site itself, with their names and whose they are', () =>
    withPage({}, async (page) => {
      const tiles: string[] = [];
      page.on(
        'response',
        (answer) => answer.url().includes('/tiles/') && tiles.push(String(answer.status())),
      );
      await open(page, `${MAP}?z=15&lat=52.2&lng=0.12`);
      await page.locator('.map-live .map-name.street').first().waitFor({ timeout: 20_000 });
      expect(tiles).toContain('200');
      expect(await page.locator('.map-live .map-credit').textContent()).toBe('Invented streets');
    }));

  // With less motion the map is where it goes at once.
  it('moves and zooms by keyboard, lists what it then shows, and goes away again [J-022]', () =>
    withPage({ reducedMotion: true }, async (page) => {
      await open(page, NEAR);
      await page.locator('.mapboxgl-canvas').focus();
      for (let times = 0; times < 3; times += 1) await page.keyboard.press('ArrowRight');
      await page.getByRole('link', { name: 'List power cuts in this view' }).click();
      await page.waitForURL((url) => Number(url.searchParams.get('lng')) > 0.13);
      await page.getByRole('button', { name: 'Show the plain map' }).click();
      expect(await page.locator('.mapboxgl-canvas').count()).toBe(0);
      expect(await page.locator('#map svg.at-wide [role=img]').isVisible()).toBe(true);
    }));

  it('prints as the drawn map, and zooms no further than from 11 to 15 round a place [J-763, J-813]', () =>
    withPage({ reducedMotion: true }, async (page) => {
      await open(page, NEAR);
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('.map-live').isVisible()).toBe(false);
      expect(await page.locator('#map svg.at-wide [role=img]').isVisible()).toBe(true);
      await page.emulateMedia({ media: 'screen' });
      for (let times = 0; times < 5; times += 1)
        await page.locator('.map-zoom button').last().click();
      await page.getByRole('link', { name: 'List power cuts in this view' }).click();
      await page.waitForURL(/[?&]z=11(&|$)/);
    }));
});

describe('the interactive map by itself', () => {
  it('comes once it is turned to where the connection is good and a chip draws it, and not before', () =>
    withPage({}, async (page) => {
      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(request.url()));
      await page.addInitScript(pretendsChip);
      await page.goto(NEAR);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      expect(scripts.filter((url) => /react|live-map|mapbox/.test(url))).toEqual([]);
      await page.locator('#map').hover();
      await shown(page);
    }));

  it('does not come to somebody who has begun with the drawn map', () =>
    withPage({}, async (page) => {
      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(request.url()));
      await page.addInitScript(pretendsChip);
      await page.clock.install();
      await page.goto(PIN);
      await hydrated(page);
      await page.locator('.pin-handle').focus();
      await page.clock.runFor('00:30');
      expect(scripts.filter((url) => /live-map|mapbox/.test(url))).toEqual([]);
      expect(await page.locator('.map-live').count()).toBe(0);
    }));

  it('does not come where data is saved, and nothing of it is loaded', () =>
    withPage({}, async (page) => {
      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(request.url()));
      await page.addInitScript(pretendsChip);
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', {
          value: { effectiveType: '4g', saveData: true },
        }),
      );
      // No script begins by itself there, so that nothing comes after the page is quiet.
      await page.goto(NEAR, { waitUntil: 'networkidle' });
      expect(scripts.filter((url) => /live-map|mapbox|worker|map-marks/.test(url))).toEqual([]);
    }));
});

describe('the pin on the interactive map', () => {
  it.each([390, 1280])('moves by arrow keys at %s px and stands in the form', (width) =>
    withPage({ width, reducedMotion: true }, async (page) => {
      await open(page, PIN);
      if (width === 390) expect(await axeFindings(page)).toEqual([]);
      if (process.env.PICTURES)
        await page
          .locator('.pin-image')
          .screenshot({ path: `${process.env.PICTURES}/pin-${width}.png` });
      const handle = page.locator('.map-live .pin-handle');
      await handle.focus();
      for (let times = 0; times < 6; times += 1) await page.keyboard.press('ArrowRight');
      await page.waitForFunction(
        () =>
          Number(document.querySelector<HTMLInputElement>('form[method=post] [name=plng]')?.value) >
          0.125,
      );
      expect(await latOf(page)).toBeCloseTo(52.2, 3);
      expect(await handle.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.getByRole('button', { name: 'Confirm location' }).click();
      await page.waitForURL(/\/power-cut\/incident/);
    }),
  );

  it('is dragged, and put where the map is pressed [L-106]', () =>
    withPage({}, async (page) => {
      await open(page, PIN);
      const tip = await tipOf(page);
      await page.mouse.move(tip.x, tip.y - 30);
      await page.mouse.down();
      await page.mouse.move(tip.x + 90, tip.y - 70, { steps: 6 });
      await page.mouse.up();
      await page.waitForFunction(
        () =>
          Number(document.querySelector<HTMLInputElement>('form[method=post] [name=plat]')?.value) >
          52.203,
      );
      const east = await lngOf(page);
      expect(east).toBeGreaterThan(0.13);
      await page.mouse.click(tip.x - 120, tip.y + 60);
      await page.waitForFunction(
        (before) =>
          Number(document.querySelector<HTMLInputElement>('form[method=post] [name=plng]')?.value) <
          before - 0.02,
        east,
      );
    }));

  it('goes back from where we are not the distributor', () =>
    withPage({}, async (page) => {
      await open(page, `${site}/power-cut/pin?lat=52.97&lng=0.9&z=11&plat=52.9&plng=0.9`);
      const before = await tipOf(page);
      await page.locator('.mapboxgl-canvas').click({ position: { x: 300, y: 8 } });
      await page.getByText('not the local electricity distributor').waitFor();
      expect(await latOf(page)).toBe(52.9);
      const after = await tipOf(page);
      expect(Math.abs(after.x - before.x)).toBeLessThan(3);
    }));
});
