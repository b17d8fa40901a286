import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { axeFindings, lookFaults } from '../support/axe';
import { hydrated, withPage } from '../support/browser';
import { wordsOf } from '../support/journeys';
import { withVisitor } from '../support/plain-page';
import { ask } from '../support/server';

const site = inject('site');
const LONG = 180_000;
const BOTH = [{ js: true }, { js: false }];
const visitor = (js: boolean) => ({
  js,
  width: 320,
  height: 700,
  expects: [/status of (404|422|429|502|503)/],
});
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function open(page: Page, path: string, js: boolean): Promise<void> {
  await page.goto(site + path);
  if (js) await hydrated(page);
  expect(await lookFaults(page, js)).toEqual([]);
}

/** What the page says now: in a pop-up with JavaScript, on itself without. */
async function answerText(page: Page, js: boolean): Promise<string> {
  if (js) await page.waitForSelector('dialog[open]');
  expect(await lookFaults(page, js)).toEqual([]);
  return wordsOf(page, js ? 'dialog[open]' : 'main');
}

describe.each(BOTH)('the area checker, JavaScript $js, at 320 px', ({ js }) => {
  async function choose(page: Page, postcode: string): Promise<void> {
    await page.fill('#search-area', postcode);
    await button(page, 'Find address').click();
    if (!js) await page.waitForURL(/\/power-cut\/search\?/);
    await page.locator('button[name=select]').first().click();
    await page.waitForURL(/\/area-checker\?chosen=true/);
    await page.waitForSelector('.chosen');
  }

  it(
    'finds an address in our area, with its region [L-156, L-160, L-161, L-164]',
    { timeout: LONG },
    () =>
      withVisitor(site, visitor(js), async (page) => {
        await open(page, '/area-checker', js);
        expect(await wordsOf(page)).not.toContain('our area.');
        expect(await button(page, 'Check address').getAttribute('aria-disabled')).toBe(
          js ? 'true' : null,
        );
        await choose(page, 'cb1 9za');
        expect(await button(page, 'Check address').getAttribute('aria-disabled')).toBeNull();
        await button(page, 'Check address').click();
        if (!js) await page.waitForURL(/check=true/);
        expect(await answerText(page, js)).toContain(
          'Your address at CB1 9ZA is in our area. It is part of our East of England region.',
        );
        if (!js) return page.getByRole('link', { name: 'Clear' }).click();
        await button(page, 'Close').click();
        await page.waitForURL(/\/area-checker$/);
        await page.waitForSelector('.chosen', { state: 'detached' });
      }),
  );

  it(
    'says at once that an address is not ours and whose it is, and says so again when it is checked [L-158, L-159, L-162, L-163, L-166, L-169]',
    { timeout: LONG },
    () =>
      withVisitor(site, visitor(js), async (page) => {
        await open(page, '/area-checker', js);
        await choose(page, 'M1 9ZA');
        const atOnce = await answerText(page, js);
        expect(atOnce).toContain('M1 9ZA is not in our area');
        expect(atOnce).toContain('Electricity North West looks after the power lines there.');
        expect(atOnce).toContain('0808 157 0116');
        expect(atOnce).toContain('Visit the Electricity North West website');
        expect(atOnce).not.toContain('typing mistakes');
        if (js) {
          await button(page, 'Close').click();
          await page.waitForURL(/\/area-checker$/);
          await open(page, '/area-checker?chosen=true', js);
        }
        await button(page, 'Check address').click();
        if (!js) await page.waitForURL(/check=true/);
        const words = await answerText(page, js);
        expect(words).toContain('M1 9ZA is not in our area');
        expect(words).toContain('0808 157 0116');
      }),
  );

  it(
    'asks for an address first, and says what it makes of one that nobody knows [L-168, L-170, L-718]',
    { timeout: LONG },
    () =>
      withVisitor(site, visitor(js), async (page) => {
        await open(page, '/area-checker', js);
        // It looks disabled, and says what is missing all the same.
        await button(page, 'Check address').click({ force: true });
        await page.waitForSelector('.summary-err');
        expect(await page.textContent('.summary-err')).toContain(
          'Find and choose an address first',
        );
        await page.fill('#search-area', 'CO1 9ZZ');
        await button(page, 'Find address').click();
        await page.getByText('Incorrect address or not in our area').waitFor();
        expect(await wordsOf(page, 'body')).toContain('We can’t find CO1 9ZZ on our network');
      }),
  );
});

