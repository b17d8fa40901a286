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
  if (js) await enhanced(page);
  return example;
}
/** Looks at the first example of a block in the catalogue. */
export const block = (
  visitor: Visitor,
  type: string,
  look: (page: Page, example: Locator) => Promise<void>,
) =>
  // The pages that examples link to do not exist.
  withPage(
    { ...visitor, expects: [/\.js csp$/, /404/, ...(visitor.expects ?? [])] },
    async (page) => {
      await look(page, await openBlock(page, type, visitor.js ?? true));
    },
  );
/** Returns the text of the focused element. */
export const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
/** Returns whether scrolling is locked behind a modal. */
export const hasLock = (page: Page) =>
  page.evaluate(() => document.body.classList.contains('modal-open'));
