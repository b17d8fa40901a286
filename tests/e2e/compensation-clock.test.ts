import { describe, expect, inject, it } from 'vitest';
import { axeFindings, sidewaysOverflow } from '../support/axe';
import { hydrated, withPage } from '../support/browser';
import { wordsOf } from '../support/journeys';

const site = inject('site');
const visitor = (js: boolean) => ({ js, width: 320, height: 640, expects: [/\.js csp$/] });

describe.each([{ js: true }, { js: false }])('the compensation clock, JavaScript $js', ({ js }) => {
  it(
    'says when compensation applies, and fills the claim in',
    () =>
      withPage(visitor(js), async (page) => {
        await page.goto(`${site}/power-cut/incident?incidentid=INCD-100101-A`);
        if (js) await hydrated(page);
        expect(await wordsOf(page)).toMatch(/still off at .* Then you can claim money\. That is 12 hours after/);
        expect(await sidewaysOverflow(page)).toEqual([]);
        if (js) expect(await axeFindings(page)).toEqual([]);
        await page.getByRole('link', { name: 'See the claim form' }).click();
        await page.waitForURL(/\/forms\/compensation-claim\/power-cut/);
        expect(await page.getByLabel('Our reference, if you have one').inputValue()).toBe('INCD-100101-A');
        expect(await page.locator('input[value="Normal weather"]').isChecked()).toBe(true);
        expect(await page.getByLabel('Start date').inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/);
        expect(await page.getByLabel('Start time').inputValue()).toMatch(/^\d\d:(00|15|30|45)$/);
        expect(await page.getByLabel('End date').inputValue()).toBe('');
      }),
    240_000,
  );
});
