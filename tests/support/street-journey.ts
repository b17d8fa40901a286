import type { Page } from 'playwright';
import { press, slugOf } from './report-form';

/** From the landing page of street furniture to the list of items. */
export async function toStreetItems(page: Page, js: boolean): Promise<void> {
  await page.locator('[name=to]').selectOption('/forms/street-furniture');
  await press(page, 'Next', js);
  await page.locator('input[name=reporter]').first().check();
  await page.locator('input[name=request]').last().check();
  await press(page, 'Next', js);
  // Without JavaScript the note for the public is read first.
  if (!js) await press(page, 'Next', js);
  if (slugOf(page) !== 'what-and-where') throw new Error(`on ${page.url()} instead of the items`);
}
