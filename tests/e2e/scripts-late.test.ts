import type { Page, Route } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { hydrated, withPage } from '../support/browser';
import { slugOf } from '../support/report-form';

const site = inject('site');

/** Holds back every script of a page until it is released, however long a visitor needs. */
async function holdScripts(page: Page): Promise<{ release(): Promise<void> }> {
  let held: Route[] | null = [];
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    if (held) held.push(route);
    else await route.continue().catch(() => undefined);
  });
  return {
    async release() {
      const waiting = held ?? [];
      held = null;
      await Promise.all(waiting.map((route) => route.continue().catch(() => undefined)));
    },
  };
}

/** Counts what moves from now on. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const moved: number[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (window as unknown as { moved: number[] }).moved.length);
}

const isAlive = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute('data-alive'));

describe('scripts that come late', () => {
  it('what was typed stays, with the focus, and nothing jumps', () =>
    withPage({}, async (page) => {
      const scripts = await holdScripts(page);
      await page.goto(`${site}/power-cut/search`, { waitUntil: 'domcontentloaded' });
      const field = page.locator('main input[name="value"]').first();
      await field.pressSequentially('CB1 9');
      const shifts = await watchShifts(page);
      expect(await isAlive(page)).toBe(false);
      await scripts.release();
      await hydrated(page);
      expect(await field.inputValue()).toBe('CB1 9');
      expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
      await field.press('End');
      await page.keyboard.type('ZA');
      expect(await field.inputValue()).toBe('CB1 9ZA');
      expect(await shifts()).toBe(0);
    }));

  it('answers on a form page stay as they were chosen', () =>
    withPage({}, async (page) => {
      const scripts = await holdScripts(page);
      await page.goto(`${site}/forms/report-a-power-cut`, { waitUntil: 'domcontentloaded' });
      const choice = page.locator('main input[type="radio"], main input[type="checkbox"]').last();
      await choice.check();
      await scripts.release();
      await hydrated(page);
      expect(await choice.isChecked()).toBe(true);
    }));

  it('a form that is sent before they are there is a plain post, pressed twice as well', () =>
    withPage({}, async (page) => {
      await holdScripts(page);
      await page.goto(`${site}/forms/report-a-power-cut`, { waitUntil: 'domcontentloaded' });
      const first = slugOf(page);
      for (const answer of ['All of the property', 'Today']) await page.locator(`input[value="${answer}"]`).check();
      const next = page.getByRole('main').getByRole('button', { name: 'Next', exact: true });
      await next.dblclick({ noWaitAfter: true });
      await expect.poll(() => slugOf(page), { timeout: 15_000 }).not.toBe(first);
      expect(await page.locator('main h1').count()).toBe(1);
    }));

  it('what was opened stays open', () =>
    withPage({}, async (page) => {
      const scripts = await holdScripts(page);
      await page.goto(`${site}/power-cut/incident?postcode=CB1+9ZA`, { waitUntil: 'domcontentloaded' });
      const details = page.locator('main details').first();
      await details.locator('summary').click();
      await scripts.release();
      await hydrated(page);
      expect(await details.evaluate((element) => (element as HTMLDetailsElement).open)).toBe(true);
    }));
});

/** A browser whose connection says of itself what it is, before any script of the page asks. */
const onLine = (page: Page, connection: { effectiveType?: string; saveData?: boolean } | undefined) =>
  page.addInitScript((said) => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => said, configurable: true });
  }, connection);

const scriptsOf = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(new URL(request.url()).pathname);
  });
  return asked;
};

describe('scripts come when they help', () => {
  it('on a slow line with the first touch, and not before', () =>
    withPage({}, async (page) => {
      await onLine(page, { effectiveType: '3g' });
      const asked = scriptsOf(page);
      await page.goto(`${site}/power-cut/search`, { waitUntil: 'networkidle' });
      expect(asked.length).toBeLessThanOrEqual(2);
      expect(await isAlive(page)).toBe(false);
      await page.keyboard.press('Tab');
      await hydrated(page);
    }));

  it('on a slow line with the first refresh at the latest', () =>
    withPage({}, async (page) => {
      await page.clock.install();
      await onLine(page, { effectiveType: '2g' });
      await page.goto(`${site}/power-cut/list`, { waitUntil: 'load' });
      expect(await isAlive(page)).toBe(false);
      await page.clock.fastForward(30_000);
      await page.waitForFunction(() => document.documentElement.hasAttribute('data-alive'));
    }));

  it('a browser that says nothing of its line gets them when it is idle', () =>
    withPage({}, async (page) => {
      await onLine(page, undefined);
      await page.goto(`${site}/help`);
      await hydrated(page);
    }));
});
