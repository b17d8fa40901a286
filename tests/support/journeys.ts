import type { Page } from 'playwright';
import { hydrated } from './browser';
import { tabTo } from './keyboard';

/** Which entry of the result list to choose; the first by default. */
export interface Choice {
  choose?: RegExp;
}

/**
 * Searches from the home page by keyboard only: in the dialog with JavaScript, on the page without.
 */
export async function searchByKeyboard(
  page: Page,
  site: string,
  typed: string,
  { js }: { js: boolean },
): Promise<void> {
  await page.goto(site);
  if (js) await hydrated(page);
  await tabTo(page, (focus) => focus.element === 'input' && focus.name === 'value');
  await page.keyboard.type(typed);
  await page.keyboard.press('Enter');
  if (!js) return page.waitForURL(/\/power-cut\/(?:search|incident)\?/);
  await page.waitForFunction(() => {
    const dialog = document.querySelector('dialog[open]');
    return (
      location.pathname === '/power-cut/incident' ||
      (dialog?.querySelector('button[name="select"], .panel, .msg') &&
        !dialog.querySelector('.loading'))
    );
  });
}

/** Chooses an address from the list by keyboard. */
export async function chooseByKeyboard(page: Page, { choose }: Choice): Promise<void> {
  await tabTo(page, (focus) => focus.name === 'select' && (choose?.test(focus.text) ?? true));
  await page.keyboard.press('Enter');
}

/** Goes from the home page to the page for a postcode. */
export async function goToPostcode(
  page: Page,
  site: string,
  typed: string,
  how: { js: boolean } & Choice,
): Promise<void> {
  await searchByKeyboard(page, site, typed, how);
  if (!isAnswered(page)) await chooseByKeyboard(page, how);
}

/** The search answered for the whole postcode, without a list of addresses. */
export const isAnswered = (page: Page): boolean =>
  new URL(page.url()).pathname === '/power-cut/incident';

/** The state word of the incident page. */
export const chipOf = async (page: Page): Promise<string> => {
  await page.waitForSelector('.answer .chip');
  return (await page.textContent('.answer .chip'))?.trim() ?? '';
};

/** Returns the page's text with single spaces. */
export const wordsOf = async (page: Page, selector = 'main'): Promise<string> =>
  (await page.locator(selector).first().innerText()).replace(/\s+/g, ' ');
