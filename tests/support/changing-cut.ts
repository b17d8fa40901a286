import type { Page } from 'playwright';
import { exampleLiveRecord } from '~/server/incidents/wire/example-feed';
import { hydrated } from './browser';

export const REFERENCE = 'INCD-100101-A';
export const CUT = `/power-cut/incident?incidentid=${REFERENCE}`;

const tomorrow = new Date(Date.now() + 24 * 60 * 60_000).toLocaleDateString('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'Europe/London',
});
/** One power cut, whose power should be back tomorrow within the hour after this one. */
export const cutBackAt = (hour: number) =>
  exampleLiveRecord({
    IncidentReference: REFERENCE,
    PowerCutType: 'Unplanned',
    PostCodesAffected: ['CB1 9'],
    FullPostcodeData: ['CB19ZA'],
    EstimatedRestorationDate: null,
    IncidentTypeTBCEstimatedFriendlyDescription: `${tomorrow} ${hour}:00 - ${hour + 1}:00`,
    Steps: [],
  });
/** "3pm": how a page says the end of it. */
export const endOf = (hour: number): string => `${hour + 1 - 12}pm`;

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
