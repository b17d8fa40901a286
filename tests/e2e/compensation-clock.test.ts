import { describe, expect, inject, it } from 'vitest';
import { axeFindings, sidewaysOverflow } from '../support/axe';
import { hydrated, withPage } from '../support/browser';
import { QUIET_POSTCODE } from '../support/quiet-postcode';
import { press, slugOf, typeAddress } from '../support/report-form';
import { wordsOf } from '../support/journeys';

const site = inject('site');
const visitor = (js: boolean) => ({ js, width: 320, height: 640, expects: [/\.js csp$/] });

describe.each([{ js: true }, { js: false }])('the compensation clock, JavaScript $js', ({ js }) => {
  it('says when compensation applies, and fills the claim in [X-36]', { timeout: 240_000 }, () =>
    withPage(visitor(js), async (page) => {
      await page.goto(`${site}/power-cut/incident?incidentid=INCD-100101-A`);
      if (js) await hydrated(page);
      expect(await wordsOf(page)).toMatch(
        /still off at .*, we owe you £95 \(£190 for a business\)\. That’s 12 hours after/,
      );
      expect(await sidewaysOverflow(page)).toEqual([]);
      if (js) expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('link', { name: 'See the claim form' }).click();
      await page.waitForURL(/\/forms\/compensation-claim\/where/);
      await typeAddress(page, js, 'CB1 9ZA');
      await press(page, 'Next', js);
      // Our own power cuts, to be ticked rather than typed; the one of the link is chosen.
      expect(slugOf(page)).toBe('power-cut');
      const chosen = page.getByRole('radio', { name: /^Since .*, not back yet/ });
      expect(await chosen.isChecked()).toBe(true);
      expect(await page.getByLabel('Start date').filter({ visible: true }).count()).toBe(0);
      expect(await sidewaysOverflow(page)).toEqual([]);
      if (js) expect(await axeFindings(page)).toEqual([]);
      await press(page, 'Next', js);
      expect(slugOf(page)).toBe('about-you');
      expect(await wordsOf(page)).toContain('We ask for no bank details now');
      expect(await page.getByLabel('Sort code').count()).toBe(0);
      if (js) expect(await axeFindings(page)).toEqual([]);
    }),
  );

  it('asks for the times of another power cut', { timeout: 120_000 }, () =>
    withPage(visitor(js), async (page) => {
      await page.goto(`${site}/forms/compensation-claim`);
      if (js) await hydrated(page);
      await typeAddress(page, js, 'CB1 9ZA');
      await press(page, 'Next', js);
      await page.getByRole('radio', { name: 'Another one, or at other times' }).check();
      if (!js) await press(page, 'Next', js);
      await page.locator('input[value="Normal weather"]').check();
      if (!js) await press(page, 'Next', js);
      expect(await page.getByLabel('Start date').isVisible()).toBe(true);
    }),
  );

  it('asks for the times at once where no power cut is known', { timeout: 120_000 }, () =>
    withPage(visitor(js), async (page) => {
      await page.goto(`${site}/forms/compensation-claim`);
      if (js) await hydrated(page);
      await typeAddress(page, js, QUIET_POSTCODE);
      await press(page, 'Next', js);
      expect(slugOf(page)).toBe('power-cut');
      expect(await page.getByText('Why was the power off?').isVisible()).toBe(true);
      if (js) expect(await axeFindings(page)).toEqual([]);
    }),
  );
});
