import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { axeFindings, sidewaysOverflow } from '../support/axe';
import { hydrated, withPage } from '../support/browser';
import { fillReport, openReport, press, REPORT, slugOf, typeAddress } from '../support/report-form';
import { QUIET_POSTCODE } from '../support/quiet-postcode';
import { ask } from '../support/server';

const site = inject('site');
const HOME = {
  'supplyAddress.addressLine1': '4 Lantern Street',
  'supplyAddress.addressLine3': 'Norwich',
  'supplyAddress.postcode': QUIET_POSTCODE,
};
const visitor = (js: boolean) => ({
  js,
  width: 320,
  height: 640,
  expects: [/\.js csp$/, /status of (404|422|429|503)/],
});
const BOTH = [{ js: true }, { js: false }];
const post = (path: string, values: Record<string, string>, cookie = '') =>
  ask(site + path, {
    method: 'POST',
    body: new URLSearchParams(values),
    headers: { Origin: site, ...(cookie ? { Cookie: cookie } : {}) },
  });
const cookieOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .find((one) => one.startsWith('mpn_draft='))
    ?.split(';')[0] ?? '';
const referenceOn = (page: Page) => page.textContent('.reference');

describe.each(BOTH)(
  'the report of a power cut, JavaScript $js, at 320 px [F-033, F-034]',
  ({ js }) => {
    it('goes from the first question to the reference', { timeout: 240_000 }, () =>
      withPage(visitor(js), async (page) => {
        await fillReport(page, site, js, async () => {
          expect(await sidewaysOverflow(page)).toEqual([]);
          expect(await page.locator('h1').count()).toBe(1);
          if (js) expect(await axeFindings(page)).toEqual([]);
        });
        expect(slugOf(page)).toBe('about-you');
        const answers = await page.textContent('.answers');
        expect(answers).toContain('4 Lantern Street');
        expect(answers).toContain('Earlier today');
        expect(answers).not.toContain('Not answered');
        expect(await sidewaysOverflow(page)).toEqual([]);
        if (js) expect(await axeFindings(page)).toEqual([]);

        await press(page, 'Send report', js);
        expect(slugOf(page)).toBe('thank-you');
        expect(await referenceOn(page)).toMatch(/^\S{5,}$/);
        expect(await page.title()).toContain('Thank you');
        if (js) expect(await axeFindings(page)).toEqual([]);
        const cookie = (await page.context().cookies()).find(
          ({ name }) => name === 'referenceNumber',
        );
        expect(cookie).toMatchObject({ path: '/', secure: site.startsWith('https:') });
        expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(500);
      }),
    );

    it('says what is wrong first, with links, and keeps what was given', { timeout: 120_000 }, () =>
      withPage(visitor(js), async (page) => {
        await openReport(page, site, 'where', js);
        await typeAddress(page, js, QUIET_POSTCODE);
        await press(page, 'Next', js);
        await page.locator('input[value="Today"]').check();
        await press(page, 'Next', js);
        expect(await page.title()).toMatch(/^Error: /);
        const link = page.locator('.summary-err a').first();
        expect(await page.locator('.summary-err a').count()).toBe(3);
        const field = page.locator((await link.getAttribute('href')) ?? '');
        const described = (await field.getAttribute('aria-describedby')) ?? '';
        expect(await page.textContent(`#${described}`)).toBe(await link.textContent());
        expect(await page.locator('input[value="Today"]').isChecked()).toBe(true);
        expect(await page.locator('[disabled], fieldset:disabled').count()).toBe(0);
        // no question is put off because an earlier one is wrong.
        expect(await page.locator('[aria-disabled=true], .off').count()).toBe(0);
        if (js) {
          expect(await page.evaluate(() => document.activeElement?.className)).toContain(
            'summary-err',
          );
          expect(await axeFindings(page)).toEqual([]);
        }
        // What looks disabled is sent all the same.
        await page.locator('input[value="Flickering"]').check();
        await page.locator('input[value="Before today"]').check();
        await page.locator('input[value="None of these"]').check();
        await page.locator('[name=medicalNeed][value=No]').check();
        await press(page, 'Next', js);
        expect(slugOf(page)).toBe('what-is-off');
        await page.locator('input[name=howOften]').first().check();
        await press(page, 'Next', js);
        expect(slugOf(page)).toBe('about-you');
        await openReport(page, site, 'what-is-off', js);
        expect(await page.locator('input[value="Before today"]').isChecked()).toBe(true);
      }),
    );

    it(
      'takes an address from the search straight to the answer, and offers to change it',
      { timeout: 120_000 },
      () =>
        withPage(visitor(js), async (page) => {
          await openReport(page, site, 'where', js);
          await page.locator('#supplyAddress').fill('CB1 9ZA');
          await press(page, 'Find address', false);
          await page.waitForURL(/\/power-cut\/search\?/);
          if (js) await hydrated(page);
          // The form's own header stays around what it asks on the way.
          expect(await page.textContent('.form-title')).toBe('Report a power cut');
          await page.locator('button[name=select]').first().click();
          await page.waitForURL(/\/known/);
          expect(await page.textContent('h1')).toMatch(/^We know\. Your power/);
          await page.getByRole('link', { name: 'Change address' }).click();
          await page.waitForURL(/\/where/);
          expect(await page.textContent('.chosen')).toContain('CB1 9ZA');
        }),
    );

    it(
      'lets an address be typed, or shown on the map, where the search does not find it',
      { timeout: 120_000 },
      () =>
        withPage(visitor(js), async (page) => {
          await openReport(page, site, 'where', js);
          await page.locator('#supplyAddress').fill('NR1 9XY');
          await press(page, 'Find address', false);
          await page.waitForURL(/\/power-cut\/search\?/);
          if (js) await hydrated(page);
          const back = await page
            .getByRole('link', { name: 'Enter the address yourself' })
            .getAttribute('href');
          expect(back).toBe(`${REPORT}/where?_manual=supplyAddress#supplyAddress`);
          await page.getByRole('link', { name: 'Or show us on the map' }).click();
          await page.waitForURL(/\/power-cut\/pin\?/);
          if (js) await hydrated(page);
          expect(await page.textContent('.form-title')).toBe('Report a power cut');
          await page.getByRole('button', { name: 'Confirm location' }).click();
          await page.waitForURL(/\/forms\/report-a-power-cut\/(known|what-is-off)/);
          await openReport(page, site, 'where', js);
          expect(await page.textContent('.chosen')).toContain('Pin on our map: 5');
          await page.goto(site + back);
          expect(await page.getByLabel('Address line 1').count()).toBe(1);
        }),
    );

    it(
      'changes one answer and comes back to the last page with what was typed there, sends once when pressed again',
      { timeout: 240_000 },
      () =>
        withPage(visitor(js), async (page) => {
          await fillReport(page, site, js);
          await press(page, 'Change When did it start?', js);
          expect(slugOf(page)).toBe('what-is-off');
          await page.locator('input[value="Just now"]').check();
          await press(page, 'Save and go back to your answers', js);
          expect(slugOf(page)).toBe('about-you');
          expect(await page.textContent('.answers')).toContain('In the last 15 minutes');
          expect(await page.getByLabel('Your full name').inputValue()).toBe('Jo Whitlock');
          await press(page, 'Send report', js);
          const first = await referenceOn(page);
          await page.goBack();
          await page.waitForLoadState('domcontentloaded');
          if (
            slugOf(page) === 'about-you' &&
            (await page.getByRole('button', { name: 'Send report' }).count()) > 0
          ) {
            await press(page, 'Send report', js);
            expect(await referenceOn(page)).toBe(first);
          } else expect(await referenceOn(page)).toBe(first);
        }),
    );
  },
);

