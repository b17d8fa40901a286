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
      for (const entry of list.getEntries())
        moved.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (window as unknown as { moved: number[] }).moved.length);
}

const isAlive = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute('data-alive'));

/** Holds back the data that Remix decodes before it hydrates, so that a visitor can be quicker. */
async function holdData(
  page: Page,
): Promise<{ held(): Promise<unknown>; release(): Promise<void> }> {
  await page.addInitScript(() => {
    const reader = ReadableStreamDefaultReader.prototype;
    const read = reader.read;
    const released = new Promise<void>((release) => Object.assign(window, { release }));
    reader.read = async function (this: ReadableStreamDefaultReader<unknown>) {
      document.documentElement.dataset['held'] = '';
      await released;
      return read.call(this);
    };
  });
  return {
    held: () => page.waitForSelector('html[data-held]'),
    release: () => page.evaluate(() => (window as unknown as { release(): void }).release()),
  };
}

describe('scripts that come late', () => {
  it('a press while Remix decodes its data does not break the page', () =>
    withPage({}, async (page) => {
      const data = await holdData(page);
      await page.goto(`${site}/power-cut/search`);
      await data.held();
      await page.getByRole('heading', { level: 1 }).click();
      await data.release();
      await hydrated(page);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    }));

  it('what was typed stays, with the focus, and nothing jumps', () =>
    withPage({}, async (page) => {
      const scripts = await holdScripts(page);
      await page.goto(`${site}/power-cut/search`, { waitUntil: 'domcontentloaded' });
      const field = page.locator('main input[name="value"]').first();
      await field.pressSequentially('CM2 9');
      const shifts = await watchShifts(page);
      expect(await isAlive(page)).toBe(false);
      await scripts.release();
      await hydrated(page);
      expect(await field.inputValue()).toBe('CM2 9');
      expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
      await field.press('End');
      await page.keyboard.type('ZA');
      expect(await field.inputValue()).toBe('CM2 9ZA');
      expect(await shifts()).toBe(0);
    }));

  it('on the home page what was typed stays, and the dialog opens with it', () =>
    withPage({ width: 390, height: 844 }, async (page) => {
      const scripts = await holdScripts(page);
      await page.goto(site, { waitUntil: 'domcontentloaded' });
      const field = page
        .getByRole('main')
        .getByRole('textbox', { name: 'Search by address or postcode' });
      await field.pressSequentially('CM2 9');
      const shifts = await watchShifts(page);
      expect(await isAlive(page)).toBe(false);
      await scripts.release();
      await hydrated(page);
      expect(await field.inputValue()).toBe('CM2 9');
      expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.keyboard.type('ZA');
      expect(await shifts()).toBe(0);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Find your address' });
      expect(await dialog.getByRole('textbox').inputValue()).toBe('CM2 9ZA');
    }));

  it('on the list what was chosen and read stays where it was', () =>
    withPage({ width: 390, height: 844 }, async (page) => {
      const scripts = await holdScripts(page);
      await page.goto(`${site}/power-cut/list`, { waitUntil: 'domcontentloaded' });
      const field = page.getByRole('textbox', {
        name: 'Search by address, postcode or town',
      });
      await field.fill('Ely');
      await page.evaluate(() => scrollTo(0, 900));
      const shifts = await watchShifts(page);
      await scripts.release();
      await hydrated(page);
      expect(await field.inputValue()).toBe('Ely');
      expect(await page.evaluate(() => scrollY)).toBe(900);
      expect(await shifts()).toBe(0);
    }));

  it('answers on a form page stay as they were chosen', () =>
    withPage({}, async (page) => {
      const scripts = await holdScripts(page);
      await page.goto(`${site}/forms/priority-services`, { waitUntil: 'domcontentloaded' });
      const choice = page.locator('main input[type="radio"], main input[type="checkbox"]').last();
      await choice.check();
      await scripts.release();
      await hydrated(page);
      expect(await choice.isChecked()).toBe(true);
    }));

  it('a form that is sent before they are there is a plain post, pressed twice as well', () =>
    withPage({}, async (page) => {
      await holdScripts(page);
      await page.goto(`${site}/forms/priority-services`, { waitUntil: 'domcontentloaded' });
      const first = slugOf(page);
      for (const answer of ['Myself', 'Join'])
        await page.locator(`input[value="${answer}"]`).check();
      const next = page.getByRole('main').getByRole('button', { name: 'Next', exact: true });
      await next.dblclick({ noWaitAfter: true });
      await expect.poll(() => slugOf(page), { timeout: 15_000 }).not.toBe(first);
      expect(await page.locator('main h1').count()).toBe(1);
    }));

  it('a form that is sent while they take the page over leads on to the next page, once, with what was answered', () =>
    withPage({}, async (page) => {
      const scripts = await holdScripts(page);
      await page.goto(`${site}/forms/priority-services`, { waitUntil: 'domcontentloaded' });
      const first = slugOf(page);
      for (const answer of ['Myself', 'Join'])
        await page.locator(`input[value="${answer}"]`).check();
      const next = page.getByRole('main').getByRole('button', { name: 'Next', exact: true });
      // The scripts and the press at the same moment: whichever is first, the redirect is followed to a whole page.
      await Promise.all([scripts.release(), next.click({ noWaitAfter: true })]);
      await expect.poll(() => slugOf(page), { timeout: 15_000 }).not.toBe(first);
      await hydrated(page);
      expect(await page.locator('main h1').count()).toBe(1);
      await page
        .getByRole('link', { name: 'Back', exact: true })
        .or(page.getByRole('button', { name: 'Back', exact: true }))
        .first()
        .click();
      await expect.poll(() => slugOf(page), { timeout: 15_000 }).toBe(first);
      for (const answer of ['Myself', 'Join'])
        expect(await page.locator(`input[value="${answer}"]`).isChecked()).toBe(true);
    }));

  it.each([
    ['/power-cut/text-updates/incident?incidentid=INCD-100101-A', 'Ada Lantern'],
    ['/power-cut/planned-power-cut-search', 'NR1 9ZA'],
    ['/area-checker', 'NR1 9ZA'],
  ])('%s keeps what was typed, and nothing jumps', (path, typed) =>
    withPage({}, async (page) => {
      const scripts = await holdScripts(page);
      await page.goto(site + path, { waitUntil: 'domcontentloaded' });
      const field = page.getByRole('main').getByRole('textbox').first();
      await field.pressSequentially(typed);
      const shifts = await watchShifts(page);
      await scripts.release();
      await hydrated(page);
      expect(await field.inputValue()).toBe(typed);
      expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await shifts()).toBe(0);
    }),
  );

  it('a sign-up that is sent before they are there is a plain post, with its faults said and what was typed kept', () =>
    withPage({ expects: [/status of 422/] }, async (page) => {
      await holdScripts(page);
      await page.goto(`${site}/power-cut/text-updates/incident?incidentid=INCD-100101-A`, {
        waitUntil: 'domcontentloaded',
      });
      const main = page.getByRole('main');
      await main.getByLabel('Your name').fill('Ada Lantern');
      await main.getByLabel(/mobile/i).fill('12');
      await main.getByRole('button', { name: 'Sign up' }).click();
      await main
        .getByRole('alert')
        .or(main.getByRole('link', { name: /mobile/i }))
        .first()
        .waitFor();
      expect(await main.getByLabel('Your name').inputValue()).toBe('Ada Lantern');
      expect(await main.getByLabel(/mobile/i).inputValue()).toBe('12');
    }));

  it('a search for planned work that is sent before they are there is answered', () =>
    withPage({}, async (page) => {
      await holdScripts(page);
      await page.goto(`${site}/power-cut/planned-power-cut-search`, {
        waitUntil: 'domcontentloaded',
      });
      const field = page.getByRole('main').getByRole('textbox').first();
      await field.fill('NR1 9ZA');
      await field.press('Enter');
      await page.waitForURL(/NR1/, { waitUntil: 'commit' });
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    }));

  it('what was opened stays open', () =>
    withPage({}, async (page) => {
      const scripts = await holdScripts(page);
      await page.goto(`${site}/power-cut/incident?postcode=CB1+9ZA`, {
        waitUntil: 'domcontentloaded',
      });
      const details = page.locator('main details').first();
      await details.locator('summary').click();
      await scripts.release();
      await hydrated(page);
      expect(await details.evaluate((element) => (element as HTMLDetailsElement).open)).toBe(true);
    }));
});

