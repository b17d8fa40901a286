import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { afterAll, expect } from 'vitest';
import { newVisitorAddress } from './server';

export interface Visitor {
  /** True by default. */
  js?: boolean;
  width?: number;
  /** Touch instead of a mouse. */
  touch?: boolean;
  height?: number;
  scheme?: 'light' | 'dark';
  saveData?: boolean;
  forcedColors?: boolean;
  reducedMotion?: boolean;
  /** Lets the service worker run: requests that pass through it are not seen by `page.route`. */
  worker?: boolean;
  cookies?: { name: string; value: string; url: string }[];
  geolocation?: { latitude: number; longitude: number };
  /** Browser errors that this test expects, such as the status of a missing page. */
  expects?: RegExp[];
}

/** Ends what never comes; a slow machine is no fault. */
const PATIENCE_MS = 45_000;

/** One browser for all tests of a worker process; each visitor has their own context. */
let starting: Promise<Browser> | undefined;
const browser = (): Promise<Browser> =>
  (starting ??= chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  }));

const contextOptions = (visitor: Visitor) => ({
  javaScriptEnabled: visitor.js ?? true,
  viewport: { width: visitor.width ?? 1280, height: visitor.height ?? 900 },
  hasTouch: visitor.touch ?? false,
  colorScheme: visitor.scheme ?? 'light',
  forcedColors: visitor.forcedColors ? ('active' as const) : ('none' as const),
  reducedMotion: visitor.reducedMotion ? ('reduce' as const) : ('no-preference' as const),
  serviceWorkers: visitor.worker ? ('allow' as const) : ('block' as const),
  locale: 'en-GB',
  // Deliberately not London: the site shows London time everywhere.
  timezoneId: 'America/New_York',
  extraHTTPHeaders: {
    'X-Forwarded-For': newVisitorAddress(),
    ...(visitor.saveData ? { 'Save-Data': 'on' } : {}),
  },
  ...(visitor.geolocation
    ? { geolocation: visitor.geolocation, permissions: ['geolocation'] }
    : {}),
});

/** Collects faults: console errors, uncaught exceptions, policy violations, failed requests. */
function watch(context: BrowserContext, hasScript: boolean): string[] {
  const complaints: string[] = [];
  context.on('weberror', (error) => complaints.push(`page error: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error')
      complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // Leaving a page aborts its requests; a browser without JavaScript blocks scripts with this error.
    const isNormal =
      why === 'net::ERR_ABORTED' ||
      (!hasScript && why === 'csp' && request.resourceType() === 'script');
    if (!isNormal) complaints.push(`request failed: ${request.url()} ${why}`);
  });
  return complaints;
}

/**
 * Waits until the page and its islands are hydrated, except lazy islands, because scripts load after
 * the page. The low-data version has no scripts, so there is nothing to wait for.
 */
export async function enhanced(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector('script[type=module]') ||
      (document.documentElement.hasAttribute('data-alive') &&
        [...document.querySelectorAll('[data-island]:not([data-when])')].every(
          (island) => island.getAttribute('data-alive') === '',
        )),
  );
}

/** Waits until React is idle; returns at once if the page is left meanwhile. */
const idle = (page: Page): Promise<void> =>
  page
    .evaluate(
      () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2000 })),
    )
    .catch(() => undefined);

/** Waits for the URL and the page, because the router changes the URL first. */
function waitForWordsToo(page: Page): void {
  const waitForURL = page.waitForURL.bind(page);
  page.waitForURL = async (...where) => {
    await waitForURL(...where);
    await idle(page);
  };
}

/**
 * Stops the clock of a page that installed Playwright's, so that only `page.clock.runFor` lets its
 * timers run: an hour ahead, because the clock goes on until it's told, and can't go back.
 */
export const stopClock = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3_600_000);

/** How a page is displayed; defaults for a visitor without preferences. */
export type Look = Pick<Visitor, 'width' | 'height' | 'scheme' | 'forcedColors'>;

/** Changes screen, colour scheme or forced colours without reloading the page. */
export async function lookAs(page: Page, look: Look): Promise<void> {
  const { viewport, colorScheme, forcedColors } = contextOptions(look);
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme, forcedColors });
}

function expectNone(complaints: readonly string[], { expects }: Visitor, page: Page): void {
  const unexpected = complaints.filter(
    (complaint) => !expects?.some((pattern) => pattern.test(complaint)),
  );
  expect(unexpected, `the browser complained on ${page.url()}`).toEqual([]);
}

/** Opens a new browser context. Fails the test on any browser error. */
export async function withPage(
  visitor: Visitor,
  visit: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await (await browser()).newContext(contextOptions(visitor));
  context.setDefaultTimeout(PATIENCE_MS);
  const complaints = watch(context, visitor.js ?? true);
  try {
    if (visitor.cookies) await context.addCookies(visitor.cookies);
    const page = await context.newPage();
    if (visitor.js ?? true) waitForWordsToo(page);
    await visit(page);
    expectNone(complaints, visitor, page);
  } finally {
    await context.close();
  }
}

/**
 * One warm page for many tests of a file, which saves the start of a page and its scripts for each. Cookies and storage
 * are cleared between them. Fails the test on any browser error.
 */
export function warmPage(
  visitor: Visitor,
): (visit: (page: Page) => Promise<void>) => Promise<void> {
  let opening: Promise<{ page: Page; complaints: string[] }> | undefined;
  const open = async () => {
    const context = await (await browser()).newContext(contextOptions(visitor));
    context.setDefaultTimeout(PATIENCE_MS);
    const complaints = watch(context, visitor.js ?? true);
    const page = await context.newPage();
    if (visitor.js ?? true) waitForWordsToo(page);
    return { page, complaints };
  };
  afterAll(async () => (await opening)?.page.context().close());
  return async (visit) => {
    const { page, complaints } = await (opening ??= open());
    complaints.length = 0;
    await lookAs(page, visitor);
    try {
      await visit(page);
      expectNone(complaints, visitor, page);
    } finally {
      await page.context().clearCookies();
      if (page.url().startsWith('http'))
        await page.evaluate(() => {
          localStorage.clear();
          sessionStorage.clear();
        });
    }
  };
}

/**
 * Waits for the scripts of the page (app/frame/document.tsx) and for no island to be on its way, so that presses and clicks
 * reach them. An island may have failed: a test of that waits here too.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForFunction(
    () =>
      document.documentElement.hasAttribute('data-alive') &&
      !document.querySelector(
        '[data-island]:not([data-when],[data-alive=""],[data-alive="failed"])',
      ),
  );
  await idle(page);
}
