import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { hydrated, stopClock, withPage } from '../support/browser';
import { searchByKeyboard } from '../support/journeys';
import { focused, tabTo } from '../support/keyboard';

const site = inject('site');
const field = 'dialog[open] input[name=value]';
const js = { js: true };

/** The home page with the dialog open at its start. */
async function opened(page: Page): Promise<void> {
  await page.goto(site);
  await hydrated(page);
  await page.locator('#search-homepage').press('Enter');
  await page.waitForSelector(field);
}
describe('the search dialog [L-050, L-054, L-066]', () => {
  it('opens with what was typed, keeps the focus in its field and announces the results [L-036, L-079]', () =>
    withPage({}, async (page) => {
      await searchByKeyboard(page, site, 'CM2 9ZA', js);
      expect(await page.inputValue(field)).toBe('CM2 9ZA');
      expect(await focused(page)).toMatchObject({ element: 'input', value: 'CM2 9ZA' });
      expect(await page.textContent('dialog [role=status]')).toBe(
        'Found 7 results. Press Tab to navigate the options. Navigate below the list if you cannot find your address.',
      );
    }));

  it('closes with one Escape, and returns the focus [L-080]', () =>
    withPage({}, async (page) => {
      await searchByKeyboard(page, site, 'CM2 9ZA', js);
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog', { state: 'detached' });
      expect(await focused(page)).toMatchObject({ element: 'input', name: 'value' });
    }));

  it('searches by itself after 1500 ms, and says nothing about a short value before Enter', () =>
    withPage({}, async (page) => {
      await page.clock.install();
      await opened(page);
      await stopClock(page);
      const requests: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/power-cut/search/dialog?')) requests.push(request.url());
      });
      await page.keyboard.type('CM2');
      await page.clock.runFor(1800);
      expect(await page.locator('dialog .msg').count()).toBe(0);
      await page.keyboard.press('Enter');
      expect(await page.textContent('dialog .msg')).toContain('5 characters');
      await page.keyboard.type(' 9ZA');
      await page.clock.runFor(1400);
      expect(requests).toEqual([]);
      await page.clock.runFor(200);
      await page.waitForSelector('dialog button[name=select]');
      expect(requests).toHaveLength(1);
    }));

  it('folds 24 flats into one line that opens with the keyboard', () =>
    withPage({}, async (page) => {
      await page.goto(site);
      await hydrated(page);
      await page.fill('#search-homepage', 'CM1 9ZA');
      await page.locator('#search-homepage').press('Enter');
      await page.waitForSelector('dialog summary');
      expect(await page.textContent('dialog summary')).toContain('24 addresses');
      expect(await page.locator('dialog details button[name=select]').count()).toBe(24);
    }));

  it("shows another distributor's panel in the dialog, with a way back to the start [L-057]", () =>
    withPage({}, async (page) => {
      await searchByKeyboard(page, site, 'M1 9ZA', js);
      await tabTo(page, (focus) => focus.name === 'select');
      await page.keyboard.press('Enter');
      await page.waitForSelector('dialog .distributor');
      expect((await focused(page)).text).toContain('Unfortunately');
      expect(await page.textContent('dialog [role=status]')).toBe('');
      const words = await page.innerText('dialog');
      expect(words).toContain(
        "Unfortunately we're not the local electricity distributor for this postcode 'M1 9ZA'",
      );
      expect(words).toContain('You should contact your distributor:');
      await page.locator('dialog button', { hasText: 'Back' }).click();
      expect(await page.locator('dialog .distributor').count()).toBe(0);
      expect(await focused(page)).toMatchObject({ element: 'input', value: '' });
    }));

  it('goes on to the map from the not-found panel [L-046]', () =>
    withPage({}, async (page) => {
      await searchByKeyboard(page, site, 'CO1 9ZZ', js);
      await tabTo(page, (focus) => focus.text === 'Find my location');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/power-cut\/pin\?value=CO1/);
      expect(await page.locator('dialog[open]').count()).toBe(0);
    }));

  it('keeps a recent search, offers it again and forgets it [L-035, L-038, L-653]', () =>
    withPage({}, async (page) => {
      await searchByKeyboard(page, site, 'SE2 9ZA', js);
      await tabTo(page, (focus) => focus.name === 'select');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/power-cut\/incident/);
      const stored = await page.evaluate(() => localStorage.getItem('searchedAddress'));
      expect(stored).toContain('SE2 9ZA');
      await opened(page);
      await page.waitForSelector('dialog .recents');
      await page.locator('dialog .recents .forget').first().click();
      await page.waitForSelector('dialog .recents', { state: 'detached' });
    }));

  it('looks the same when the directory does not answer, and says so', () =>
    withPage({ expects: [/502|Bad Gateway/] }, async (page) => {
      await page.route('**/power-cut/search/dialog?*', (route) =>
        route.fulfill({ status: 502, json: {} }),
      );
      await searchByKeyboard(page, site, 'CM2 9ZA', js);
      expect(await page.innerText('dialog .panel')).toMatch(
        /not working right now[\s\S]*Find my location[\s\S]*105/,
      );
    }));

  it('asks to wait where too many questions came from this network, and keeps what was typed', () =>
    withPage({ expects: [/429|Too Many/] }, async (page) => {
      await page.route('**/power-cut/search/dialog?*', (route) =>
        route.fulfill({ status: 429, body: '' }),
      );
      await searchByKeyboard(page, site, 'CM2 9ZA', js);
      expect(await page.innerText('dialog .panel')).toMatch(
        /Please wait a moment[\s\S]*from your network[\s\S]*105/,
      );
      expect(await page.inputValue(field)).toBe('CM2 9ZA');
    }));
});