/** A browser whose connection says of itself what it is, before any script of the page asks. */
const onLine = (
  page: Page,
  connection: { effectiveType?: string; saveData?: boolean } | undefined,
) =>
  page.addInitScript((said) => {
    Object.defineProperty(Navigator.prototype, 'connection', {
      get: () => said,
      configurable: true,
    });
  }, connection);

const scriptsOf = (page: Page): string[] => {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requests.push(new URL(request.url()).pathname);
  });
  return requests;
};

describe('scripts come when they help', () => {
  it('on a slow line with the first touch, and not before', () =>
    withPage({}, async (page) => {
      await onLine(page, { effectiveType: '3g' });
      const scripts = scriptsOf(page);
      await page.goto(`${site}/power-cut/search`, { waitUntil: 'networkidle' });
      expect(scripts.length).toBeLessThanOrEqual(2);
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

  it('a browser that is never idle gets them all the same', () =>
    withPage({}, async (page) => {
      await page.addInitScript(() => {
        window.requestIdleCallback = (callback, { timeout } = {}) =>
          timeout === undefined ? 0 : Number(setTimeout(callback, timeout));
      });
      await page.goto(`${site}/power-cut/pin`);
      await page.waitForFunction(() => document.documentElement.hasAttribute('data-alive'));
    }));
});
