import { readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, inject, it } from 'vitest';
import { axeFindings, sidewaysOverflow } from '../support/axe';
import { hydrated } from '../support/browser';
import { endsOnLastPage } from '~/forms/engine/journey';
import { walkForm } from '../support/fill-form';
import { definitionOf } from '../support/form-definition';
import { htmlFaults } from '../support/html-rules';
import { newParts } from '../support/new-parts';
import { withVisitor } from '../support/plain-page';
import { press, slugOf } from '../support/report-form';

const site = inject('site');
/** Of a page's HTML, gzipped. The pages of a form. */
const HEAVIEST = 14 * 1024;
const FORMS = readdirSync('content/forms').map((file) => file.replace('.json', ''));
const CASES = FORMS.flatMap((form) => [true, false].map((js) => ({ form, js })));

const hasNewPart = newParts();

describe.each(CASES)('$form, JavaScript $js, at 320 px', ({ form, js }) => {
  it('goes from its first question to its thank-you [F-046]', { timeout: 300_000 }, () =>
    withVisitor(
      site,
      { js, width: 320, height: 640, expects: [/\.js csp$/, /status of 422/] },
      async (page) => {
        const definition = definitionOf(form);
        const look = async (place: string) => {
          expect(await page.locator('h1').count(), place).toBe(1);
          if (js) {
            expect(await sidewaysOverflow(page), place).toEqual([]);
            if (hasNewPart(await page.content()))
              expect(await axeFindings(page), place).toEqual([]);
          } else {
            const html = await page.content();
            expect(gzipSync(html).length, place).toBeLessThanOrEqual(HEAVIEST);
            expect(await htmlFaults(html), place).toEqual([]);
          }
        };
        await page.goto(`${site}/forms/${form}`);
        if (js) await hydrated(page);
        if (definition.landing) {
          expect(slugOf(page)).toBe('start');
          await look('start');
          if (definition.landing.links.length > 1)
            await page.locator('[name=to]').selectOption(`/forms/${form}`);
          await press(page, definition.landing.nextLabel, js);
        }
        await walkForm(page, definition, js, look);
        if (!endsOnLastPage(definition)) {
          await look('check');
          await press(page, definition.pages.at(-1)?.labels.submit || 'Submit', js);
        }
        expect(slugOf(page)).toBe('thank-you');
        expect(await page.textContent('h1')).toBe(definition.thankYou?.title);
        expect(await page.locator('.reference').count()).toBe(definition.includeReference ? 1 : 0);
        await look('thank-you');
      },
    ),
  );
});
