import type { Page } from 'playwright';
import { hydrated } from './browser';
import { CUT } from './cut-record';

/** A stream of news that was opened. */
export const lineOpened = (page: Page) =>
  page.waitForResponse(
    (answer) => new URL(answer.url()).pathname.startsWith('/live/') && answer.status() === 200,
    {
      // On a poor line the scripts take their time.
      timeout: 60_000,
    },
  );

/** Opens the page of the power cut and waits until it hears of news; from then on `saidOn` knows what it says aloud. */
export async function openCut(page: Page, url: string): Promise<void> {
  const line = lineOpened(page);
  await page.goto(url + CUT);
  await hydrated(page);
  await line;
  await page.evaluate(() => {
    const announcements: string[] = [];
    const place = document.querySelector('.said') as Element;
    new MutationObserver(() => announcements.push(place.textContent ?? '')).observe(place, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    Object.assign(window, { announcements });
  });
}
export const saidOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { announcements: string[] }).announcements);
