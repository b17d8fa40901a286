import { beforeAll, describe, expect, it } from 'vitest';
import { hydrated, withPage } from '../support/browser';
import {
  chipOf,
  chooseByKeyboard,
  goToPostcode,
  searchByKeyboard,
  wordsOf,
} from '../support/journeys';
import { tabTo } from '../support/keyboard';
import { ownSite } from '../support/own-site';
import { OTHERS, ROWS } from '../support/demo-postcodes';
import { formClient, lookUp, wordsIn } from '../support/visitor-client';

/** A site of its own: what others look up is counted as calls from their street, and three of them change the answer. */
let site = '';
beforeAll(async () => {
  site = (await ownSite()).url;
});
const WITH_AND_WITHOUT = [
  { js: true, how: 'with JavaScript' },
  { js: false, how: 'without JavaScript' },
];

describe('without JavaScript', () => {
  it.each(ROWS)(
    '$postcode leads to $leads [F-020, J-718, X-01]',
    async ({ postcode, chip, choose, says, saysNot = [], url }) => {
      const { address, html } = await lookUp(formClient(site), postcode, choose);
      expect(address).toMatch(/^\/power-cut\/incident/);
      const words = wordsIn(html);
      expect(words).toContain(chip);
      for (const pattern of says) expect(words).toMatch(pattern);
      for (const pattern of saysNot) expect(words).not.toMatch(pattern);
      if (url) expect(address).toMatch(url);
    },
  );

  it.each(OTHERS)(
    '%s leads to the panel of %s [J-719, J-720, L-084, L-088, L-089]',
    async (postcode, name, phone) => {
      const words = wordsIn((await lookUp(formClient(site), postcode)).html);
      expect(words).toContain(
        `not the local electricity distributor for this postcode '${postcode}'`,
      );
      expect(words).toContain(phone);
      expect(words).toContain(name);
    },
  );
});

/** The page is the same for both; scripts change only the way to it. */
const ONE_OF_EACH_STATE = [...new Map(ROWS.map((row) => [row.chip, row])).values()];

describe('with JavaScript, by keyboard alone', () => {
  it.each(ONE_OF_EACH_STATE)(
    '$postcode leads to $leads [F-020, J-718, X-01]',
    ({ postcode, chip, choose, says, saysNot = [], url }) =>
      withPage({}, async (page) => {
        await goToPostcode(page, site, postcode, { js: true, choose });
        await page.waitForURL(/\/power-cut\/incident/);
        expect(await chipOf(page)).toBe(chip);
        const words = await wordsOf(page);
        for (const pattern of says) expect(words).toMatch(pattern);
        for (const pattern of saysNot) expect(words).not.toMatch(pattern);
        if (url) expect(page.url()).toMatch(url);
      }),
  );

  it.each(OTHERS.slice(0, 1))(
    '%s leads to the panel of %s [J-719, J-720, L-084, L-088, L-089]',
    (postcode, name, phone) =>
      withPage({}, async (page) => {
        await goToPostcode(page, site, postcode, { js: true });
        const panel = page.locator('.distributor');
        await panel.waitFor();
        const words = await wordsOf(page, '.distributor');
        expect(words).toContain(
          `not the local electricity distributor for this postcode '${postcode}'`,
        );
        expect(words).toContain(phone);
        expect(`${words} ${await panel.locator('img').first().getAttribute('alt')}`).toContain(
          name,
        );
        expect(await panel.getByRole('link', { name: /website/ }).getAttribute('href')).toMatch(
          /^https:/,
        );
      }),
  );
});