/** What the calculator found: in the page, and where it came without a new page, with the focus on it. */
async function estimated(page: Page, js: boolean): Promise<string> {
  await page.waitForSelector('[data-cost-outcome]');
  expect(await page.locator('dialog[open]').count()).toBe(0);
  if (js) {
    expect(
      await page.evaluate(() => document.activeElement?.matches(':has(> [data-cost-outcome])')),
    ).toBe(true);
  }
  expect(await lookFaults(page, js)).toEqual([]);
  return wordsOf(page);
}

describe.each(BOTH)('the cost calculator, JavaScript $js, at 320 px', ({ js }) => {
  async function estimate(page: Page, postcode: string, kva: string): Promise<void> {
    await page.fill('#postcode', postcode);
    await page.fill('#kva', kva);
    await button(page, 'Estimate the cost').click();
  }

  it(
    'estimates, and keeps what was typed [L-174, L-177, L-178, L-185 to L-187]',
    { timeout: LONG },
    () =>
      withVisitor(site, visitor(js), async (page) => {
        await open(page, '/cost-calculator', js);
        expect(await page.getAttribute('#kva', 'min')).toBe('1');
        await estimate(page, 'se1 9za', '250.5');
        if (!js) await page.waitForURL(/kva=250\.5/);
        const words = await estimated(page, js);
        expect(words).toContain('Your estimate');
        expect(words).toContain('about £32,000');
        expect(words).toContain('London');
        expect(words).toContain('201 to 500 kVA');
        expect(await page.inputValue('#postcode')).toBe('se1 9za');
        expect(await page.inputValue('#kva')).toBe('250.5');
      }),
  );

  it(
    'has no data for a postcode [L-188 to L-190, L-195, L-377, L-379, L-380, L-550]',
    { timeout: LONG },
    () =>
      withVisitor(site, visitor(js), async (page) => {
        await open(page, '/cost-calculator', js);
        await estimate(page, 'CM2 9ZA', '20');
        if (!js) await page.waitForURL(/postcode=CM2/);
        const words = await estimated(page, js);
        expect(words).toContain('No data found');
        expect(words).toContain('We currently have no data for this postcode');
      }),
  );

  it(
    'says what is wrong in the words of the specification [L-602 to L-605]',
    { timeout: LONG },
    () =>
      withVisitor(site, visitor(js), async (page) => {
        await open(page, '/cost-calculator', js);
        const cases: [string, string, string[]][] = [
          ['', '', ['Postcode is required', 'kVA is required']],
          [
            'ZZ9 9ZZ',
            '0',
            ['Postcode must be a valid UK postcode', 'kVA must be a positive number'],
          ],
          ['CB1 9ZA', '5001', ['kVA must be less than 5000']],
        ];
        for (const [postcode, kva, messages] of cases) {
          await estimate(page, postcode, kva);
          if (!js) await page.waitForURL((url) => url.searchParams.get('kva') === kva);
          await expect
            .poll(() => page.locator('.summary-err a').allTextContents())
            .toEqual(messages);
          expect(await page.locator('.f .msg').allTextContents()).toEqual(messages);
        }
        if (js) expect(await axeFindings(page)).toEqual([]);
      }),
  );
});

describe('with JavaScript the calculator', () => {
  it(
    'checks on blur and on change, and says that it is submitting [L-181 to L-184, L-196, L-197, L-378]',
    { timeout: LONG },
    () =>
      withPage({ js: true, expects: [/status of 502/] }, async (page) => {
        await open(page, '/cost-calculator', true);
        await page.fill('#postcode', 'CB1');
        await page.locator('#kva').focus();
        await page.getByText('Postcode must be a valid UK postcode').waitFor();
        await page.fill('#postcode', 'CB1 9ZA');
        await page.getByText('Postcode must be a valid UK postcode').waitFor({ state: 'detached' });
        await page.fill('#kva', '250');

        let answer = () => {};
        const held = new Promise<void>((resolve) => (answer = resolve));
        await page.route('**/api/calculator?*', async (route) => {
          await held;
          await route.fulfill({ status: 502, contentType: 'application/json', body: '{}' });
        });
        await button(page, 'Estimate the cost').click();
        await page.getByRole('status').getByText('Submitting, please wait').waitFor();
        answer();
        const words = await estimated(page, true);
        expect(words).toContain('Something went wrong');
        expect(words).toContain("We couldn't load the data. Please try again or come back later.");
        expect(words).not.toContain('Submitting');
      }),
  );
});

it.each(['/area-checker', '/cost-calculator', '/cost-calculator?postcode=CB1+9ZA&kva=250'])(
  '%s is light',
  async (path) => {
    const answer = await ask(site + path);
    expect(gzipSync(await answer.text()).length).toBeLessThan(14 * 1024);
    expect(answer.headers.get('Cache-Control')).toMatch(
      path.includes('?') ? /^private/ : /^public/,
    );
  },
);
