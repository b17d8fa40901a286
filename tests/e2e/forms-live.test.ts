import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { axeFindings, lookFaults } from '../support/axe';
import { hydrated, withPage } from '../support/browser';
import { withVisitor } from '../support/plain-page';
import { press, slugOf } from '../support/report-form';
import { toStreetItems } from '../support/street-journey';

const site = inject('site');
const phone = (js: boolean) => ({
  js,
  width: 320,
  height: 640,
  expects: [/\.js csp$/, /status of 422/],
});
const BOTH = [{ js: true }, { js: false }];

async function open(page: Page, path: string, js: boolean): Promise<void> {
  await page.goto(site + path);
  if (js) await hydrated(page);
}

describe('questions that depend on others', () => {
  it('come and go as they are answered, are announced, and keep what was typed', () =>
    withPage(phone(true), async (page) => {
      await open(page, '/forms/voltage-complaint/problem', true);
      const other = page.locator('[name=otherProblem]');
      expect(await other.count()).toBe(0);
      const something = page.locator('input[name=problems]').last();
      await something.check();
      await other.fill('It hums');
      expect(await page.locator('form [role=status]').first().textContent()).toContain(
        'More to answer: ',
      );
      expect(await axeFindings(page)).toEqual([]);
      await something.uncheck();
      expect(await other.isVisible()).toBe(false);
      await something.check();
      expect(await other.inputValue()).toBe('It hums');
    }));

  it('that came to light are asked for at once, not after another round', () =>
    withPage(phone(true), async (page) => {
      await open(page, '/forms/voltage-complaint/problem', true);
      await page.locator('input[name=problems]').last().check();
      await press(page, 'Next', true);
      expect(await page.locator('.summary-err a[href="#otherProblem"]').count()).toBe(1);
    }));

  it.each(BOTH)(
    'come inside the item of a repeater that they belong to, JavaScript $js [F-036]',
    ({ js }) =>
      withVisitor(site, phone(js), async (page) => {
        await open(page, '/forms/street-furniture/start', js);
        await toStreetItems(page, js);
        const other = page.locator('[name="items.0.assetOther"]');
        expect(await other.count()).toBe(0);
        await page.locator('[name="items.0.assetType"]').selectOption('Something else');
        if (!js) {
          await page.locator('[name="items.0.street"]').fill('Mill Lane');
          await press(page, 'Next', js);
        }
        expect(await other.isVisible()).toBe(true);
        expect(await page.locator('a[href="#items.0.assetOther"]').count()).toBe(0);
      }),
  );
});

describe('what is wrong with an answer', () => {
  it('goes away when it is put right, and comes back with the wrong one; addresses carry nothing of ours along', () =>
    withPage(phone(true), async (page) => {
      await open(page, '/forms/email-us/message#message', true);
      await page.locator('[name=topic]').selectOption('Compliment');
      await page.locator('[name=message]').fill('Thank you');
      await press(page, 'Next', true);
      expect(page.url()).toBe(`${site}/forms/email-us/about-you`);
      await page.locator('[name=yourName]').fill('Jo');
      await page.locator('[name=emailAddress]').fill('jo at home');
      await press(page, 'Check your answers', true);
      const errorLink = page.locator('.summary-err a[href="#emailAddress"]');
      expect(await errorLink.textContent()).toBe(
        'Enter an email address, such as name@example.com',
      );
      await page.locator('[name=emailAddress]').fill('jo@example.com');
      await errorLink.waitFor({ state: 'detached' });
      expect(await page.locator('[id=emailAddress-error]').count()).toBe(0);
      await page.locator('[name=emailAddress]').fill('jo at home');
      await errorLink.waitFor();
    }));
});

