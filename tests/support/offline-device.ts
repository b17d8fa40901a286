import type { Page } from 'playwright';
import { expect } from 'vitest';

/** A page that visitors look at. */
export const INCIDENT = '/power-cut/incident?postcode=CB1+9ZA';
/** A phone whose service worker runs. */
export const phone = {
  worker: true,
  width: 390,
  height: 844,
  // What a browser says of a network that is not there.
  expects: [
    /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_SOCKET|ERR_TIMED_OUT|ERR_EMPTY_RESPONSE|ERR_FAILED|ERR_INCOMPLETE|ERR_CONTENT_LENGTH|ERR_NETWORK/,
  ],
};
/** What a page says of being kept. */
export const kept = (page: Page) => page.locator('#kept');

/** Whether this device keeps these paths. */
const keeps = (page: Page, paths: readonly string[]): Promise<boolean> =>
  page.evaluate(async (all) => {
    const kept = await Promise.all(all.map((path) => caches.match(path, { ignoreVary: true })));
    return navigator.serviceWorker.controller !== null && kept.every((answer) => answer !== undefined);
  }, paths);

/** Until the worker has the page that is shown, the offline page, and these. */
export async function workerReady(page: Page, ...others: string[]): Promise<void> {
  const { pathname, search } = new URL(page.url());
  await expect.poll(() => keeps(page, ['/offline', pathname + search, ...others]), { timeout: 15_000 }).toBe(true);
}
/** What this device keeps: the store and the address of each. */
export const storesOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const paths = names.map(async (name) =>
      (await (await caches.open(name)).keys()).map(({ url }) => `${name} ${url}`),
    );
    return (await Promise.all(paths)).flat();
  });