describe('the pages of the report, however they are asked for [J-713, J-714]', () => {
  it('lead to the first open page, and say that nothing is kept', async () => {
    const answer = await ask(`${site}${REPORT}/about-you`);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe(`${REPORT}/where?_gone=1`);
    expect(await (await ask(`${site}${REPORT}/where?_gone=1`)).text()).toContain(
      'Please start again',
    );
    expect((await ask(`${site}${REPORT}/check`)).headers.get('Location')).toContain('/where');
  });

  it('say a sentence, and do not go round, where cookies are refused', async () => {
    const step = await post(`${REPORT}/where`, HOME);
    expect(step.status).toBe(303);
    const next = await ask(site + (step.headers.get('Location') ?? ''));
    expect(next.status).toBe(200);
    const page = await next.text();
    expect(page).toContain('We could not keep your answers');
    expect(page).toContain('tel:105');
  });

  it('say that the address is malformed, and take nothing [F-468, J-710]', async () => {
    const answer = await ask(`${site}${REPORT}/where?mpan=1&mpan=2`);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('The form URL appears malformed');
    expect((await post(`${REPORT}/where?mpan=1&mpan=2`, { powerOff: 'x' })).status).toBe(400);
  });

  it.each([
    '/forms/none/what',
    `${REPORT}/none`,
    '/forms/none',
    '/forms/none/check',
    '/forms/none/thank-you',
  ])('never fail: %s', async (path) =>
    expect([303, 404]).toContain((await ask(site + path)).status),
  );

  it.each([
    ['nothing', {}],
    [
      'nonsense',
      { powerOff: '\u0000\uffff', _asked: '../..', _seen: '<b>', _do: 'remove:supplyAddress:999' },
    ],
    [
      'a very long answer',
      { 'supplyAddress.addressLine1': 'x'.repeat(60_000), supplyAddress: '🕯️'.repeat(5000) },
    ],
  ])('answer %s with the page and what is wrong', async (_, values) => {
    const answer = await post(`${REPORT}/where`, values);
    expect([303, 422]).toContain(answer.status);
  });

  it('start again from a tampered cookie, and keep two tabs apart from nobody', async () => {
    const step = await post(`${REPORT}/where`, HOME);
    const cookie = cookieOf(step);
    expect(
      (await ask(`${site}${REPORT}/what-is-off`, { headers: { Cookie: cookie } })).status,
    ).toBe(200);
    const tampered = cookie.replace(/.{6}$/, 'aaaaaa');
    expect(
      (await ask(`${site}${REPORT}/what-is-off`, { headers: { Cookie: tampered } })).status,
    ).toBe(303);
  });

  it('weigh at most 7 kB', async () => {
    const html = await (await ask(`${site}${REPORT}/where`)).text();
    expect(gzipSync(html).length).toBeLessThanOrEqual(14 * 1024);
  });
});
