import path from 'node:path';
import Database from 'better-sqlite3';
import type { Page } from 'playwright';
import { expect } from 'vitest';

/** A page that visitors read. */
export const INCIDENT = '/power-cut/incident?postcode=CB1+9ZA';
/** A phone with a running service worker. */
export const phone = {
  worker: true,
  width: 390,
  height: 844,
  // What a browser logs without a network.
  expects: [
    /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_SOCKET|ERR_TIMED_OUT|ERR_EMPTY_RESPONSE|ERR_FAILED|ERR_INCOMPLETE|ERR_CONTENT_LENGTH|ERR_NETWORK/,
  ],
};
/** The notice on a page that comes from the device's copy. */
export const offlineNotice = (page: Page) => page.locator('#kept');

/** Returns what the device still lacks: a worker that controls the page, or copies of these paths. */
const lacks = (page: Page, paths: readonly string[]): Promise<string[]> =>
  page.evaluate(async (all) => {
    const copies = await Promise.all(all.map((path) => caches.match(path, { ignoreVary: true })));
    return [
      ...(navigator.serviceWorker.controller ? [] : ['a worker']),
      ...all.filter((_path, index) => !copies[index]),
    ];
  }, paths);

/**
 * Waits until the worker has copies of the current page, the offline page and these paths. It fetches them after the page, so a busy machine
 * takes its time.
 */
export async function workerReady(page: Page, ...others: string[]): Promise<void> {
  const { pathname, search } = new URL(page.url());
  await expect
    .poll(() => lacks(page, ['/offline', pathname + search, ...others]), { timeout: 45_000 })
    .toEqual([]);
}
/** Returns the device's copies: the store and the path of each. */
export const storesOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const paths = names.map(async (name) =>
      (await (await caches.open(name)).keys()).map(({ url }) => `${name} ${url}`),
    );
    return (await Promise.all(paths)).flat();
  });

/** Returns what the demo operator received from the site with this data folder. */
export function deliveries(dir: string): unknown[] {
  const store = new Database(path.join(dir, 'site.db'), { readonly: true });
  try {
    return store.prepare('select * from operator_delivery').all();
  } finally {
    store.close();
  }
}

/** Fills in the report that the offline page asks for. */
export async function fillOfflineReport(page: Page, postcode: string): Promise<void> {
  await page.getByLabel('Address line 1').fill('4 Lantern Street');
  await page.getByLabel('Town or city').fill('Norwich');
  await page.getByLabel('Postcode').fill(postcode);
  for (const value of ['All of the property', 'Today'])
    await page.locator(`input[value="${value}"]`).check();
  await page.locator('input[name=medicalNeed][value=No]').check();
  await page.locator('input[name=seenOrHeard]').last().check();
  await page.getByLabel('Your full name').fill('Jo Whitlock');
  await page.getByLabel('Phone number').fill('07700 900123');
  await page.getByRole('button', { name: 'Go on to check and send' }).click();
}
