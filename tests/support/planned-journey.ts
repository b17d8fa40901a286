import type { Page } from 'playwright';
import { hydrated } from './browser';
import { press, pressOn, slugOf } from './report-form';

export const SEARCH = '/power-cut/planned-power-cut-search';

/** Searches for planned work and chooses an address; `house` is its position in the list. */
export async function searchPlanned(
  page: Page,
  site: string,
  postcode: string,
  house: number,
  js: boolean,
) {
  await page.goto(site + SEARCH);
  if (js) await hydrated(page);
  await page.fill('#planned-postcode', postcode);
  await Promise.all([page.waitForURL(/\/power-cut\/search\?/), page.keyboard.press('Enter')]);
  if (js) await hydrated(page);
  const choice = page.locator('button[name=select]').nth(house);
  await Promise.all([page.waitForURL((url) => !/search/.test(url.pathname)), choice.click()]);
  if (js) await hydrated(page);
}

/** Returns path and query, without the origin. */
export const whereIs = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
};

const pick = (page: Page, value: string) => page.locator(`input[value="${value}"]`).first().check();

/** From the page of planned work through its form, to where the sent form leads. The address stands on its card already. */
export async function fillPlannedForm(page: Page, js: boolean): Promise<void> {
  await Promise.all([
    page.waitForURL(/\/forms\//),
    page.getByRole('link', { name: 'Tell us what you need' }).click(),
  ]);
  if (js) await hydrated(page);
  const fill: Readonly<Record<string, () => Promise<void>>> = {
    'your-address': () => pick(page, 'A place I look after'),
    'your-needs': () => pick(page, 'No'),
    contact: async () => {
      await page.getByLabel('Your full name').fill('Jo Whitlock');
      await page.getByLabel('Phone number').fill('07700 900123');
    },
  };
  for (const [slug, answer] of Object.entries(fill)) {
    if (slugOf(page) !== slug) throw new Error(`on ${page.url()} instead of ${slug}`);
    await answer();
    await pressOn(page, 'Next', js);
  }
  await press(page, 'Send', js);
}
