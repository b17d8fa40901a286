import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { enhanced, withPage } from '../support/browser';
import { newParts } from '../support/new-parts';
import { ask } from '../support/server';

const site = inject('site');

interface Shift {
  readonly value: number;
  readonly moved: readonly string[];
}

/** Collects what moves by itself while a page arrives. */
async function watchShifts(page: Page): Promise<() => Promise<readonly Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      })[])
        shifts.push({
          value: entry.value,
          moved: entry.sources.map(({ node }) =>
            node instanceof Element ? node.outerHTML.slice(0, 80) : '',
          ),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

/** How long after the first words font and pictures come: four times the time in which a browser still takes the font. */
const LATE_MS = 400;

/**
 * Holds font and pictures back until the page that arrives has drawn its first words, by the page's own clock: where the machine
 * is busy, the browser's time for the font ends late too.
 */
async function holdBack(page: Page): Promise<void> {
  let draw = (): void => undefined;
  let drawn = Promise.resolve();
  const awaitWords = (): void => {
    drawn = new Promise((resolve) => {
      draw = resolve;
    });
  };
  await page.exposeFunction('firstWords', () => draw());
  await page.addInitScript((late) => {
    new PerformanceObserver(() => {
      setTimeout(() => (window as unknown as { firstWords: () => void }).firstWords(), late);
    }).observe({ type: 'paint', buffered: true });
  }, LATE_MS);
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) awaitWords();
  });
  await page.route(/\.(?:woff2|svg|jpg|png|webp|avif)$/, async (route) => {
    await drawn;
    await route.continue().catch(() => undefined);
  });
}

/** Until the font and every picture that was asked for is there and has been drawn. */
const settled = async (): Promise<void> => {
  await document.fonts.ready;
  const pictures = [...document.images].filter(
    ({ complete, loading }) => !complete && loading !== 'lazy',
  );
  await Promise.all(
    pictures.map((picture) => new Promise((resolve) => picture.addEventListener('load', resolve))),
  );
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
};

/** The pages of the sitemap that hold a part which none before them had, and some of those that it does not name. */
async function pagesWithNewParts(): Promise<readonly string[]> {
  const map = await (await ask(`${site}/sitemap.xml`)).text();
  const named = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  );
  const hasNewPart = newParts();
  const shown: string[] = [];
  for (const path of named)
    if (hasNewPart(await (await ask(site + path, { redirect: 'follow' })).text())) shown.push(path);
  return [
    ...shown,
    '/power-cut/incident?incidentid=INCD-100101-A',
    '/power-cut/list?show=planned',
    '/search?phrase=power',
  ];
}

/** Most of a visit is waiting for what is held back. */
const AT_ONCE = 3;

/** Layout shift 0. Font and pictures come late, as on a slow line. */
it('nothing moves while a page arrives on a phone [X-19]', { timeout: 600_000 }, async () => {
  const left = [...(await pagesWithNewParts())];
  const moving: unknown[] = [];
  const visitInTurn = () =>
    withPage({ width: 390, height: 844 }, async (page) => {
      const shiftsOf = await watchShifts(page);
      await holdBack(page);
      for (let address = left.pop(); address !== undefined; address = left.pop()) {
        await page.goto(site + address, { waitUntil: 'load' });
        await page.evaluate(settled);
        // What takes over later moves nothing either.
        await enhanced(page);
        const shifts = await shiftsOf();
        if (shifts.length > 0) moving.push({ address, shifts });
      }
    });
  await Promise.all(Array.from({ length: AT_ONCE }, visitInTurn));
  expect(moving).toEqual([]);
});

it('a search stays where it is while the words of its button arrive [X-19]', () =>
  withPage({ width: 390, height: 844 }, async (page) => {
    for (const address of ['/', '/power-cut/ipswich', '/power-cut/list']) {
      await page.goto(site + address, { waitUntil: 'load' });
      const buttons = page
        .getByRole('search')
        .getByRole('button')
        .filter({ has: page.locator('svg') });
      const places = () =>
        buttons.evaluateAll((all) =>
          all.map((button) => {
            const { left, top } = button.getBoundingClientRect();
            return { left, top };
          }),
        );
      const whole = await places();
      expect(whole.length, address).toBeGreaterThan(0);
      await buttons.evaluateAll((all) => {
        for (const button of all) button.lastChild?.remove();
      });
      expect(await places(), address).toEqual(whole);
    }
  }));
