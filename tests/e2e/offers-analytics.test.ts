import { expect, inject, it } from 'vitest';
import { hydrated, withPage } from '../support/browser';
import { fillPlannedForm, searchPlanned } from '../support/planned-journey';

const site = inject('site');
const OFFERS = '/power-cut/offers-page';

it(
  'tells analytics what was viewed, requested and skipped, once it may [J-769, J-771]',
  { timeout: 240_000 },
  () =>
    withPage({}, async (page) => {
      const events = () =>
        page.evaluate(() =>
          ((window as { dataLayer?: { event: string }[] }).dataLayer ?? [])
            .map((entry) => entry)
            .filter(({ event }) => event.startsWith('offers_')),
        );
      await searchPlanned(page, site, 'NR3 9ZA', 6, true);
      expect(await events()).toEqual([]);
      await page.getByRole('button', { name: 'Accept all' }).click();
      await page.getByRole('button', { name: 'Accept all' }).waitFor({ state: 'detached' });
      await page.goto(site + OFFERS);
      await hydrated(page);
      await page.waitForFunction(() =>
        JSON.stringify((window as { dataLayer?: unknown }).dataLayer).includes('offers_'),
      );
      expect(await events()).toEqual([{ event: 'offers_viewed', offers: 6 }]);
      expect(
        await page.evaluate(() => localStorage.getItem('offersSearchedIncidentReference')),
      ).toBe('INCD-100203-A');
      await page.getByRole('button', { name: 'Add Flask' }).click();
      await page.getByRole('button', { name: 'Remove Flask' }).waitFor();
      await page.getByRole('link', { name: 'Skip offer' }).click();
      await page.waitForURL(/\/power-cut\/incident/);
      expect((await events()).at(-1)).toEqual({ event: 'offers_skipped' });
      await page.goto(site + OFFERS);
      await hydrated(page);
      await page.getByRole('button', { name: 'Request item' }).click();
      await page.waitForURL(/step=done/);
      await page.locator('dialog[open]').waitFor();
      await page.waitForFunction(() =>
        JSON.stringify((window as { dataLayer?: unknown }).dataLayer).includes('offers_requested'),
      );
      expect((await events()).filter(({ event }) => event === 'offers_requested')).toEqual([
        { event: 'offers_requested', offers: 1 },
      ]);
      const seen = JSON.stringify(await events());
      // opened again, the confirmation counts nothing.
      await page.waitForFunction(() => sessionStorage.getItem('offersRequested') !== null);
      await page.reload();
      await hydrated(page);
      await page.locator('dialog[open]').waitFor();
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
      expect(await events()).toEqual([]);
      // Nothing of the visitor goes along.
      expect(seen).not.toMatch(/NR3|Minster|1000001/);
    }),
);

it(
  'tells analytics once that the form was sent that leads to the offers [F-349, F-495, J-476, J-770, J-918]',
  { timeout: 240_000 },
  () =>
    withPage({}, async (page) => {
      const completed = () =>
        page.evaluate(() =>
          ((window as { dataLayer?: { event: string }[] }).dataLayer ?? []).filter(
            ({ event }) => event === 'form_completed',
          ),
        );
      await searchPlanned(page, site, 'NR2 9ZA', 7, true);
      await page.getByRole('button', { name: 'Accept all' }).click();
      await page.getByRole('button', { name: 'Accept all' }).waitFor({ state: 'detached' });
      await fillPlannedForm(page, true);
      await page.waitForURL(/offers-page\?sent=true/);
      await page.waitForFunction(() => sessionStorage.getItem('formCompleted') !== null);
      expect(await completed()).toEqual([
        { event: 'form_completed', form: 'future-planned-power-cut' },
      ]);
      await page.reload();
      await hydrated(page);
      await page.waitForTimeout(50);
      expect(await completed()).toEqual([]);
    }),
);
