import type { Page, Route } from 'playwright';
import { describe, expect, inject, it } from 'vitest';
import { hydrated, withPage } from '../support/browser';

const site = inject('site');
const INCIDENT = '/power-cut/incident?postcode=CB1+9ZA';

/** The addresses of the modules of a page's routes, the root's first. */
const modulesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { journey } = JSON.parse(document.getElementById('handoff')?.textContent ?? '{}') as {
      journey: { manifest: { routes: Record<string, { module: string }> } };
    };
    return Object.values(journey.manifest.routes).map(({ module }) => module);
  });

/** Opens a page whose scripts wait, gives its modules to `prepare`, and lets them come. */
async function openWith(
  page: Page,
  path: string,
  prepare: (root: string, route: string) => Promise<unknown>,
): Promise<void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js(?:\?real)?$/, async (route) => {
    await released;
    await route.fallback();
  });
  await page.goto(site + path, { waitUntil: 'domcontentloaded' });
  const [root = '', route = ''] = await modulesOf(page);
  await prepare(root, route);
  release();
}

/** A module as it is but for some of its names, which say instead that they are broken. */
const broken = (page: Page, module: string, ...names: string[]): Promise<unknown> =>
  page.route(site + module, (route: Route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: [
        `export * from ${JSON.stringify(`${module}?real`)};`,
        `import * as real from ${JSON.stringify(`${module}?real`)};`,
        'const part = () => { throw new Error("broken part"); };',
        ...(names.includes('default') ? [] : ['export default real.default;']),
        ...names.map((name) =>
          name === 'default' ? 'export default part;' : `export const ${name} = part;`,
        ),
      ].join('\n'),
    }),
  );

const isAlive = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute('data-alive'));

/** The words of the whole page, frame and all. */
const wordsOf = (page: Page): Promise<string> => page.locator('body').innerText();

describe('a fault while React takes the page over', () => {
  const FAULTS: [string, (page: Page, root: string, route: string) => Promise<unknown>][] = [
    ['the page itself', (page, _, route) => broken(page, route, 'default')],
    ['the frame', (page, root) => broken(page, root, 'Layout')],
    [
      'the page and what says so',
      async (page, root, route) => {
        await broken(page, route, 'default');
        await broken(page, root, 'ErrorBoundary');
      },
    ],
  ];
  it.each(FAULTS)('in %s leaves the page whole as it was drawn', (_, prepare) =>
    withPage({ expects: [/broken part/, /Minified React error/] }, async (page) => {
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      await openWith(page, INCIDENT, (root, route) => prepare(page, root, route));
      const words = await wordsOf(page);
      await expect.poll(() => faults.join(), { timeout: 10_000 }).toMatch(/broken part/);
      await expect.poll(() => wordsOf(page)).toBe(words);
      expect(await isAlive(page)).toBe(false);
      await page.getByRole('link', { name: 'Other ways to stay informed' }).click();
      await page.waitForURL(/stay-informed/);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    }),
  );

  it('loses nothing that was typed, and the search still searches', () =>
    withPage({ expects: [/broken part/, /Minified React error/] }, async (page) => {
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      const field = page.getByRole('main').getByRole('textbox').first();
      await openWith(page, '/power-cut/search', async (_, route) => {
        await broken(page, route, 'default');
        await field.fill('CM2 9ZA');
      });
      await expect.poll(() => faults.join(), { timeout: 10_000 }).toMatch(/broken part/);
      await expect.poll(() => field.inputValue()).toBe('CM2 9ZA');
      await field.press('Enter');
      await page.waitForURL(/value=CM2/);
      expect(await page.getByRole('main').innerText()).toContain('Lantern');
    }));
});

describe('a script that cannot be fetched', () => {
  const only404 = [/^console: Failed to load resource: the server responded with a status of 404/];
  const GONE: [string, (root: string, route: string) => RegExp][] = [
    ['of the route', (_, route) => new RegExp(`${route}$`)],
    ['of the frame', (root) => new RegExp(`${root}$`)],
    ['of React', () => /\/assets\/react-[^/]*\.js$/],
  ];
  it.each(GONE)('%s leaves a plain page that works', (_, which) =>
    withPage({ expects: only404 }, async (page) => {
      await openWith(page, '/power-cut/search', async (root, route) => {
        await page.route(which(root, route), (gone) => gone.fulfill({ status: 404, body: '' }));
      });
      await page.waitForLoadState('networkidle');
      expect(await isAlive(page)).toBe(false);
      const field = page.getByRole('main').getByRole('textbox').first();
      await field.fill('CM2 9ZA');
      await field.press('Enter');
      await page.waitForURL(/value=CM2/);
      expect(await page.getByRole('main').innerText()).toContain('Lantern');
    }),
  );

  it('of what opens when it is asked for leads to its page instead', () =>
    withPage({ expects: only404 }, async (page) => {
      await page.route(/\/assets\/(?:accessibility|search)-dialog-.*\.js$/, (gone) =>
        gone.fulfill({ status: 404, body: '' }),
      );
      for (const [name, address] of [
        ['Accessibility tool', /\/accessibility\?/],
        ['Change address', /\/power-cut\/search/],
      ] as const) {
        await page.goto(site + INCIDENT);
        await hydrated(page);
        await page.getByRole('link', { name, exact: true }).first().click();
        await page.waitForURL(address);
        expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
      }
    }));
});

describe('an answer that leads elsewhere', () => {
  it('while an incident page takes its data anew, ends on that page whole', () =>
    withPage({}, async (page) => {
      await page.clock.install();
      await page.goto(site + INCIDENT);
      await page.clock.runFor(1_000);
      await page.waitForFunction(() => document.documentElement.hasAttribute('data-alive'));
      await page.route(/incident-by-id/, (route) =>
        route.fulfill({ headers: { ETag: '"another"', 'Checked-In-Words': '1pm' }, json: {} }),
      );
      await page.route(/incident\.data/, (route) =>
        route.fulfill({
          status: 202,
          headers: { 'Content-Type': 'text/x-script', 'X-Remix-Response': 'yes' },
          // As single fetch encodes a redirect.
          body: `[["SingleFetchRedirect",1],{"_2":3,"_4":5,"_6":7,"_8":7,"_9":7},"redirect","/power-cut/stay-informed?postcode=CB1+9ZA","status",302,"revalidate",false,"reload","replace"]\n`,
        }),
      );
      await page.clock.runFor(31_000);
      await page.waitForURL(/stay-informed/);
      await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect(await page.getByRole('contentinfo').innerText()).toContain('105');
    }));
});
