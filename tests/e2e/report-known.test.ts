import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { axeFindings, lookFaults } from '../support/axe';
import { hydrated, withPage } from '../support/browser';
import { withVisitor } from '../support/plain-page';
import { fillReport, press, slugOf, typeAddress } from '../support/report-form';

const site = inject('site');
const visitor = (js: boolean) => ({
  js,
  width: 320,
  height: 640,
  expects: [/\.js csp$/, /status of (404|422|429|503)/],
});
const BOTH = [{ js: true }, { js: false }];
const referenceOn = (page: Page) => page.textContent('.reference');

describe.each(BOTH)(
  'a report from a place with a known power cut, JavaScript $js [F-344]',
  ({ js }) => {
    /** From the address to the answer. */
    const toAnswer = async (page: Page) => {
      await page.goto(`${site}/report-a-power-cut`);
      if (js) await hydrated(page);
      await typeAddress(page, js, 'CB1 9ZA');
      await press(page, 'Next', js);
      expect(slugOf(page)).toBe('known');
    };

    it(
      'is answered before anything is asked, and goes on where it is different',
      { timeout: 240_000 },
      () =>
        withPage(visitor(js), async (page) => {
          await toAnswer(page);
          expect(await page.title()).toContain('We know about this power cut');
          expect(await page.textContent('h1')).toMatch(/^We know\. Your power/);
          expect(
            await page.getByRole('link', { name: 'Get texts' }).getAttribute('href'),
          ).toContain('incidentid=INCD-');
          expect(
            await page.getByRole('link', { name: 'See what we know' }).getAttribute('href'),
          ).toMatch(/^\/power-cut\/incident\?/);
          expect(await lookFaults(page, js)).toEqual([]);
          await press(page, 'It is different for me', js);
          await fillReport(page, site, js);
          await press(page, 'Send report', js);
          expect(slugOf(page)).toBe('thank-you');
          await page.goBack();
          await page.waitForLoadState('domcontentloaded');
          await page.waitForURL(/thank-you/);
          expect(await referenceOn(page)).toMatch(/^\S{5,}$/);
          expect(await page.textContent('main')).not.toContain('Please start again');
        }),
    );

    it(
      'passes on at once that somebody needs power for their health, with 105 as a button',
      { timeout: 120_000 },
      () =>
        withVisitor(site, visitor(js), async (page) => {
          await toAnswer(page);
          await page.getByRole('link', { name: 'Someone needs power for their health' }).click();
          const health = page.getByRole('region', { name: 'Someone needs power for their health' });
          const call = health.getByRole('link', { name: 'Call us now on 105' });
          expect(await call.getAttribute('href')).toBe('tel:105');
          await health.getByLabel('Less than 1 hour').check();
          await press(page, 'Tell the control room', js);
          const notice = page.getByRole('region', { name: 'Our control room has been told' });
          expect(await page.title()).toContain('Our control room has been told');
          expect(await referenceOn(page)).toMatch(/^WEB-[A-Z2-9]{10}$/);
          expect(
            await notice.getByRole('link', { name: 'Call us now on 105' }).getAttribute('href'),
          ).toBe('tel:105');
          if (js) expect(await axeFindings(page)).toEqual([]);
        }),
    );
  },
);
