import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { BOT_INPUTS } from '~/forms/fields/recaptcha/inputs';
import { hydrated, withPage } from '../support/browser';

const site = inject('site');
const errorOf = (page: Page, field: string) => page.locator(`#${field}-error`);

describe.each([{ js: true }, { js: false }])('a fixed form, JavaScript $js', ({ js }) => {
  it('what only the server could find stays until its own field changes', () =>
    withPage({ js, expects: [/status of 422/] }, async (page) => {
      await page.goto(`${site}/supplier-and-mpan/meter-number`);
      if (js) await hydrated(page);
      await page.fill('#meterNumber', 'MPN1001');
      await page.fill('#emailAddress', `sam.${js ? 'quick' : 'quicker'}@mail.example`);
      await page.locator('#checkbox').check();
      // A program makes up when the page was opened: the browser finds nothing wrong with the form.
      await page
        .locator(`input[name="${BOT_INPUTS.token}"]`)
        .evaluate((input: HTMLInputElement) => {
          input.value = 'x';
        });
      await page.getByRole('button', { name: 'Submit', exact: true }).click();
      await errorOf(page, 'emailAddress').waitFor();
      expect(await errorOf(page, 'emailAddress').textContent()).toContain(
        'We could not tell that you are a person',
      );
      expect(await page.inputValue('#meterNumber')).toBe('MPN1001');
      if (!js) return;
      await page.fill('#meterNumber', '');
      await errorOf(page, 'meterNumber').waitFor();
      expect(await errorOf(page, 'emailAddress').count()).toBe(1);
      await page.fill('#meterNumber', 'MPN1002');
      await errorOf(page, 'meterNumber').waitFor({ state: 'detached' });
      expect(await errorOf(page, 'emailAddress').count()).toBe(1);
      await page.fill('#emailAddress', 'another@mail.example');
      await errorOf(page, 'emailAddress').waitFor({ state: 'detached' });
    }));
});
