import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { axeFindings, sidewaysOverflow } from '../support/axe';
import { hydrated, withPage } from '../support/browser';
import { fillReport, openReport, press, REPORT, slugOf } from '../support/report-form';
import { ask } from '../support/server';

const site = inject('site');
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

describe.each(BOTH)('the report of a power cut, JavaScript $js, at 320 px', ({ js }) => {
  it(
    'goes from the first question to the reference',
    () =>
      withPage(visitor(js), async (page) => {
        await fillReport(page, site, js, async () => {
          expect(await sidewaysOverflow(page)).toEqual([]);
          expect(await page.locator('h1').count()).toBe(1);
          if (js) expect(await axeFindings(page)).toEqual([]);
        });
        expect(slugOf(page)).toBe('check');
        const answers = await page.textContent('.answers >> nth=1');
        expect(answers).toContain('4 Lantern Street');
        expect(await sidewaysOverflow(page)).toEqual([]);
        if (js) expect(await axeFindings(page)).toEqual([]);

        await press(page, 'Send report', js);
        expect(slugOf(page)).toBe('thank-you');
        expect(await referenceOn(page)).toMatch(/^\S{5,}$/);
        expect(await page.title()).toContain('Thank you');
        if (js) expect(await axeFindings(page)).toEqual([]);
        const cookie = (await page.context().cookies()).find(({ name }) => name === 'referenceNumber');
        expect(cookie).toMatchObject({ path: '/', secure: site.startsWith('https:') });
        expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(500);
      }),
    240_000,
  );

  it(
    'says what is wrong first, with links, and keeps what was given',
    () =>
      withPage(visitor(js), async (page) => {
        await openReport(page, site, 'what-is-off', js);
        await page.locator('input[value="Today"]').check();
        await press(page, 'Next', js);
        expect(await page.title()).toMatch(/^Error: /);
        const link = page.locator('.summary-err a');
        expect(await link.count()).toBe(1);
        const field = page.locator((await link.getAttribute('href')) ?? '');
        const described = (await field.getAttribute('aria-describedby')) ?? '';
        expect(await page.textContent(`#${described}`)).toBe(await link.textContent());
        expect(await page.locator('input[value="Today"]').isChecked()).toBe(true);
        expect(await page.locator('[disabled], fieldset:disabled').count()).toBe(0);
        // mend 24: no question is put off because an earlier one is wrong.
        expect(await page.locator('[aria-disabled=true], .off').count()).toBe(0);
        if (js) {
          expect(await page.evaluate(() => document.activeElement?.className)).toContain('summary-err');
          expect(await axeFindings(page)).toEqual([]);
        }
        // What looks disabled is sent all the same.
        await page.locator('input[value="Flickering"]').check();
        await page.locator('input[value="Before today"]').check();
        await press(page, 'Next', js);
        expect(slugOf(page)).toBe('what-is-off');
        await page.locator('input[name=howOften]').first().check();
        await press(page, 'Next', js);
        expect(slugOf(page)).toBe('where');
        await openReport(page, site, 'what-is-off', js);
        expect(await page.locator('input[value="Before today"]').isChecked()).toBe(true);
      }),
    120_000,
  );

  it(
    'takes an address from the search, and offers to change it',
    () =>
      withPage(visitor(js), async (page) => {
        await openReport(page, site, 'what-is-off', js);
        await page.locator('input[value="All of the property"]').check();
        await page.locator('input[value="Today"]').check();
        await press(page, 'Next', js);
        await page.locator('#supplyAddress').fill('CB1 9ZA');
        await press(page, 'Find address', false);
        await page.waitForURL(/\/power-cut\/search\?/);
        if (js) await hydrated(page);
        await page.locator('button[name=select]').first().click();
        await page.waitForURL(/\/where/);
        expect(await page.textContent('.chosen')).toContain('CB1 9ZA');
        await page.locator('input[value="A home"]').check();
        await press(page, 'Next', js);
        expect(slugOf(page)).toBe('checks');
        await page.reload();
        await page.goBack();
        expect(slugOf(page)).toBe('where');
        expect(await page.textContent('.chosen')).toContain('CB1 9ZA');
      }),
    120_000,
  );

  it(
    'changes one answer and comes back to the check, sends once when pressed again',
    () =>
      withPage(visitor(js), async (page) => {
        await fillReport(page, site, js);
        await page.getByRole('link', { name: 'Change Your full name' }).click();
        await page.waitForURL(/about-you/);
        await page.getByLabel('Your full name').fill('Sam');
        await press(page, 'Next', js);
        expect(slugOf(page)).toBe('check');
        expect(await page.textContent('main')).toContain('Sam');
        await press(page, 'Send report', js);
        const first = await referenceOn(page);
        await page.goBack();
        await page.waitForLoadState('domcontentloaded');
        if (slugOf(page) === 'check' && (await page.getByRole('button', { name: 'Send report' }).count()) > 0) {
          await press(page, 'Send report', js);
          expect(await referenceOn(page)).toBe(first);
        } else expect(await referenceOn(page)).toBe(first);
      }),
    240_000,
  );
});

