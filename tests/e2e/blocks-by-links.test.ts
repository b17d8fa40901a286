import { describe, expect, it } from 'vitest';
import { block, SLOW } from '../support/open-block';

const BOTH = [{ js: true }, { js: false }];

describe.each(BOTH)('by links and forms of the same page, JavaScript $js [J-343]', ({ js }) => {
  it('View more news shows four more posts, without leaving where it can', { timeout: SLOW }, () =>
    block({ js }, 'StormLiveFeed', async (page, example) => {
      expect(await example.locator('.post').count()).toBe(4);
      await example.getByRole('link', { name: 'View more news' }).click();
      await page.waitForURL(/posts=8/);
      expect(await example.locator('.post').count()).toBeGreaterThan(4);
      if (js)
        expect(await page.evaluate(() => document.activeElement?.className)).toContain('post');
    }),
  );

  it('Show projects filters the list', { timeout: SLOW }, () =>
    block({ js }, 'DsapProjects', async (page, example) => {
      await example.locator('summary').click();
      await example.getByLabel('Employees').check();
      await example.getByRole('button', { name: 'Show projects' }).click();
      await page.waitForURL(/initiative-employees=on/);
      const kinds = await example.locator('.card > .soft:not(.small)').allTextContents();
      expect(kinds.length).toBeGreaterThan(0);
      expect(new Set(kinds)).toEqual(new Set(['Employees']));
    }),
  );

  it('a category filters the answers, and again clears the filter', { timeout: SLOW }, () =>
    block({ js }, 'ServiceAccordion', async (page, example) => {
      await example.getByRole('link', { name: 'Power cuts' }).click();
      await page.waitForURL(/answers=power-cuts/);
      expect(await example.locator('.acc > details').count()).toBe(2);
      await example.getByRole('link', { name: 'Power cuts' }).click();
      await page.waitForURL((url) => !url.searchParams.has('answers'));
      expect(await example.locator('.acc > details').count()).toBe(3);
      expect(await example.locator('.acc > details[open]').count()).toBe(0);
    }),
  );

  it(
    'the option selector says which choice is missing, then shows the way',
    { timeout: SLOW },
    () =>
      block({ js }, 'LandingHeroOptionSelector', async (page, example) => {
        const go = () => example.getByRole('button', { name: 'Show me' }).click();
        await go();
        await example.getByText('Landing page url required.').waitFor();
        await example.getByLabel('I am').selectOption('0');
        await go();
        await example.getByText('Summary / Next Step required.').waitFor();
        await example.getByLabel('and I want to').selectOption('0.1');
        if (js) {
          const next = page.waitForRequest((request) => request.url().endsWith('/homes/meter'));
          await go();
          await next;
        } else {
          await go();
          expect(
            await example.getByRole('link', { name: 'move my meter' }).getAttribute('href'),
          ).toBe('/homes/meter');
        }
      }),
  );

  it('one answer is open at a time, and a click closes it', { timeout: SLOW }, () =>
    block({ js }, 'HelpAndAdvice', async (_, example) => {
      const summaries = example.locator('.acc summary');
      await summaries.nth(0).click();
      await summaries.nth(1).click();
      expect(await example.locator('details[open]').count()).toBe(1);
      await summaries.nth(1).click();
      expect(await example.locator('details[open]').count()).toBe(0);
    }),
  );

  it('Show all data writes the figures on the charts', { timeout: SLOW }, () =>
    block({ js }, 'Charts', async (_, example) => {
      const figure = example.locator('.ch-value').first();
      expect(await figure.isVisible()).toBe(false);
      await example.getByLabel('Show all data').check();
      expect(await figure.isVisible()).toBe(true);
    }),
  );
});

describe('the storm page', () => {
  it('takes an address on to its register for texts', { timeout: SLOW }, () =>
    block({ js: false }, 'StormBody', async (page, example) => {
      await example.getByRole('searchbox').or(example.getByRole('textbox')).first().fill('CB1 9ZA');
      await example.getByRole('button', { name: 'Search' }).click();
      await page.locator('button[name=select]').first().click();
      await page.waitForURL(/\/power-cut\/text-updates/);
    }),
  );

  it('has words of its own for an address that nobody knows', { timeout: SLOW }, () =>
    block({ js: false }, 'StormBody', async (page, example) => {
      await example.getByRole('searchbox').or(example.getByRole('textbox')).first().fill('CO1 9ZZ');
      await example.getByRole('button', { name: 'Search' }).click();
      await page.getByText('You can also register for texts without it.').waitFor();
    }),
  );
});
