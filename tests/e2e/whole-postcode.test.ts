import { describe, expect, inject, it } from 'vitest';
import { axeFindings } from '../support/axe';
import { withPage } from '../support/browser';
import { searchByKeyboard, wordsOf } from '../support/journeys';

const site = inject('site');

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('a postcode whose addresses have one answer, %s', (_, js) => {
  it('answers at once, and leads to the list of its addresses', () =>
    withPage({ js, width: 390 }, async (page) => {
      await searchByKeyboard(page, site, 'CB1 9ZA', { js });
      await page.waitForURL(/\/power-cut\/incident/);
      expect(await wordsOf(page, '.where')).toMatch(
        /^All of CB1 9ZA Not your street\? Choose your address$/,
      );
      expect(await wordsOf(page)).toMatch(/Your power/);
      if (js) expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('link', { name: 'Choose your address' }).click();
      await page.locator('button[name="select"]').filter({ visible: true }).first().click();
      await page.getByRole('link', { name: 'Change address' }).waitFor();
      expect(await wordsOf(page, '.where')).toMatch(/CB1 9ZA/);
      expect(await wordsOf(page, '.where')).not.toMatch(/All of/);
    }));

  it('is not shown on a list of power cuts somewhere else', () =>
    withPage({ js }, async (page) => {
      await searchByKeyboard(page, site, 'CB1 9ZA', { js });
      await page.waitForURL(/\/power-cut\/incident/);
      await page.goto(`${site}/power-cut/incident?postcodesector=IP1+9`);
      expect(await wordsOf(page, '.where')).toMatch(/^Ipswich, IP1 9/);
    }));
});
