import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOUR } from '~/domain/time/instant';
import { formatLondon } from '~/domain/time/london-time';
import { exampleLiveRecord } from '../fixtures/live-record';
import { hydrated, withPage } from '../support/browser';
import { asJson, startFeed, type FeedServer } from '../support/feed-server';
import { ask, startSite, type Site } from '../support/server';

const NEWS = 15_000;

const began = Date.now();
const backIn = (hours: number): string => formatLondon(began + hours * HOUR);
const cut = (index: number, overrides: Record<string, unknown> = {}) =>
  exampleLiveRecord({
    IncidentReference: `INCD-${index}-A`,
    FullPostcodeData: [`CB${index} 9ZA`],
    PowerCutType: 'Unplanned',
    EstimatedRestorationDate: backIn(5),
    IncidentTypeTBCEstimatedFriendlyDescription: null,
    ...overrides,
  });
const twelve = Array.from({ length: 12 }, (_, index) => cut(index + 1));

let feed: FeedServer;
let site: Site;
beforeAll(async () => {
  feed = await startFeed(asJson(twelve));
  site = await startSite({
    INCIDENTS_URL: feed.url,
    INCIDENTS_REFRESH_SECONDS: '1',
    LIVE_LINES_PER_CALLER: '2',
  });
});
afterAll(async () => {
  await site?.stop();
  await feed?.stop();
});

/** What the feed says from now on, once the site has read it. */
async function begin(records: readonly Record<string, unknown>[]): Promise<void> {
  feed.answer(asJson(records));
  const read = async () => {
    const answer = await ask(`${site.url}/api/power-cut/all-incidents`);
    const incidents = (await answer.json()) as { IncidentReference: string; Steps: unknown[] }[];
    return incidents.map(({ IncidentReference, Steps }) => `${IncidentReference} ${Steps.length}`);
  };
  const wanted = records.map(
    ({ IncidentReference, Steps }) => `${String(IncidentReference)} ${(Steps as []).length}`,
  );
  await expect.poll(read, { timeout: NEWS }).toEqual(wanted);
}

/** Opens a page and waits until it hears of news. */
async function openListening(page: Page, path: string): Promise<void> {
  const line = page.waitForResponse((answer) =>
    new URL(answer.url()).pathname.startsWith('/live/'),
  );
  await page.goto(site.url + path);
  await hydrated(page);
  await line;
}

describe('a page that is open [X-73]', () => {
  it('of one power cut says a new estimate, marks it, and leaves what has the focus where it is', () =>
    withPage({ width: 390, height: 844 }, async (page) => {
      await begin(twelve);
      await openListening(page, '/power-cut/incident?incidentid=INCD-1-A');
      const requests: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      const link = page.getByRole('link', { name: 'Check again' });
      await link.focus();
      const top = await link.evaluate((element) => element.getBoundingClientRect().top);
      feed.answer(
        asJson([cut(1, { EstimatedRestorationDate: backIn(9), Steps: [] }), ...twelve.slice(1)]),
      );
      const notice = page.locator('.said');
      await expect
        .poll(() => notice.textContent(), { timeout: NEWS })
        .toMatch(/^New estimate: Power in .* should be back/);
      expect(await notice.getAttribute('role')).toBe('status');
      expect(
        await page.locator('#answer').evaluate((element) => getComputedStyle(element).boxShadow),
      ).not.toBe('none');
      await expect
        .poll(async () =>
          Math.abs((await link.evaluate((element) => element.getBoundingClientRect().top)) - top),
        )
        .toBeLessThan(2);
      expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(requests.filter((path) => path.startsWith('/api/')).length).toBeLessThanOrEqual(2);

      // That there is no time any more is news, and no new estimate.
      const unknown = { EstimatedRestorationDate: null, Steps: [] };
      feed.answer(asJson([cut(1, unknown), ...twelve.slice(1)]));
      await expect
        .poll(() => notice.textContent(), { timeout: NEWS })
        .toMatch(/^Updated: Power in .* When should it be back\?/);
    }));

  it('of the list marks what says something else, and keeps new rows until they are wanted', () =>
    withPage({}, async (page) => {
      await begin(twelve);
      await openListening(page, '/power-cut/list');
      const rows = page.getByRole('main').locator('tr[data-s]');
      const show = page.getByRole('button', { name: /in the list: show$/ });
      expect(await rows.count()).toBe(12);
      expect(await show.isVisible()).toBe(false);

      feed.answer(asJson([...twelve, cut(13), cut(14)]));
      await show.waitFor({ timeout: NEWS });
      expect(await show.textContent()).toBe('2 changes in the list: show');
      expect(await rows.count()).toBe(12);
      await show.click();
      await expect.poll(() => rows.count()).toBe(14);
      expect(await page.locator('[data-fresh]').count()).toBe(2);
      expect(
        await page.evaluate(() => document.activeElement?.closest('[data-fresh]') !== null),
      ).toBe(true);
      expect(await show.isVisible()).toBe(false);

      feed.answer(
        asJson([
          cut(1, { NoCustomerAffected: 4321, UKPNIncident: { NoCustomersAffected: 4321 } }),
          ...twelve.slice(1),
          cut(13),
          cut(14),
        ]),
      );
      await page.locator('[data-fresh]', { hasText: '4,321' }).waitFor({ timeout: NEWS });
      expect(await page.locator('[data-fresh]').count()).toBe(1);
      expect(await show.isVisible()).toBe(false);
    }));

  it('goes on asking by itself where it is refused a line', () =>
    withPage({ expects: [/status of 503/] }, async (page) => {
      await begin(twelve);
      // Two lines of this caller are open: there is no third.
      const caller = { 'X-Forwarded-For': '10.251.0.1' };
      const held = await Promise.all(
        [1, 2].map(() => fetch(`${site.url}/live/list`, { headers: caller })),
      );
      await page.setExtraHTTPHeaders(caller);
      await page.clock.install();
      const refused = page.waitForResponse((answer) => answer.status() === 503);
      await page.goto(`${site.url}/power-cut/incident?incidentid=INCD-1-A`);
      await hydrated(page);
      await page.clock.runFor(5000);
      await refused;
      const refresh = page.waitForResponse(
        (answer) => new URL(answer.url()).pathname === '/api/power-cut/incident-by-id',
      );
      await page.clock.runFor(31_000);
      expect((await refresh).status()).toBe(200);
      for (const answer of held) await answer.body?.cancel();
    }));

  it('closes its line when it is hidden', async () => {
    await withPage({}, async (page) => {
      await begin(twelve);
      await openListening(page, '/power-cut/list');
      const closed = page.waitForEvent('requestfailed', (request) =>
        request.url().includes('/live/'),
      );
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await closed;
    });
  });
});

it('an end of the process waits for no open page', async () => {
  const testSite = await startSite({ INCIDENTS_URL: feed.url, INCIDENTS_REFRESH_SECONDS: '1' });
  const answer = await fetch(`${testSite.url}/live/list`);
  const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
  await reader.read();
  const began = Date.now();
  const [over] = await Promise.all([reader.read().then((part) => part.done), testSite.stop()]);
  expect(over).toBe(true);
  expect(Date.now() - began).toBeLessThan(6000);
});
