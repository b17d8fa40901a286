import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { axeFindings, lookFaults } from '../support/axe';
import { hydrated } from '../support/browser';
import { wordsOf } from '../support/journeys';
import { asAPerson } from '../support/person';
import { withVisitor } from '../support/plain-page';

const site = inject('site');
const LONG = 180_000;
const BOTH = [{ js: true }, { js: false }];
const visitor = (js: boolean) => ({
  js,
  width: 320,
  height: 700,
  expects: [/status of (404|422|429|503)/],
});
/** A mailbox for each way: one takes six emails at once, as many as these journeys send. */
const emailOf = (js: boolean) => `sam.${js ? 'script' : 'plain'}@mail.example`;

async function open(page: Page, path: string, js: boolean): Promise<void> {
  await page.goto(site + path);
  if (js) await hydrated(page);
  expect(await page.locator('h1').count()).toBe(1);
  expect(await lookFaults(page, js)).toEqual([]);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Finds the first address of a postcode, in the dialog or on the page of the search. */
async function chooseAddress(page: Page, postcode: string, js: boolean): Promise<void> {
  await page.fill('#find', postcode);
  await button(page, 'Find address').click();
  if (!js) await page.waitForURL(/\/power-cut\/search\?/);
  await page.locator('button[name=select]').first().click();
  await page.waitForSelector('.chosen');
  expect(await page.textContent('.chosen')).toContain(postcode);
}

async function tellWho(page: Page, email: string): Promise<void> {
  await page.fill('#emailAddress', email);
  await page.locator('#checkbox').check();
}

/** What was answered: it stands in the place of the form, under a heading of its own, and never in a pop-up. */
async function outcome(page: Page, js: boolean, url: RegExp): Promise<string> {
  if (js) await page.waitForSelector('main form', { state: 'detached' });
  else await page.waitForURL(url);
  expect(await page.locator('dialog[open]').count()).toBe(0);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await lookFaults(page, js)).toEqual([]);
  return wordsOf(page);
}

