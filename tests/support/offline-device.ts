import path from 'node:path';
import Database from 'better-sqlite3';
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

/** What the demonstration's operator has received from the site with this data folder. */
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
  for (const value of ['All of the property', 'Today', 'Only us', 'A home', 'Call'])
    await page.locator(`input[value="${value}"]`).check();
  await page.locator('input[name=medicalNeed][value=No]').check();
  await page.locator('input[name=seenOrHeard]').last().check();
  await page.locator('input[name=textUpdates][value=No]').check();
  await page.getByLabel('Your full name').fill('Jo Whitlock');
  await page.getByLabel('Phone number').fill('07700 900123');
  await page.getByRole('button', { name: 'Go on to check and send' }).click();
}
