import { describe, expect, inject, it } from 'vitest';
import { axeFindings, sidewaysOverflow } from '../support/axe';
import { hydrated, withPage } from '../support/browser';
import { press, slugOf } from '../support/report-form';
import { wordsOf } from '../support/journeys';

const site = inject('site');
const visitor = (js: boolean) => ({ js, width: 320, height: 640, expects: [/\.js csp$/] });

describe.each([{ js: true }, { js: false }])('the compensation clock, JavaScript $js', ({ js }) => {
  it('says when compensation applies, and fills the claim in [X-36]', { timeout: 240_000 }, () =>
    withPage(visitor(js), async (page) => {
      await page.goto(`${site}/power-cut/incident?incidentid=INCD-100101-A`);
      if (js) await hydrated(page);
      expect(await wordsOf(page)).toMatch(/still off at .* Then you can claim money\. That is 12 hours after/);
      expect(await sidewaysOverflow(page)).toEqual([]);
      if (js) expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('link', { name: 'See the claim form' }).click();
      await page.waitForURL(/\/forms\/compensation-claim\/power-cut/);
      expect(await page.getByLabel('Our reference').inputValue()).toBe('INCD-100101-A');
      await press(page, 'Next', js);
      // Our own times, to be looked at rather than typed.
      expect(slugOf(page)).toBe('times');
      expect(await page.textContent('h1')).toBe('Is this right?');
      expect(await wordsOf(page)).toMatch(/INCD-100101-A in \S+ \S+: off since/);
      expect(await page.locator('input[value="Normal weather"]').isChecked()).toBe(true);
      expect(await page.getByLabel('Start date').inputValue()).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(await page.getByLabel('Start time').inputValue()).toMatch(/^\d\d:(00|15|30|45)$/);
      expect(await page.getByLabel('End date').inputValue()).toBe('');
      if (js) expect(await axeFindings(page)).toEqual([]);
    }),
  );
});
