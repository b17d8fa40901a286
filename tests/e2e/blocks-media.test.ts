import type { Page } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { CONSENT, eventsSent, inCatalogue, onBlocks } from '../support/blocks';
import { withPage } from '../support/browser';

const site = inject('site');
const SLOW = 60_000;
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));
const hasLock = (page: Page) => page.evaluate(() => document.body.classList.contains('modal-open'));

describe('in-page navigation [L-218, L-219]', () => {
  it('goes to a part, marks it, and takes the focus along', { timeout: SLOW }, () =>
    onBlocks('/power-up/staying-safe', { reducedMotion: true, height: 500 }, async (page) => {
      const link = page.locator('.inpage a').nth(1);
      const hash = (await link.getAttribute('href')) ?? '';
      await link.click();
      expect(await link.getAttribute('aria-current')).toBe('true');
      expect(await page.evaluate(() => document.activeElement?.id)).toBe(hash.slice(1));
      expect(new URL(page.url()).hash).toBe(hash);
      expect(await topOf(page, '.inpage')).toBe(0);
    }),
  );
  it('is links to parts without JavaScript', { timeout: SLOW }, () =>
    onBlocks('/power-up/staying-safe', { js: false }, async (page) => {
      const href = (await page.locator('.inpage a').nth(1).getAttribute('href')) ?? '';
      expect(await page.locator(href).count()).toBe(1);
    }),
  );
});

describe('media gallery [L-259, L-260, L-293, L-437, L-755]', () => {
  it(
    'shows three and "+3", opens a modal that goes round, and gives the focus back [J-568, L-255, L-258, L-261, L-262]',
    { timeout: SLOW },
    () =>
      onBlocks(inCatalogue('MediaGallery'), {}, async (page) => {
        const gallery = page.locator('.gallery').first();
        expect(await gallery.locator('.thumb:visible').count()).toBe(3);
        expect(await gallery.locator('.thumb[data-more]').getAttribute('data-more')).toBe('+3');
        await gallery.locator('.thumb').first().click();
        const modal = page.locator('dialog[open]');
        const status = modal.getByRole('status');
        expect(await status.textContent()).toBe('1 of 6');
        expect(await hasLock(page)).toBe(true);
        await modal.getByRole('button', { name: 'Previous' }).click();
        expect(await status.textContent()).toBe('6 of 6');
        await page.keyboard.press('ArrowRight');
        expect(await status.textContent()).toBe('1 of 6');
        await modal.getByRole('button', { name: 'Next' }).click();
        expect(await modal.locator('video').count()).toBe(0);
        await modal.getByRole('button', { name: 'Watch the video' }).click();
        expect(await modal.locator('video').getAttribute('src')).toBe(
          '/media/examples/sample.webm',
        );
        await page.keyboard.press('Escape');
        await modal.waitFor({ state: 'detached' });
        await expect.poll(() => hasLock(page)).toBe(false);
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.className))
          .toBe('thumb');
      }),
  );
  it(
    'goes where two presses say that follow each other faster than a frame',
    { timeout: SLOW },
    () =>
      onBlocks(inCatalogue('MediaGallery'), {}, async (page) => {
        await page.locator('.gallery').first().locator('.thumb').first().click();
        const modal = page.locator('dialog[open]');
        await modal
          .getByRole('button', { name: 'Previous' })
          .evaluate(async (previous: HTMLButtonElement) => {
            previous.click();
            await Promise.resolve();
            previous.dispatchEvent(
              new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }),
            );
            // Whatever still moves has moved then.
            for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame);
          });
        expect(await modal.getByRole('status').textContent()).toBe('1 of 6');
        await modal.getByRole('button', { name: 'Next' }).click();
        await modal.getByRole('button', { name: 'Watch the video' }).waitFor();
      }),
  );
  it(
    'has two thumbnails on a phone, and "+4" opens the first hidden one [L-263, L-264]',
    { timeout: SLOW },
    () =>
      onBlocks(inCatalogue('MediaGallery'), { width: 320 }, async (page) => {
        const more = page.locator('.gallery').first().locator('.thumb[data-more]');
        expect(await more.getAttribute('data-more')).toBe('+4');
        await more.click();
        expect(await page.locator('dialog[open]').getByRole('status').textContent()).toBe('3 of 6');
      }),
  );
  it('is links to every picture without JavaScript', { timeout: SLOW }, () =>
    onBlocks(inCatalogue('MediaGallery'), { js: false }, async (page) => {
      const gallery = page.locator('.gallery').first();
      expect(await gallery.locator('.thumb:visible').count()).toBe(6);
      expect(await gallery.locator('.thumb').first().getAttribute('href')).toBe(
        '/media/examples/pylons.svg',
      );
    }),
  );
});

