import { describe, expect, inject, it } from 'vitest';
import { hydrated, withPage } from '../support/browser';
import { serveOnLoopback } from '../support/loopback';
import { INCIDENT, offlineNotice, phone, storesOf, workerReady } from '../support/offline-device';

const shared = inject('site');
const HOUR = 60 * 60_000;

describe('what a device keeps', () => {
  it('is there on a first visit, also where the offline page could not be had in the first moment', async () => {
    let requests = 0;
    const site = await serveOnLoopback(async (request) => {
      const { pathname, search } = new URL(request.url);
      if (pathname === '/offline' && (requests += 1) === 1)
        return new Response('Away', { status: 503 });
      const answer = await fetch(shared + pathname + search, { redirect: 'manual' });
      const headers = new Headers(answer.headers);
      for (const name of ['Content-Encoding', 'Content-Length', 'Transfer-Encoding', 'Connection'])
        headers.delete(name);
      return new Response(answer.body, { status: answer.status, headers });
    });
    await withPage({ ...phone, expects: [...phone.expects, /\/live\//] }, async (page) => {
      await page.goto(site.url + INCIDENT);
      await hydrated(page);
      await workerReady(page);
      expect(requests).toBeGreaterThan(1);
    });
    await site.close();
  });

  it('has a worker again on a page that was loaded past it', () =>
    withPage(phone, async (page) => {
      await page.goto(shared + INCIDENT);
      await hydrated(page);
      await workerReady(page);
      const session = await page.context().newCDPSession(page);
      // As the reload button does while Shift is held.
      const loaded = page.waitForEvent('load');
      await session.send('Page.reload', { ignoreCache: true });
      await loaded;
      await hydrated(page);
      await workerReady(page);
    }));

  it('of a visitor is gone after 48 hours, and advice stays [X-101]', () =>
    withPage(phone, async (page) => {
      await page.goto(shared + INCIDENT);
      await hydrated(page);
      await workerReady(page);
      const answer = await page.locator('main h1').textContent();
      const [worker] = page.context().serviceWorkers();
      const pass = (ms: number) =>
        worker?.evaluate((more) => {
          const before = Date.now.bind(Date);
          Date.now = () => before() + more;
        }, ms);
      await page.context().setOffline(true);
      await pass(47 * HOUR);
      await page.reload();
      expect(await page.locator('main h1').textContent()).toBe(answer);
      expect(await offlineNotice(page).textContent()).toMatch(
        // Yesterday, where the test runs in the first hour of a day.
        /^This page is from \d+ \w+, .+\. You are offline\./,
      );
      await pass(2 * HOUR);
      await page.reload();
      expect(await offlineNotice(page).textContent()).toContain('has not kept the page');
      expect(await page.locator('#kept-pages a').count()).toBe(0);
      await expect
        .poll(async () => (await storesOf(page)).filter((entry) => entry.startsWith('seen ')))
        .toEqual([]);
      expect(await storesOf(page)).toContain(`standing ${shared}/offline`);
    }));
});
