import type { Page } from 'playwright';
import { expect, inject, it } from 'vitest';
import { withPage } from '../support/browser';
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
          moved: entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : '')),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

/** How late font and pictures are: after the first paint, which a page without them reaches sooner. */
const LATE_MS = 200;

/** Until the font and every picture that was asked for is there and has been drawn. */
const settled = async (): Promise<void> => {
  await document.fonts.ready;
  const pictures = [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy');
  await Promise.all(pictures.map((picture) => new Promise((resolve) => picture.addEventListener('load', resolve))));
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
};

/** Every page that the sitemap names, and some of those that it does not. */
async function everyPage(): Promise<readonly string[]> {
  const map = await (await ask(`${site}/sitemap.xml`)).text();
  const named = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
  return [
    ...named,
    '/power-cut/incident?incidentid=INCD-100101-A',
    '/power-cut/list?show=planned',
    '/search?phrase=power',
  ];
}

/** Layout shift 0. Font and pictures come late, as on a slow line. */
it(
  'nothing moves while a page arrives on a phone',
  () =>
    withPage({ width: 390, height: 844 }, async (page) => {
      const shiftsOf = await watchShifts(page);
      await page.route(/\.(?:woff2|svg|jpg|png|webp|avif)$/, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, LATE_MS));
        await route.continue().catch(() => undefined);
      });
      const moving: unknown[] = [];
      for (const path of await everyPage()) {
        await page.goto(site + path, { waitUntil: 'load' });
        await page.evaluate(settled);
        const shifts = await shiftsOf();
        if (shifts.length > 0) moving.push({ path, shifts });
      }
      expect(moving).toEqual([]);
    }),
  600_000,
);
