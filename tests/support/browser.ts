import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { expect } from 'vitest';
import { newVisitorAddress } from './server';

export interface Visitor {
  /** JavaScript on; true unless said otherwise. */
  js?: boolean;
  width?: number;
  /** A finger instead of a mouse. */
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
  /** Complaints of the browser that this test is about, for instance the status of a page that does not exist. */
  expects?: RegExp[];
}

/** One browser for all specs of a worker; it ends with the worker's process. Each visitor has a context of their own. */
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
  // Not London on purpose: times must be London's wherever the reader is.
  timezoneId: 'America/New_York',
  extraHTTPHeaders: {
    'X-Forwarded-For': newVisitorAddress(),
    ...(visitor.saveData ? { 'Save-Data': 'on' } : {}),
  },
  ...(visitor.geolocation ? { geolocation: visitor.geolocation, permissions: ['geolocation'] } : {}),
});

/** Collects what a visitor would call broken: errors in the console, scripts that stop, content policy, failed requests. */
function watch(context: BrowserContext, hasScript: boolean): string[] {
  const complaints: string[] = [];
  context.on('weberror', (error) => complaints.push(`page error: ${error.error().message}`));
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? '';
    // A page that is left ends what it was still asking for; a browser without JavaScript refuses scripts by this name.
    const isNormal = why === 'net::ERR_ABORTED' || (!hasScript && why === 'csp' && request.resourceType() === 'script');
    if (!isNormal) complaints.push(`request failed: ${request.url()} ${why}`);
  });
  return complaints;
}

/**
 * Waits until the page is alive and each of its islands too, those apart that come when they are asked for: scripts come when they help, so not with the page. The low-data version
 * carries none, and waits for none.
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

/** Until React has nothing left to do. A page that is left meanwhile needs no waiting. */
const idle = (page: Page): Promise<void> =>
  page
    .evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2000 })))
    .catch(() => undefined);

/** The router changes the address a moment before the page: who waits for the one waits for the other as well. */
function waitForWordsToo(page: Page): void {
  const waitForURL = page.waitForURL.bind(page);
  page.waitForURL = async (...where) => {
    await waitForURL(...where);
    await idle(page);
  };
}

/** How a page is looked at; what is not named is as for a visitor without wishes. */
export type Look = Pick<Visitor, 'width' | 'height' | 'scheme' | 'forcedColors'>;

/** The same page in another look, without asking for it again: screen, colour scheme, forced colours. */
export async function lookAs(page: Page, look: Look): Promise<void> {
  const { viewport, colorScheme, forcedColors } = contextOptions(look);
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme, forcedColors });
}

/** A new visitor with an empty browser. Fails the test on anything that the browser complains about. */
export async function withPage(visitor: Visitor, visit: (page: Page) => Promise<void>): Promise<void> {
  const context = await (await browser()).newContext(contextOptions(visitor));
  context.setDefaultTimeout(15_000);
  const complaints = watch(context, visitor.js ?? true);
  try {
    if (visitor.cookies) await context.addCookies(visitor.cookies);
    const page = await context.newPage();
    if (visitor.js ?? true) waitForWordsToo(page);
    await visit(page);
    const unexpected = complaints.filter((complaint) => !visitor.expects?.some((pattern) => pattern.test(complaint)));
    expect(unexpected, `the browser complained on ${page.url()}`).toEqual([]);
  } finally {
    await context.close();
  }
}

/** Waits until the scripts of the page have taken it over (app/frame/document.tsx), so that a key press meets the enhancement. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-alive'));
  await idle(page);
}