describe.each(BOTH)('finders, JavaScript $js, at 320 px', ({ js }) => {
  const email = emailOf(js);
  it.each([
    ['/supplier-and-mpan/address', 'CB1 9ZA'],
    ['/whats-my-mpan', 'CB1 9ZA'],
    ['/export-mpan', 'BN4 9ZA'],
  ])(
    '%s sends the number of an address [J-203, J-208, J-214, J-218, J-219, J-226, J-245, J-256, J-668, J-669]',
    { timeout: LONG },
    (path, postcode) =>
      withVisitor(site, visitor(js), async (page) => {
        await open(page, path, js);
        expect(await button(page, 'Submit').getAttribute('aria-disabled')).toBe(js ? 'true' : null);
        await tellWho(page, email);
        await chooseAddress(page, postcode, js);
        // What was typed before the search is still there after it.
        expect(await page.inputValue('#emailAddress')).toBe(email);
        expect(await page.isChecked('#checkbox')).toBe(true);
        expect(await button(page, 'Submit').getAttribute('aria-disabled')).toBeNull();
        await asAPerson();
        await button(page, 'Submit').click();
        const words = await outcome(page, js, /\?sent=true$/);
        expect(words).toContain('Thank you');
        expect(words).toContain(email);
        expect(words).toMatch(/WEB-[A-Z2-9]{10}/);
        if (!js) {
          await page.reload();
          expect(await wordsOf(page)).toContain(email);
          return;
        }
        await page.getByRole('link', { name: 'Find another' }).click();
        if (path === '/supplier-and-mpan/address') return page.waitForURL(/\/supplier-and-mpan$/);
        await page.locator('#find').waitFor();
        await expect.poll(() => page.locator('.chosen').count()).toBe(0);
        expect(await page.inputValue('#emailAddress')).toBe('');
      }),
  );

  it(
    'says what is missing, with links to the fields [J-225, J-242, J-675]',
    { timeout: LONG },
    () =>
      withVisitor(site, visitor(js), async (page) => {
        await open(page, '/whats-my-mpan', js);
        await page.fill('#emailAddress', 'sam');
        // It looks disabled, and says what is missing all the same.
        await button(page, 'Submit').click({ force: true });
        await page.waitForSelector('.summary-err');
        expect(await page.title()).toMatch(/^Error: /);
        expect(await page.locator('.summary-err a').allTextContents()).toEqual([
          'Find and choose your address',
          'Enter an email address, like name@example.com',
          'Tick the box: we can only send this to the person who pays the bill',
        ]);
        expect(await page.inputValue('#emailAddress')).toBe('sam');
        for (const id of ['find', 'emailAddress', 'checkbox']) {
          const described = (await page.locator(`#${id}`).getAttribute('aria-describedby')) ?? '';
          expect(described).toContain(`${id}-error`);
          expect(await page.locator(`#${id}-error`).count()).toBe(1);
        }
        if (js) expect(await axeFindings(page)).toEqual([]);
      }),
  );

  it(
    'finds a supplier by meter number: ours, another distributor’s, nobody’s [J-202, J-204, J-215, J-220, J-677 to J-679, J-687]',
    { timeout: LONG },
    () =>
      withVisitor(site, visitor(js), async (page) => {
        await open(page, '/supplier-and-mpan', js);
        await page.getByRole('link', { name: 'Search by meter number' }).click();
        await page.waitForURL(/\/meter-number$/);
        const search = async (meterNumber: string) => {
          await open(page, '/supplier-and-mpan/meter-number', js);
          await page.fill('#meterNumber', meterNumber);
          await tellWho(page, email);
          await asAPerson();
          await button(page, 'Submit').click();
          return outcome(page, js, /\/meter-number(\?sent=true)?$/);
        };
        expect(await search('mpn1001')).toContain(`We have sent an email to ${email}`);

        const other = await search('OTH2002');
        expect(other).toContain(
          'Unfortunately we\'re not the local electricity distributor for this meter number "OTH2002"',
        );
        expect(other).toContain('You should contact your distributor:');
        expect(other).toContain('0808 157 0116');
        expect(await page.getByRole('img', { name: 'Electricity North West' }).count()).toBe(1);
        const nobody = await search('ABC9999');
        expect(nobody).toContain('Please try searching by');
        expect(
          await page.getByRole('link', { name: 'Address', exact: true }).getAttribute('href'),
        ).toBe('/supplier-and-mpan/address');
        await page.getByRole('link', { name: 'Fill out our form' }).click();
        await page.waitForURL(/\/supplier-and-mpan\/form$/);
      }),
  );

  it('explains the meter board [J-680, J-681, J-685]', { timeout: LONG }, () =>
    withVisitor(site, visitor(js), async (page) => {
      await open(page, '/supplier-and-mpan', js);
      await page.getByText('Where is my meter number?').click();
      await page.getByText('Do not open or move anything on the meter board.').waitFor();
      expect(await page.locator('dialog[open]').count()).toBe(js ? 1 : 0);
      if (!js) return;
      expect(await axeFindings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.waitForSelector('dialog[open]', { state: 'detached' });
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.textContent))
        .toContain('Where is my meter number?');
    }),
  );

  it(
    'takes the manual form with files, keeps them when something is wrong, and thanks [J-216, J-217, J-221, J-233, J-674, J-676, J-684, J-688, J-691, J-796, J-797]',
    { timeout: LONG },
    () =>
      withVisitor(site, visitor(js), async (page) => {
        const png = Buffer.from(
          'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
          'base64',
        );
        const file = (name: string, buffer: Buffer) => ({
          name,
          mimeType: 'image/png',
          buffer: buffer as never,
        });
        await open(page, '/supplier-and-mpan/form', js);
        const fill = async (values: Record<string, string>) => {
          for (const [name, value] of Object.entries(values)) await page.fill(`#${name}`, value);
        };
        await fill({
          firstName: 'Sam',
          lastName: 'Example',
          telephoneNumber: '020 7946 0123',
          emailAddress: email,
          addressLine1: 'Plot 4',
          city: 'Colchester',
          postcode: 'co1 9zz',
        });
        await page.locator('#isBillPayerManual').check();
        await page.setInputFiles('#files', [
          file('meter.png', png),
          file('empty.png', Buffer.alloc(0)),
        ]);
        await asAPerson();
        await button(page, 'Send').click();
        await page.waitForSelector('.summary-err');
        expect(await page.textContent('.summary-err')).toContain('empty.png is empty');
        expect(await page.textContent('.files')).toContain('meter.png');
        expect(await page.inputValue('#city')).toBe('Colchester');
        if (js) expect(await axeFindings(page)).toEqual([]);
        if (js) await page.setInputFiles('#files', []);
        await asAPerson();
        await button(page, 'Send').click();
        const words = await outcome(page, js, /\?sent=true$/);
        expect(words).toContain('Thank you. We have your form');
        expect(words).toContain(email);
      }),
  );

  it('offers the other ways where an address is not found [J-224, J-798]', { timeout: LONG }, () =>
    withVisitor(site, visitor(js), async (page) => {
      await open(page, '/supplier-and-mpan/address', js);
      await page.fill('#find', 'CO1 9ZZ');
      await button(page, 'Find address').click();
      await page.getByText('We are unable to find your address').waitFor();
      if (js) expect(await axeFindings(page)).toEqual([]);
      expect(
        await page.getByRole('link', { name: 'Search by meter number' }).count(),
      ).toBeGreaterThan(0);
      await page.getByRole('link', { name: 'Fill out our form' }).click();
      await page.waitForURL(/\/supplier-and-mpan\/form$/);
    }),
  );
});
