import type { Page } from 'playwright';
import { hydrated } from './browser';
import { tabTo } from './keyboard';

/** Which entry of the result list to take; the first one unless said otherwise. */
export interface Choice {
  choose?: RegExp;
}

/** From the home page to the results for what is typed, with the keyboard alone: the dialog with JavaScript, the page without. */
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
  if (!js) return page.waitForURL(/\/power-cut\/search\?/);
  await page.waitForSelector('dialog[open]');
  await page.waitForFunction(() => {
    const dialog = document.querySelector('dialog[open]');
    return dialog?.querySelector('button[name="select"], .panel, .msg') && !dialog.querySelector('.loading');
  });
}

/** Takes an address of the list with the keyboard. */
export async function chooseByKeyboard(page: Page, { choose }: Choice): Promise<void> {
  await tabTo(page, (focus) => focus.name === 'select' && (choose?.test(focus.text) ?? true));
  await page.keyboard.press('Enter');
}

/** From the home page to the page that a postcode leads to. */
export async function goToPostcode(
  page: Page,
  site: string,
  typed: string,
  how: { js: boolean } & Choice,
): Promise<void> {
  await searchByKeyboard(page, site, typed, how);
  await chooseByKeyboard(page, how);
}

/** The state word of the incident page. */
export const chipOf = async (page: Page): Promise<string> => {
  await page.waitForSelector('.answer .chip');
  return (await page.textContent('.answer .chip'))?.trim() ?? '';
};

/** Everything the page says, with single spaces. */
export const wordsOf = async (page: Page, selector = 'main'): Promise<string> =>
  (await page.locator(selector).first().innerText()).replace(/\s+/g, ' ');