describe('a report that is not needed', () => {
  it.each(BOTH)(
    'says so, leads to the power cut, and can be sent anyway, JavaScript $js',
    ({ js }) =>
      withPage(visitor(js), async (page) => {
        await fillReport(page, site, js, undefined, 'CB1 9ZA');
        await press(page, 'Send report', js);
        expect(await page.textContent('main')).toContain('We already know about this power cut');
        const see = await page.getByRole('link', { name: 'See what we know' }).getAttribute('href');
        expect(see).toMatch(/^\/power-cut\/incident\?/);
        await press(page, 'My situation is different: report anyway', js);
        expect(slugOf(page)).toBe('thank-you');
      }),
    240_000,
  );
});

describe.each(BOTH)('mend 14: someone on a breathing machine in a known power cut, JavaScript $js', ({ js }) => {
  it(
    'is given 105 as a button where they say so, and what they said is passed on',
    () =>
      withPage(visitor(js), async (page) => {
        const call = page.getByRole('link', { name: 'Call us now on 105' }).filter({ visible: true });
        const people = async () => {
          expect(await call.getAttribute('href')).toBe('tel:105');
          await page.check('[name=medicalNeed][value=Yes]');
          if (!js) await press(page, 'Next', js);
          await page.locator('[name=medicalEquipment]').first().check();
          await page.check('[name=batteryLeft][value="Less than 1 hour"]');
          await page.check('[name=onRegister][value=No]');
          // Without JavaScript the page comes back with the words that this answer brought to light.
          if (!js) await press(page, 'Next', js);
          expect(await call.count()).toBe(2);
          if (js) expect(await axeFindings(page)).toEqual([]);
        };
        await fillReport(page, site, js, undefined, 'CB1 9ZA', { people });
        await press(page, 'Send report', js);
        const main = (await page.textContent('main')) ?? '';
        expect(main).toContain('You do not need to report it');
        expect(main).toContain('We have passed what you told us');
        expect(await referenceOn(page)).toMatch(/^WEB-[A-Z2-9]{10}$/);
        expect(await call.getAttribute('href')).toBe('tel:105');
        if (js) expect(await axeFindings(page)).toEqual([]);
      }),
    240_000,
  );
});

describe('the pages of the report, however they are asked for', () => {
  it('lead to the first open page, and say that nothing is kept', async () => {
    const answer = await ask(`${site}${REPORT}/about-you`);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('Location')).toBe(`${REPORT}/what-is-off?_gone=1`);
    expect(await (await ask(`${site}${REPORT}/what-is-off?_gone=1`)).text()).toContain('Please start again');
    expect((await ask(`${site}${REPORT}/check`)).headers.get('Location')).toContain('/what-is-off');
  });

  it('say a sentence, and do not go round, where cookies are refused', async () => {
    const step = await post(`${REPORT}/what-is-off`, { powerOff: 'All of the property', whenOff: 'Today' });
    expect(step.status).toBe(303);
    const next = await ask(site + (step.headers.get('Location') ?? ''));
    expect(next.status).toBe(200);
    const page = await next.text();
    expect(page).toContain('We could not keep your answers');
    expect(page).toContain('tel:105');
  });

  it('say that the address is malformed, and take nothing', async () => {
    const answer = await ask(`${site}${REPORT}/what-is-off?mpan=1&mpan=2`);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('The form URL appears malformed');
    expect((await post(`${REPORT}/what-is-off?mpan=1&mpan=2`, { powerOff: 'x' })).status).toBe(400);
  });

  it.each(['/forms/none/what', `${REPORT}/none`, '/forms/none', '/forms/none/check', '/forms/none/thank-you'])(
    'never fail: %s',
    async (path) => expect([303, 404]).toContain((await ask(site + path)).status),
  );

  it.each([
    ['nothing', {}],
    ['nonsense', { powerOff: '\u0000\uffff', _asked: '../..', _seen: '<b>', _do: 'remove:powerOff:999' }],
    ['a very long answer', { powerOff: 'x'.repeat(60_000), whenOff: '🕯️'.repeat(5000) }],
  ])('answer %s with the page and what is wrong', async (_, values) => {
    const answer = await post(`${REPORT}/what-is-off`, values);
    expect([303, 422]).toContain(answer.status);
  });

  it('start again from a tampered cookie, and keep two tabs apart from nobody', async () => {
    const step = await post(`${REPORT}/what-is-off`, { powerOff: 'All of the property', whenOff: 'Today' });
    const own = cookieOf(step);
    expect((await ask(`${site}${REPORT}/where`, { headers: { Cookie: own } })).status).toBe(200);
    const tampered = own.replace(/.{6}$/, 'aaaaaa');
    expect((await ask(`${site}${REPORT}/where`, { headers: { Cookie: tampered } })).status).toBe(303);
  });

  it('weigh at most 7 kB', async () => {
    const html = await (await ask(`${site}${REPORT}/what-is-off`)).text();
    expect(gzipSync(html).length).toBeLessThanOrEqual(14 * 1024);
  });
});