describe('videos [L-573]', () => {
  it(
    'play in a modal that Close closes, and both are told with consent [L-256, L-574]',
    { timeout: SLOW },
    () =>
      onBlocks(inCatalogue('VideoModal'), { cookies: CONSENT }, async (page) => {
        const link = page.locator('.video a.media').first();
        await link.focus();
        await page.keyboard.press('Enter');
        expect(await page.locator('dialog[open] video').count()).toBe(1);
        expect(await hasLock(page)).toBe(true);
        await page.locator('dialog[open]').getByRole('button', { name: 'Close' }).click();
        await page.locator('dialog').waitFor({ state: 'detached' });
        await expect
          .poll(() => page.evaluate(() => document.activeElement?.className))
          .toBe('media');
        expect(await eventsSent(page, 'video_action')).toEqual([
          { event: 'video_action', action: 'Play', video: 'A sample film' },
          { event: 'video_action', action: 'Close', video: 'A sample film' },
        ]);
      }),
  );
});

describe('carousels', () => {
  it(
    'slide by arrow keys and with what the focus reaches; the slides keep the size that they have without JavaScript',
    { timeout: SLOW },
    async () => {
      const sizes = (page: Page) =>
        page
          .locator('.slide')
          .evaluateAll((slides) =>
            slides.map((slide) => Math.round(slide.getBoundingClientRect().width)),
          );
      let still: number[] = [];
      await onBlocks(inCatalogue('ProjectCarousel'), { js: false, width: 400 }, async (page) => {
        still = await sizes(page);
      });
      await onBlocks(
        inCatalogue('ProjectCarousel'),
        { reducedMotion: true, width: 400 },
        async (page) => {
          expect(await sizes(page)).toEqual(still);
          const carousel = page.locator('.carousel').first();
          const slides = carousel.locator('.slide');
          await carousel.locator('.slides').focus();
          await page.keyboard.press('ArrowRight');
          await carousel.getByText(/^Slide 2 of/).waitFor();
          await page.keyboard.press('Home');
          await carousel.getByText(/^Slide 1 of/).waitFor();
          await page.keyboard.press('End');
          await expect
            .poll(() => slides.last().evaluate((slide) => slide.getBoundingClientRect().left < 200))
            .toBe(true);
          await slides.first().getByRole('link').first().focus();
          await expect
            .poll(() =>
              slides
                .first()
                .evaluate((slide) => Math.round(slide.getBoundingClientRect().left) >= 0),
            )
            .toBe(true);
        },
      );
    },
  );
  it('go on by button and say where they are', { timeout: SLOW }, () =>
    onBlocks(inCatalogue('ImageCarousel'), { reducedMotion: true }, async (page) => {
      const carousel = page.locator('.carousel').nth(1);
      const next = carousel.getByRole('button', { name: /^Next/ });
      const previous = carousel.getByRole('button', { name: /^Previous/ });
      await next.waitFor();
      expect(await previous.count()).toBe(0);
      await next.click();
      await carousel.getByText('Slide 2 of 2').waitFor();
      expect(await next.count()).toBe(0);
      await previous.click();
      await carousel.getByText('Slide 1 of 2').waitFor();
    }),
  );
});

describe('frames', () => {
  it(
    'the game plays by keyboard in its frame, and its start is told once with consent [L-580]',
    { timeout: SLOW },
    () =>
      onBlocks(inCatalogue('EmbeddedGame'), { cookies: CONSENT, width: 1440 }, async (page) => {
        const frame = page.locator('iframe.game').first();
        expect(
          await frame.evaluate((element) =>
            [element.clientWidth, element.clientHeight].map((n) => n > 700),
          ),
        ).toEqual([true, false]);
        const game = frame.contentFrame();
        await game.getByRole('button', { name: 'Start a game' }).click();
        expect(await game.locator('.piece').count()).toBe(24);
        const before = await game.locator('.piece').first().getAttribute('aria-label');
        await game.locator('.piece').first().press('Enter');
        expect(await game.locator('.piece').first().getAttribute('aria-label')).not.toBe(before);
        await game.getByRole('button', { name: 'New game' }).click();
        expect(await eventsSent(page, 'power_up_game_started')).toEqual([
          { event: 'power_up_game_started', game: 'Lights on' },
        ]);
      }),
  );
  it(
    'plays by finger on a phone, with pieces of 44 px and no sideways scroll',
    { timeout: SLOW },
    () =>
      onBlocks('/power-up/game', { width: 320, touch: true }, async (page) => {
        const game = page.locator('iframe.game').first().contentFrame();
        await game.getByRole('button', { name: 'Start a game' }).tap();
        const piece = game.locator('.piece').first();
        const before = await piece.getAttribute('aria-label');
        await piece.tap();
        expect(await piece.getAttribute('aria-label')).not.toBe(before);
        expect(await piece.evaluate((element) => element.clientWidth)).toBeGreaterThanOrEqual(44);
        const spare = await game
          .locator('html')
          .evaluate((html) => [
            html.clientWidth - html.scrollWidth,
            html.clientHeight - html.scrollHeight,
          ]);
        expect(spare).toEqual([0, 0]);
      }),
  );
  it('a script of content runs in a document that cannot reach the page', { timeout: SLOW }, () =>
    withPage({}, async (page) => {
      await page.goto(`${site}${inCatalogue('RawHtml')}`);
      const frame = page.locator('iframe.embedded').first();
      await frame.scrollIntoViewIfNeeded();
      await frame.contentFrame().getByText('Two and two are 4.').waitFor();
      const origin = await frame
        .contentFrame()
        .locator('body')
        .evaluate(() => self.origin);
      expect(origin).toBe('null');
    }),
  );
});
