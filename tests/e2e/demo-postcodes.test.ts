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

/** A site of its own: what others look up is counted as calls from their street, and three of them change the answer. */
let site = '';
beforeAll(async () => {
  site = (await ownSite()).url;
});
const WITH_AND_WITHOUT = [
  { js: true, how: 'with JavaScript' },
  { js: false, how: 'without JavaScript' },
];

interface Row {
  postcode: string;
  leads: string;
  /** The state word of the page. */
  chip: string;
  /** Whose entry of the list to take. */
  choose?: RegExp;
  says: RegExp[];
  saysNot?: RegExp[];
  url?: RegExp;
}

const TIME = /(?:\d{1,2}(?::\d\d)?[ap]m|noon|midnight)/.source;

/** Postcodes whose addresses lead to the incident page (the demonstration network's contract). */
const ROWS: Row[] = [
  {
    postcode: 'CB1 9ZA',
    leads: 'one unplanned incident with a range',
    chip: 'Power cut',
    says: [
      new RegExp(`back between ${TIME} and ${TIME}`),
      /\b43\b/,
      /CB1 9ZA/,
      /Engineers on their way/i,
    ],
    url: /incidentid=/,
  },
  {
    postcode: 'CB2 9ZA',
    leads: 'the single-premise incident at house 7',
    choose: /^7\b/,
    chip: 'Power cut',
    says: [/home only/],
    url: /incidentid=/,
  },
  {
    postcode: 'CB2 9ZA',
    leads: 'nothing at another house of the same postcode',
    choose: /^(?!7\b)\d/,
    chip: 'No incident reported',
    says: [/Is your power off\?/],
    saysNot: [/home only/, /CB2 9ZA has/, /at CB2 9ZA/],
  },
  {
    postcode: 'CB3 9ZA',
    leads: 'no estimate and no customers yet',
    chip: 'Power cut',
    says: [
      new RegExp(`We don’t know yet\\. We’ll update you by ${TIME}`),
      /still confirming how many homes/,
    ],
    saysNot: [/\b0 (?:homes|customers)/],
  },
  {
    postcode: 'IP1 9ZA',
    leads: 'several incidents in one sector',
    chip: 'Several power cuts',
    says: [/There are 3 power cuts/, /Choose your street/, /An overhead line has come down/],
    url: /postcodesector=IP1/,
  },
  {
    postcode: 'IP2 9ZA',
    leads: 'the one remaining incident',
    chip: 'Power cut',
    says: [/back/],
    url: /incidentid=/,
  },
  {
    postcode: 'NR1 9ZA',
    leads: 'planned work that is active',
    chip: 'Planned work',
    says: [/is off for planned work/],
    url: /incidentid=/,
  },
  {
    postcode: 'NR2 9ZA',
    leads: 'future planned work',
    chip: 'Planned work',
    says: [/planned work on \w+day \d/],
  },
  {
    postcode: 'NR3 9ZA',
    leads: 'future planned work',
    chip: 'Planned work',
    says: [/will be off for planned work/],
  },
  {
    postcode: 'NR4 9ZA',
    leads: 'future planned work',
    chip: 'Planned work',
    says: [/will be off for planned work/],
  },
  {
    postcode: 'NR5 9ZA',
    leads: 'cancelled work',
    chip: 'Planned work cancelled',
    says: [/cancelled/, /won’t turn your power off/, /What happens next/],
  },
  {
    postcode: 'SE1 9ZA',
    leads: 'power that is back',
    chip: 'Power back on',
    says: [new RegExp(`Power came back on at ${TIME}`), /Still off\? Tell us/],
    saysNot: [/everyone/, /going on/],
  },
  {
    postcode: 'SE2 9ZA',
    leads: 'nothing known',
    chip: 'No incident reported',
    says: [/Is your power off\?/, /105/],
  },
  {
    postcode: 'SE3 9ZA',
    leads: 'three calls logged',
    chip: 'We’re aware',
    says: [/looking into it/],
  },
  {
    postcode: 'SE4 9ZA',
    leads: 'two calls logged',
    chip: 'We’re aware',
    says: [/looking into it/],
  },
  {
    postcode: 'BN1 9ZA',
    leads: 'a meter on supply',
    chip: 'No incident reported',
    says: [/power is reaching your home/],
  },
  {
    postcode: 'BN2 9ZA',
    leads: 'a meter off supply',
    chip: 'Meter off supply',
    says: [/Your smart meter shows no power at your home/, /Report a power cut/],
    saysNot: [/No incident reported/, /Is your power off\?/, /No power cuts/],
  },
  {
    postcode: 'BN3 9ZA',
    leads: 'a meter that never answers',
    chip: 'No incident reported',
    says: [/Is your power off\?/],
    saysNot: [/reaching your home/],
  },
  {
    postcode: 'CM2 9ZA',
    leads: 'an ordinary address',
    chip: 'No incident reported',
    says: [/Is your power off\?/],
  },
];

/** Postcodes that others look after. */
const OTHERS = [
  ['M1 9ZA', 'Electricity North West', '0808 157 0116'],
  ['B1 9ZA', 'National Grid', '0808 157 0114'],
  ['LS1 9ZA', 'Northern Powergrid', '0808 157 0123'],
  ['OX1 9ZA', 'SSEN', '0808 157 01'],
  ['EH1 9ZA', 'SP Energy Networks', '0808 157 01'],
] as const;

describe.each(WITH_AND_WITHOUT)('$how, by keyboard alone', ({ js }) => {
  it.each(ROWS)(
    '$postcode leads to $leads [F-020, J-718, X-01]',
    ({ postcode, chip, choose, says, saysNot = [], url }) =>
      withPage({ js }, async (page) => {
        await goToPostcode(page, site, postcode, { js, choose });
        await page.waitForURL(/\/power-cut\/incident/);
        expect(await chipOf(page)).toBe(chip);
        const words = await wordsOf(page);
        for (const pattern of says) expect(words).toMatch(pattern);
        for (const pattern of saysNot) expect(words).not.toMatch(pattern);
        if (url) expect(page.url()).toMatch(url);
      }),
  );

  it.each(OTHERS)(
    '%s leads to the panel of %s [J-719, J-720, L-084, L-088, L-089]',
    (postcode, name, phone) =>
      withPage({ js }, async (page) => {
        await goToPostcode(page, site, postcode, { js });
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