describe.each(WITH_AND_WITHOUT)('$how, by keyboard alone', ({ js }) => {
  // One journey without JavaScript stays in a browser: keys reach what HTML alone offers.
  it('CB1 9ZA leads to its power cut', () =>
    withPage({ js }, async (page) => {
      await goToPostcode(page, site, 'CB1 9ZA', { js });
      await page.waitForURL(/\/power-cut\/incident/);
      expect(await chipOf(page)).toBe('Power cut');
    }));

  it('TN1 9ZA leads to the schedule of rota load disconnections [L-010, L-011]', () =>
    // The schedule stands on another site, which nobody answers here.
    withPage(
      { js, expects: [/l-p\?postcode=/, /ERR_NAME_NOT_RESOLVED|ERR_FAILED|ERR_INTERNET/] },
      async (page) => {
        const schedule = page.waitForRequest(/\/l-p\?postcode=TN19ZA$/);
        await goToPostcode(page, site, 'TN1 9ZA', { js });
        expect((await schedule).isNavigationRequest()).toBe(true);
      },
    ));

  it('BN4 9ZA shows the export meter apart from the others [L-012, L-030]', () =>
    withPage({ js }, async (page) => {
      await searchByKeyboard(page, site, 'BN4 9ZA', { js });
      const buttons = page.locator(`${js ? 'dialog' : 'main'} button[name="select"]`);
      const names = await buttons.allInnerTexts();
      expect(names.filter((name) => /export meter/i.test(name))).toHaveLength(1);
      expect(names.length).toBeGreaterThan(1);
      await chooseByKeyboard(page, { choose: /^(?!.*export)/i });
      expect(await chipOf(page)).toBe('No incident reported');
    }));

  it('CM1 9ZA is one group of 24 addresses [L-034, L-083]', () =>
    withPage({ js }, async (page) => {
      await searchByKeyboard(page, site, 'CM1 9ZA', { js });
      const group = page.locator(`${js ? 'dialog' : 'main'} details`);
      expect(await group.count()).toBe(1);
      expect(await group.locator('summary').innerText()).toContain('24 addresses');
      expect(await group.locator('button[name="select"]').count()).toBe(24);
      await chooseByKeyboard(page, {});
      expect(await chipOf(page)).toBe('No incident reported');
    }));

  it('CO1 9ZZ is not in the directory: the panel leads to the map [J-085, J-086]', () =>
    withPage({ js }, async (page) => {
      await searchByKeyboard(page, site, 'CO1 9ZZ', { js });
      expect(await wordsOf(page, js ? 'dialog' : 'main')).toMatch(/can’t find that address/);
      await tabTo(page, (focus) => /Find my location/.test(focus.text));
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/power-cut\/pin/);
      // What was typed went along: the pin stands in its sector.
      expect(await wordsOf(page)).toContain('The pin is in CO1 9');
    }));

  it('ZZ9 9ZZ is no postcode [L-583]', () =>
    withPage({ js }, async (page) => {
      await searchByKeyboard(page, site, 'ZZ9 9ZZ', { js });
      expect(await wordsOf(page, js ? 'dialog' : 'main')).toContain(
        'Please enter a full, valid postcode',
      );
    }));

  it('an ordinary street finds its addresses', () =>
    withPage({ js }, async (page) => {
      await searchByKeyboard(page, site, 'Lantern', { js });
      expect(await page.locator('button[name="select"]').count()).toBeGreaterThan(1);
    }));
});

describe('the dialog [F-019, L-588]', () => {
  it('keeps the focus, closes on Escape, and gives the focus back [J-029]', () =>
    withPage({}, async (page) => {
      await searchByKeyboard(page, site, 'CM2 9ZA', { js: true });
      for (let presses = 0; presses < 12; presses += 1) {
        await page.keyboard.press('Tab');
        // The browser's own bar is the one other place that the focus may visit.
        expect(
          await page.evaluate(
            () =>
              document.activeElement === document.body ||
              document.activeElement?.closest('dialog') !== null,
          ),
        ).toBe(true);
      }
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog[open]', { state: 'detached' });
      expect(
        await page.evaluate(() => document.activeElement?.closest('form[role="search"]') !== null),
      ).toBe(true);
    }));

  it('searches by itself a moment after typing and says how many it found', () =>
    withPage({}, async (page) => {
      await searchByKeyboard(page, site, 'CM2 9ZA', { js: true });
      await page.locator('dialog[open] input[name="value"]').fill('CM1 9ZA');
      await page.waitForSelector('dialog details', { state: 'attached', timeout: 5000 });
      expect(await page.locator('dialog [role="status"]').first().innerText()).toMatch(
        /Found \d+ results?\. Press Tab/,
      );
    }));

  it('remembers the latest two searches and forgets them when asked [L-039]', () =>
    withPage({}, async (page) => {
      for (const postcode of ['SE2 9ZA', 'CM2 9ZA', 'BN1 9ZA']) {
        await goToPostcode(page, site, postcode, { js: true });
        await page.waitForURL(/\/power-cut\/incident/);
        await chipOf(page);
      }
      await page.goto(`${site}/power-cut/search`);
      await hydrated(page);
      expect(await page.locator('.recents button[name="select"]').count()).toBe(2);
      await page.locator('button[name="forget-all"]').click();
      await page.waitForSelector('.recents', { state: 'detached' });
    }));
});