describe('the landing page of street furniture [J-295]', () => {
  it.each(BOTH)(
    'asks where to go, says what is missing, and goes on, JavaScript $js [J-289, J-290, J-294]',
    ({ js }) =>
      withVisitor(site, phone(js), async (page) => {
        await open(page, '/forms/street-furniture', js);
        expect(slugOf(page)).toBe('start');
        expect(await page.locator('label[for=to]').textContent()).toContain('*');
        await press(page, 'Next', js);
        expect(await page.title()).toMatch(/^Error: /);
        expect(await page.locator('.summary-err a[href="#to"]').count()).toBe(1);
        expect(await lookFaults(page, js)).toEqual([]);
        await page.locator('[name=to]').selectOption('/forms/unmetered-connection');
        await press(page, 'Next', js);
        expect(new URL(page.url()).pathname).toBe('/forms/unmetered-connection/who');
      }),
  );

  it.each(BOTH)('says what to do in danger, JavaScript $js [J-291]', ({ js }) =>
    withPage(phone(js), async (page) => {
      await open(page, '/forms/street-furniture', js);
      const call = page.getByRole('link', { name: 'Call 105' });
      expect(await call.isVisible()).toBe(false);
      await page.getByText('Is this a dangerous situation?').click();
      expect(await call.isVisible()).toBe(true);
    }),
  );
});

describe('a pop-up of a form', () => {
  it('is a dialog that gives the focus back, and words in their place without JavaScript', async () => {
    await withPage(phone(true), async (page) => {
      await open(page, '/forms/compensation-claim', true);
      await page.getByText('How much could it be?').click();
      const dialog = page.getByRole('dialog', { name: 'How much could it be?' });
      expect(await dialog.textContent()).toContain('Ofgem');
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      expect(await dialog.count()).toBe(0);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(
        'How much could it be?',
      );
    });
    await withPage(phone(false), async (page) => {
      await open(page, '/forms/compensation-claim', false);
      await page.getByText('How much could it be?').click();
      expect(await page.getByText('Ofgem').isVisible()).toBe(true);
    });
  });
});

describe('what is counted [J-778]', () => {
  it('is each page once, and Skip, with consent only, and nothing about the visitor [F-047, F-464, F-465, J-779]', () =>
    withPage(phone(true), async (page) => {
      await open(page, '/forms/future-planned-power-cut', true);
      await page.getByRole('button', { name: 'Accept all' }).click();
      await page.waitForFunction(() => window.dataLayer !== undefined);
      await page.reload();
      await hydrated(page);
      await page.getByRole('link', { name: 'Skip', exact: true }).click({ noWaitAfter: true });
      await page.waitForURL(/\/power-cut\/(?:incident|search)/);
      const events = await page.evaluate(() => window.dataLayer ?? []);
      expect(events).toContainEqual({
        event: 'form_step',
        form: 'future-planned-power-cut',
        step: 0,
      });
      expect(events).toContainEqual({
        event: 'form_skipped',
        form: 'future-planned-power-cut',
        step: 0,
      });
    }));
});

describe('when things go wrong on the way', () => {
  it('keeps the page and says so while there is no network [X-23]', () =>
    withPage(phone(true), async (page) => {
      await open(page, '/forms/email-us/message', true);
      await page.locator('textarea').first().fill('Hello');
      await page.context().setOffline(true);
      await page.locator('main').getByRole('button', { name: 'Next', exact: true }).click();
      expect(await page.getByText('You are offline.').isVisible()).toBe(true);
      expect(await page.locator('textarea').first().inputValue()).toBe('Hello');
      await page.context().setOffline(false);
      await press(page, 'Next', true);
      expect(await page.locator('textarea').first().inputValue()).toBe('Hello');
    }));

  it('puts the answers of two tabs together [X-22]', () =>
    withPage(phone(false), async (page) => {
      await open(page, '/forms/voltage-complaint/problem', false);
      const other = await page.context().newPage();
      await open(other, '/forms/voltage-complaint/problem', false);
      await page.locator('input[name=problems]').first().check();
      await page.locator('input[name=howOften]').last().check();
      await page.locator('input[name=happeningNow]').last().check();
      await press(page, 'Next', false);
      await other.locator('input[name=howOften]').first().check();
      await press(other, 'Next', false);
      // Of one and the same page the last answer counts; it is shown, with what it lacks.
      expect(await other.locator('.summary-err').count()).toBe(1);
      expect(await other.locator('input[name=howOften]').first().isChecked()).toBe(true);
      await open(page, '/forms/voltage-complaint/problem', false);
      expect(await page.locator('input[name=howOften]').first().isChecked()).toBe(true);
    }));
});
