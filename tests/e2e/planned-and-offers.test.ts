import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { lookFaults } from '../support/axe';
import { hydrated } from '../support/browser';
import { wordsOf } from '../support/journeys';
import { withVisitor } from '../support/plain-page';
import { fillPlannedForm, searchPlanned, whereIs } from '../support/planned-journey';
import { ask } from '../support/server';

const site = inject('site');
const OFFERS = '/power-cut/offers-page';
const visitor = (js: boolean, width = 320) => ({
  js,
  width,
  height: 640,
  expects: [/\.js csp$/, /status of (404|422|429|503)/],
});
const MINUTES = 240_000;

/** What every page of this room holds to. */
async function look(page: Page, js: boolean): Promise<void> {
  expect(await page.locator('h1').count()).toBe(1);
  expect(await lookFaults(page, js)).toEqual([]);
}

/** Presses a button of the offers and waits until the page shows what it did. */
async function choose(
  page: Page,
  js: boolean,
  action: 'Add' | 'Remove',
  item: string,
): Promise<void> {
  const turned = page.getByRole('button', {
    name: `${action === 'Add' ? 'Remove' : 'Add'} ${item}`,
  });
  await page.getByRole('button', { name: `${action} ${item}` }).click();
  await turned.waitFor();
  if (js) await hydrated(page);
}
const goTo = async (page: Page, js: boolean, path: string) => {
  await page.goto(site + path);
  if (js) await hydrated(page);
};

