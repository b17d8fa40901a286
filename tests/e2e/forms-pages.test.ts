import { describe, expect, inject, it } from 'vitest';
import { axeFindings, sidewaysOverflow } from '../support/axe';
import { hydrated, withPage } from '../support/browser';
import { press } from '../support/report-form';

const site = inject('site');
const FORMS = [
  'category-a',
  'compensation-claim',
  'email-us',
  'future-planned-power-cut',
  'helicopter-or-survey',
  'metered-connection',
  'priority-services',
  'street-furniture',
  'telephone-call-back',
  'unmetered-connection',
  'voltage-complaint',
];

describe.each(FORMS)('the first page of %s', (form) => {
  it(
    'reads well as it is and with errors, on a phone',
    () =>
      withPage({ width: 320, height: 640, expects: [/status of 422/] }, async (page) => {
        await page.goto(`${site}/forms/${form}`);
        await hydrated(page);
        expect(await axeFindings(page)).toEqual([]);
        expect(await sidewaysOverflow(page)).toEqual([]);
        expect(await page.locator('h1').count()).toBe(1);
        await press(page, /^(Next|Submit|Continue|Start|Choose)/, true);
        expect(await axeFindings(page)).toEqual([]);
        expect(await sidewaysOverflow(page)).toEqual([]);
      }),
    60_000,
  );

  it('has its header: the title, the way home and the Accessibility tool', () =>
    withPage({ js: false, expects: [/\.js csp$/] }, async (page) => {
      await page.goto(`${site}/forms/${form}`);
      const header = page.locator('header');
      expect(((await header.locator('.form-title').textContent()) ?? '').length).toBeGreaterThan(5);
      expect(await header.locator('a.brand').getAttribute('href')).toBe('/');
      expect(await header.locator('a[href^="/accessibility"]').count()).toBe(1);
    }));
});
