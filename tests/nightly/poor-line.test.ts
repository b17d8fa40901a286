import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hydrated, withPage } from '../support/browser';
import { openCut, saidOn } from '../support/changing-cut';
import { CUT, cutBackAt, endOf } from '../support/cut-record';
import { asJson, startFeed, type FeedServer } from '../support/feed-server';
import {
  deliveries,
  fillOfflineReport,
  offlineNotice,
  phone,
  workerReady,
} from '../support/offline-device';
import { ownSite } from '../support/own-site';
import { poorLine, type PoorLine } from '../support/poor-line';
import { QUIET_POSTCODE } from '../support/quiet-postcode';

/** What a browser itself says of questions that a page asks on its own and that were cut off. */
const OF_THE_LINE =
  /net::ERR_\S+ \(\S*(?:\/live\/|\/api\/|\.data\b)|(?:\/live\/|\/api\/|\.data\b)\S* net::ERR_/;
/** A browser takes a line up again after up to 12.5 seconds, and what is cut off is asked for again after ever longer. */
const NEWS = 60_000;
/** The time that the worker gives the network, and what a busy machine takes besides. */
const [GIVEN, BESIDES] = [4000, 2500];

const says = (page: Page, hour: number, timeout = NEWS) =>
  expect
    .poll(async () => (await saidOn(page)).at(-1), { timeout })
    .toEqual(expect.stringContaining(endOf(hour)));

describe('over a poor line', () => {
  let dir = '';
  let feed: FeedServer;
  let line: PoorLine;
  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'poor-line-'));
    feed = await startFeed(asJson([cutBackAt(13)]));
    line = await poorLine();
    const env = {
      DATA_DIR: dir,
      BASE_URL: line.url,
      INCIDENTS_URL: feed.url,
      INCIDENTS_REFRESH_SECONDS: '1',
    };
    line.to((await ownSite(env)).url);
  });
  afterAll(async () => {
    await line?.close();
    await feed?.stop();
    await rm(dir, { recursive: true, force: true });
  });

  beforeEach(() => line.be('through'));

  /** An open page with the focus on a link below its news, and how many pixels that has moved since. */
  async function withFocus(page: Page) {
    await openCut(page, line.url);
    const link = page.getByRole('link', { name: 'Check again' });
    await link.focus();
    const topOf = () => link.evaluate((element) => element.getBoundingClientRect().top);
    const top = await topOf();
    return { link, moved: async () => Math.abs((await topOf()) - top) };
  }

  it(
    'that was cut every two seconds an open page says what changed once, moves nothing, and is live again',
    { timeout: 120_000 },
    () =>
      withPage({ width: 390, height: 844, expects: [OF_THE_LINE] }, async (page) => {
        const { link, moved } = await withFocus(page);
        line.be('blinking');
        feed.answer(asJson([cutBackAt(14)]));
        // Three cuts.
        await page.waitForTimeout(7000);
        line.be('through');
        await says(page, 14);
        // Live again: sooner than the page would ask by itself.
        feed.answer(asJson([cutBackAt(15)]));
        await says(page, 15, 25_000);
        expect(await saidOn(page)).toHaveLength(2);
        await expect.poll(moved).toBeLessThan(2);
        expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
      }),
  );

  it(
    'on which the line for news never comes back an open page asks by itself, and moves nothing [X-118]',
    { timeout: 120_000 },
    () =>
      withPage({ width: 390, height: 844, expects: [OF_THE_LINE] }, async (page) => {
        const { moved } = await withFocus(page);
        await page.route('**/live/**', (route) => route.abort());
        line.be('blinking');
        await page.waitForTimeout(2500);
        line.be('through');
        feed.answer(asJson([cutBackAt(18)]));
        // 15 seconds after the line broke at the latest, and what that takes.
        await says(page, 18, 22_000);
        await expect.poll(moved).toBeLessThan(2);
      }),
  );

  it('that loses one packet in ten the first words come, and news while the page is open', () =>
    withPage({ expects: [OF_THE_LINE] }, async (page) => {
      line.be('lossy');
      await page.goto(line.url + CUT, { waitUntil: 'commit' });
      await page.locator('main h1').waitFor();
      await openCut(page, line.url);
      feed.answer(asJson([cutBackAt(16)]));
      await says(page, 16);
      expect(await saidOn(page)).toHaveLength(1);
      line.be('through');
    }));

  it('that loses one packet in ten, or all, the kept page is there after four seconds; a report arrives once [X-98]', () =>
    withPage({ ...phone, expects: [...phone.expects, OF_THE_LINE] }, async (page) => {
      await page.goto(line.url + CUT);
      await hydrated(page);
      await workerReady(page);
      const took = async (): Promise<number> => {
        const began = Date.now();
        await page.reload({ waitUntil: 'commit' });
        await page.locator('main h1').waitFor();
        return Date.now() - began;
      };
      line.be('lossy');
      for (let turn = 0; turn < 3; turn += 1) expect(await took()).toBeLessThan(GIVEN + BESIDES);
      line.be('silent');
      const waited = await took();
      expect(waited).toBeGreaterThanOrEqual(GIVEN - 100);
      expect(waited).toBeLessThan(GIVEN + BESIDES);
      expect(await offlineNotice(page).textContent()).toContain(
        'Your connection is too slow for anything newer.',
      );

      line.be('lossy');
      await page.goto(`${line.url}/offline`);
      await fillOfflineReport(page, QUIET_POSTCODE);
      await page.waitForURL(/\/forms\/report-a-power-cut\/about-you/);
      // A finger that is not sure taps again.
      await page.getByRole('button', { name: 'Send report' }).dblclick();
      await page.waitForURL(/thank-you/);
      await expect.poll(() => deliveries(dir).length).toBe(1);
      line.be('through');
      await page.goto(`${line.url}/offline`);
      expect(await page.locator('#kept-answers h3').count()).toBe(0);
      expect(deliveries(dir)).toHaveLength(1);
    }));
});