describe.each([{ js: true }, { js: false }])(
  'planned work, JavaScript $js [J-166, J-168, J-655]',
  ({ js }) => {
    // Every address once: a request and a form are remembered.
    const house = js ? 4 : 5;

    it.each([
      ['NR1 9ZA, work today', 'NR1 9ZA', /^\/power-cut\/incident\?incidentid=INCD-100201-A/],
      ['NR2 9ZA, no form data', 'NR2 9ZA', /^\/future-planned-power-cut$/],
      ['NR3 9ZA, form data, not redeemed', 'NR3 9ZA', /^\/power-cut\/offers-page$/],
      ['NR4 9ZA, redeemed', 'NR4 9ZA', /^\/power-cut\/incident\?incidentid=INCD-100204-A/],
      ['NR5 9ZA, cancelled', 'NR5 9ZA', /^\/power-cut\/incident\?incidentid=INCD-100205-A/],
      ['SE2 9ZA, nothing planned', 'SE2 9ZA', /^\/power-cut\/incident(?:\?|$)/],
    ])('%s [J-928]', { timeout: MINUTES }, (_, postcode, to) =>
      withVisitor(site, visitor(js), async (page) => {
        await searchPlanned(page, site, postcode, 1, js);
        expect(whereIs(page)).toMatch(to);
        await look(page, js);
        // The remembered address is selected again by its link.
        await goTo(page, js, '/power-cut/planned-power-cut-search');
        await page.getByRole('link', { name: /address you looked up before/ }).click();
        await page.waitForURL((url) => !/search/.test(url.pathname));
        expect(whereIs(page)).toMatch(to);
      }),
    );

    it(
      'goes from the form to the offers, asks for the email address and confirms [J-139, J-656]',
      { timeout: MINUTES },
      () =>
        withVisitor(site, visitor(js), async (page) => {
          await searchPlanned(page, site, 'NR2 9ZA', house, js);
          await look(page, js);
          await fillPlannedForm(page, js);
          expect(whereIs(page)).toBe(`${OFFERS}?sent=true`);
          expect(await wordsOf(page)).toContain('We have what you told us.');
          expect(await wordsOf(page)).toContain('(max. 3)');
          expect(await page.locator('.offer-bar').count()).toBe(0);
          await look(page, js);

          for (const item of ['Flask', 'Power bank', 'Cool bag'])
            await choose(page, js, 'Add', item);
          expect(await wordsOf(page, '.offer-bar')).toContain('3 items chosen (max. 3)');
          await look(page, js);
          const blanket = page.getByRole('button', { name: 'Add Warm blanket' });
          expect(await blanket.getAttribute('aria-disabled')).toBe('true');
          expect(await blanket.evaluate((button) => (button as HTMLButtonElement).disabled)).toBe(
            false,
          );
          expect(
            await page.textContent(`#${await blanket.getAttribute('aria-describedby')}`),
          ).toContain('3 already');
          await blanket.click({ force: true });
          await page.waitForURL(/#full$/);
          expect(await page.getByRole('button', { name: /^Remove / }).count()).toBe(3);
          await choose(page, js, 'Remove', 'Cool bag');
          await page.reload();
          if (js) await hydrated(page);
          expect(await wordsOf(page, '.offer-bar')).toContain('2 items chosen');

          await page.getByRole('button', { name: 'Request items' }).click();
          await page.waitForURL(/step=email/);
          const email = page.getByLabel('Email address');
          await email.waitFor();
          expect(await page.locator('dialog[open]').count()).toBe(js ? 1 : 0);
          expect(await page.locator('.offer-bar').count()).toBe(0);
          await look(page, js);
          await email.fill('jo@mail');
          if (js) {
            await email.blur();
            expect(await page.locator('.msg').innerText()).toBe(
              'Enter an email address, such as name@example.com',
            );
            const confirm = page.getByRole('button', { name: 'Confirm' });
            expect(await confirm.getAttribute('aria-disabled')).toBe('true');
          }
          await page.getByRole('button', { name: 'Confirm' }).click({ force: true });
          await page.locator('.summary-err a').waitFor();
          if (!js) expect(await page.title()).toMatch(/^Error: /);
          expect(await email.inputValue()).toBe('jo@mail');
          await look(page, js);

          // Cancel keeps what was chosen, and forgets what was wrong.
          await page.getByRole('link', { name: 'Cancel' }).click();
          await page.locator('.offer-bar').waitFor();
          await page.getByRole('button', { name: 'Request items' }).click();
          await page.waitForURL(/step=email/);
          await email.waitFor();
          expect(await page.locator('.msg, .summary-err').count()).toBe(0);
          await email.fill('jo@mail.example');
          await page.getByRole('button', { name: 'Confirm' }).click();
          await page.waitForURL(/step=done/);
          expect(await page.title()).toContain('You’ve requested 2 items');
          const text = await wordsOf(page, js ? 'dialog[open]' : 'main');
          expect(text).toContain('You’ve requested 2 items');
          expect(text).toMatch(/Thank you\. We will send them to .*, Norwich, NR2 9ZA/);
          await look(page, js);

          await (
            js
              ? page.getByRole('button', { name: 'Close' })
              : page.getByRole('main').getByRole('link', { name: 'Close', exact: true })
          ).click();
          await page.waitForURL(/\/power-cut\/incident\?incidentid=INCD-100202-A/);
          await goTo(page, js, OFFERS);
          expect(whereIs(page)).toMatch(/^\/power-cut\/incident\?incidentid=INCD-100202-A/);
          await searchPlanned(page, site, 'NR2 9ZA', house, js);
          expect(whereIs(page)).toMatch(/^\/power-cut\/incident\?incidentid=INCD-100202-A/);
        }),
    );

    it(
      'requests at once where the email address is known, and takes a second press as the first',
      { timeout: MINUTES },
      () =>
        withVisitor(site, visitor(js, 1280), async (page) => {
          await searchPlanned(page, site, 'NR3 9ZA', house, js);
          await choose(page, js, 'Add', 'Wind-up torch');
          const cookies = (await page.context().cookies())
            .map(({ name, value }) => `${name}=${value}`)
            .join('; ');
          await page.getByRole('button', { name: 'Request item' }).click();
          await page.waitForURL(/step=done/);
          expect(await page.title()).toContain('You’ve requested 1 item -');
          const again = await ask(site + OFFERS, {
            method: 'POST',
            redirect: 'manual',
            headers: { Cookie: cookies, Origin: site },
            body: new URLSearchParams({ request: 'true' }),
          });
          expect([again.status, again.headers.get('Location')]).toEqual([
            303,
            `${OFFERS}?step=done`,
          ]);
          await page.getByRole('link', { name: 'View planned power cuts' }).click();
          await page.waitForURL(/planned-power-cuts$/);
          await page.getByRole('heading', { level: 1, name: 'Planned power cuts' }).waitFor();
          expect(await page.locator('.inc').count()).toBeGreaterThan(3);
          await look(page, js);
        }),
    );

    it('can be skipped', { timeout: MINUTES }, () =>
      withVisitor(site, visitor(js), async (page) => {
        await searchPlanned(page, site, 'NR3 9ZA', 0, js);
        await page.getByRole('link', { name: 'Skip offer' }).click();
        await page.waitForURL(/\/power-cut\/incident\?incidentid=INCD-100203-A/);
        await page.locator('.answer').waitFor();
        expect(await wordsOf(page)).not.toContain('we owe you');
      }),
    );

    it('shows a preview to anybody, and takes nothing in it [J-019]', { timeout: MINUTES }, () =>
      withVisitor(site, visitor(js), async (page) => {
        await goTo(page, js, `${OFFERS}?allowpreview=true`);
        await look(page, js);
        await choose(page, js, 'Add', 'Flask');
        expect(new URL(page.url()).searchParams.get('allowpreview')).toBe('true');
        await page.getByRole('button', { name: 'Request item' }).click();
        await page.locator('.summary-err').waitFor();
        expect(await page.textContent('.summary-err')).toContain('Nothing can be requested here');
      }),
    );
  },
);

describe('the pages of planned work [J-018, J-169, J-861, L-022]', () => {
  it('have no address: the offers lead to the incident page [J-017, J-140]', async () => {
    const answer = await ask(site + OFFERS, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/power-cut/incident']);
    expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it('say where a failed check leads [J-020]', async () => {
    const failed = await ask(`${site}/power-cut/planned-power-cuts?failed=true`);
    expect(await failed.text()).toContain('We could not check your address just now.');
    expect(failed.headers.get('Cache-Control')).toBe('private, no-store');
    const plain = await ask(`${site}/power-cut/planned-power-cuts`);
    expect(plain.headers.get('Cache-Control')).toMatch(/^public/);
    expect(await plain.text()).not.toContain('We could not check');
  });

  it.each([
    `${OFFERS}?allowpreview=true`,
    '/power-cut/planned-power-cuts?failed=true',
    '/power-cut/planned-power-cut-search',
  ])('%s is at most 7 kB of HTML', async (path) => {
    const html = await (await ask(site + path)).text();
    expect(gzipSync(html).length).toBeLessThan(14 * 1024);
  });
});
