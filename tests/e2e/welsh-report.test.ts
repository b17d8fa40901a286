import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import welshFile from '#words/cy.json';
import { axeFindings } from '../support/axe';
import { withVisitor } from '../support/plain-page';
import { pressOn, slugOf } from '../support/report-form';
import { QUIET_POSTCODE } from '../support/quiet-postcode';

const site = inject('site');
/** What content says, by its English. */
const phrases: Readonly<Record<string, string>> = welshFile.phrases;
const words = {
  ...welshFile.words.formPage,
  ...welshFile.words.formThankYou,
  ...welshFile.words.formKnown,
  ...welshFile.words.form,
  ...welshFile.words.formField,
};
const welsh = (text: string): string => {
  const phrase = phrases[text];
  if (phrase === undefined) throw new Error(`nobody has said "${text}" in Welsh`);
  return phrase;
};
const pick = (page: Page, value: string) => page.locator(`input[value="${value}"]`).first().check();
const fill = (page: Page, label: string, text: string) => page.getByLabel(label).first().fill(text);

const next = (page: Page): Promise<void> => pressOn(page, words.nextLabel, false);

describe.each([true, false])('a report in Welsh, with JavaScript: %s', (js) => {
  it('says in Welsh what is wrong, and keeps what was given', () =>
    withVisitor(site, { js, expects: [/422/] }, async (page) => {
      await page.goto(`${site}/cy/forms/report-a-power-cut/where`);
      await pressOn(page, words.addressManualToggle, false);
      await fill(page, words.addressLine1Label, '4 Lantern Street');
      await next(page);
      expect(await page.title()).toMatch(/^Gwall: /);
      expect(await page.locator('html').getAttribute('lang')).toBe('cy');
      expect(await page.getByLabel(words.addressLine1Label).inputValue()).toBe('4 Lantern Street');
      expect(await page.locator('.summary-err a').count()).toBeGreaterThan(0);
      if (js) expect(await axeFindings(page)).toEqual([]);
    }));

  it('is filled and sent in Welsh, and gets its reference', { timeout: 120_000 }, () =>
    withVisitor(site, { js }, async (page) => {
      await page.goto(`${site}/cy/forms/report-a-power-cut/where`);
      await pressOn(page, words.addressManualToggle, false);
      await fill(page, words.addressLine1Label, '4 Lantern Street');
      await fill(page, words.addressLine3Label, 'Norwich');
      await fill(page, words.addressPostcodeLabel, QUIET_POSTCODE);
      await next(page);
      if (slugOf(page) === 'known') await pressOn(page, words.knownDifferent, false);
      for (const value of ['None of these', 'All of the property', 'Today'])
        await pick(page, value);
      await page.check('[name=medicalNeed][value=No]');
      await next(page);
      await fill(page, welsh('Your full name'), 'Jo Whitlock');
      await fill(page, welsh('Phone number'), '07700 900123');
      await pick(page, 'Call');
      await page.check('[name=textUpdates][value=No]');
      expect(await page.getByRole('heading', { name: words.toSendTitle }).count()).toBe(1);
      expect(await page.textContent('.answers')).toContain('4 Lantern Street');
      if (js) expect(await axeFindings(page)).toEqual([]);
      await pressOn(page, welsh('Send report'), false);
      expect(new URL(page.url()).pathname).toBe('/cy/forms/report-a-power-cut/thank-you');
      expect(await page.locator('html').getAttribute('lang')).toBe('cy');
      expect(await page.textContent('.reference')).toMatch(/^\S{5,}$/);
    }),
  );
});
