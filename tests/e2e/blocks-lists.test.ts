import { describe, expect, inject, it } from 'vitest';
import { inCatalogue, onBlocks } from '../support/blocks';
import { withPage } from '../support/browser';

const site = inject('site');
const SLOW = 60_000;
const BOTH = [{ js: true }, { js: false }];

describe.each(BOTH)('lists of content, JavaScript $js [L-199, L-211, L-222]', ({ js }) => {
  it('View more shows the next eight past events [L-225, L-227]', { timeout: SLOW }, () =>
    onBlocks(inCatalogue('PastEvents'), { js }, async (page) => {
      const list = page.locator('#past-events').first();
      expect(await list.locator('article').count()).toBe(8);
      const answered = js ? page.waitForResponse(/events-page=2/) : null;
      await list.getByRole('link', { name: 'View more' }).click();
      await answered;
      await list.locator('article').nth(15).waitFor();
      if (js) expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('ARTICLE');
    }),
  );
  it('the filter of past events narrows, and can be cleared [L-224]', { timeout: SLOW }, () =>
    onBlocks(inCatalogue('PastEvents'), { js }, async (page) => {
      const list = page.locator('#past-events').first();
      await list.getByText('Filter', { exact: true }).click();
      const form = js ? page.locator('dialog[open] form') : list.locator('form');
      await form.getByLabel('Video').check();
      await form.getByRole('button', { name: 'Show events' }).click();
      await page.waitForURL(/event-media-video=on/);
      await page
        .locator('#past-events')
        .first()
        .getByRole('link', { name: 'Clear filters' })
        .click();
      await page.waitForURL((url) => !url.search.includes('event-media'));
    }),
  );
  it(
    'a letter of the glossary filters, and again clears [L-202, L-209, L-210]',
    { timeout: SLOW },
    () =>
      onBlocks(inCatalogue('Glossary'), { js }, async (page) => {
        const letter = () =>
          page.locator('#glossary').first().locator('.only-wide [data-letter=S]');
        await letter().click();
        await page.waitForURL(/glossary-letter=S/);
        await page
          .locator('#glossary')
          .first()
          .locator('.only-wide [data-letter=S][aria-current]')
          .waitFor();
        expect(await page.locator('#glossary').first().locator('h3').allTextContents()).toEqual([
          'S',
        ]);
        await letter().click();
        await page.waitForURL((url) => !url.search.includes('glossary-letter'));
        expect(await page.locator('#glossary').first().locator('h3').count()).toBeGreaterThan(1);
      }),
  );
  it('the search of the glossary marks what it finds', { timeout: SLOW }, () =>
    onBlocks('/power-up/central', { js }, async (page) => {
      await page.locator('input[name=glossary-search]').fill('VOLTAGE');
      await page.keyboard.press('Enter');
      await page.waitForURL(/glossary-search=VOLTAGE/);
      expect((await page.locator('mark').first().textContent())?.toLowerCase()).toBe('voltage');
    }),
  );
  it('below 768 px the letters are a Filter pop-up', { timeout: SLOW }, () =>
    onBlocks(inCatalogue('Glossary'), { js, width: 375 }, async (page) => {
      const glossary = page.locator('#glossary').first();
      expect(await glossary.locator('.only-wide').isVisible()).toBe(false);
      await glossary.getByText('Filter', { exact: true }).click();
      const letters = js
        ? page.locator('dialog[open] .letters')
        : glossary.locator('.only-narrow .letters');
      expect(await letters.isVisible()).toBe(true);
      if (js) {
        await page.locator('dialog[open]').getByRole('button', { name: 'Close' }).click();
        expect(await page.locator('dialog[open]').count()).toBe(0);
      }
    }),
  );
  it('tags of the curved banner change the slide [L-252, L-253]', { timeout: SLOW }, () =>
    withPage({ js, expects: [/\.js csp$/] }, async (page) => {
      await page.goto(`${site}${inCatalogue('PowerCutCurvedBanner')}`);
      const banner = page.locator('.curved').first();
      expect(await banner.locator('.g1').isVisible()).toBe(true);
      expect(await banner.locator('.g2').isVisible()).toBe(false);
      await banner.getByLabel('During').check();
      expect(await banner.locator('.g2').isVisible()).toBe(true);
      expect(await banner.locator('.g1').isVisible()).toBe(false);
    }),
  );
});
