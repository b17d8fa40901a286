import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { axeFindings, sidewaysOverflow } from '../support/axe';
import { hydrated, warmPage, withPage } from '../support/browser';
import { withVisitor } from '../support/plain-page';
import { press, slugOf } from '../support/report-form';

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

const phone = warmPage({ width: 320, height: 640, expects: [/status of 422/] });

// Without errors every page is read in forms-complete.test.ts.
describe.each(FORMS)('the first page of %s', (form) => {
  it('reads well with errors, on a phone', { timeout: 60_000 }, () =>
    phone(async (page) => {
      await page.goto(`${site}/forms/${form}`);
      await hydrated(page);
      await press(page, /^(Next|Submit|Continue|Start|Choose)/, true);
      expect(await axeFindings(page)).toEqual([]);
      expect(await sidewaysOverflow(page)).toEqual([]);
    }),
  );

  it('has its header: the title, the way home and the Accessibility tool [L-031, L-130, L-134, L-711]', () =>
    withVisitor(site, { js: false }, async (page) => {
      await page.goto(`${site}/forms/${form}`);
      const header = page.locator('header');
      expect(((await header.locator('.form-title').textContent()) ?? '').length).toBeGreaterThan(5);
      expect(await header.locator('a.brand').getAttribute('href')).toBe('/');
      expect(
        await header.getByRole('link', { name: 'Accessibility tool' }).getAttribute('href'),
      ).toMatch(/^\/accessibility/);
    }));
});

describe.each([{ js: true }, { js: false }])(
  "the browser's Back in a form, JavaScript $js",
  ({ js }) => {
    async function isOurs(page: Page): Promise<void> {
      if (js) await hydrated(page);
      expect(await page.locator('main h1').count()).toBe(1);
      expect(await page.locator('body').innerText()).not.toMatch(
        /\n\s+at \S+ \(|Application Error|Unexpected Server/,
      );
    }
    const isChosen = (page: Page, answer: string) =>
      page.locator(`input[value="${answer}"]`).isChecked();

    it('after an error, and after a page that was sent, keeps what was answered and shows pages of ours', () =>
      withPage({ js, expects: [/\.js csp$/, /status of 422/] }, async (page) => {
        await page.goto(`${site}/accessibility`);
        await page.goto(`${site}/forms/voltage-complaint`);
        if (js) await hydrated(page);
        const first = slugOf(page);
        await page.locator('input[value="Lights flicker"]').check();
        await press(page, 'Next', js);
        expect([slugOf(page), await page.title()]).toEqual([
          first,
          expect.stringMatching(/^Error: /),
        ]);

        await page.goBack({ waitUntil: 'domcontentloaded' });
        // Without JavaScript the page with the error is a page of its own; with it, it took the place of the page before.
        if (slugOf(page) !== first) await page.goForward({ waitUntil: 'domcontentloaded' });
        await isOurs(page);
        expect([slugOf(page), await isChosen(page, 'Lights flicker')]).toEqual([first, true]);

        await page.locator('input[value="Now and then"]').check();
        await page.locator('[name=happeningNow][value=No]').check();
        await page.locator('[name^=started]').first().fill('2026-03-01');
        await press(page, 'Next', js);
        expect(slugOf(page)).not.toBe(first);
        await page.goBack({ waitUntil: 'domcontentloaded' });
        await isOurs(page);
        expect(slugOf(page)).toBe(first);
        for (const answer of ['Lights flicker', 'Now and then'])
          expect(await isChosen(page, answer)).toBe(true);
      }));
  },
);
