import type { Locator, Page } from 'playwright';
import { inject } from 'vitest';
import { enhanced, withPage, type Visitor } from './browser';

const site = inject('site');
/** A page of the development server takes a while. */
export const SLOW = 60_000;

/** The first example of a block in the catalogue, its behaviour attached where scripts run. */
async function openBlock(page: Page, type: string, js: boolean): Promise<Locator> {
  await page.goto(`${site}/preview/blocks/${type}`);
  const example = page.locator('.catalogue-example').first();
  if (js) {
    await enhanced(page);
    await page.waitForLoadState('networkidle');
  }
  return example;
}
/** Looks at the first example of a block in the catalogue. */
export const block = (visitor: Visitor, type: string, look: (page: Page, example: Locator) => Promise<void>) =>
  // Pages that examples lead to are not there.
  withPage({ ...visitor, expects: [/\.js csp$/, /404/, ...(visitor.expects ?? [])] }, async (page) => {
    await look(page, await openBlock(page, type, visitor.js ?? true));
  });
/** The words of what has the focus. */
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
/** Whether the page behind a modal is held still. */
export const hasLock = (page: Page) => page.evaluate(() => document.body.classList.contains('modal-open'));
