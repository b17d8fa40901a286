import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings, sidewaysOverflow } from '../support/axe';
import { hydrated, withPage } from '../support/browser';
import {
  deliveries,
  fillOfflineReport,
  INCIDENT,
  offlineNotice,
  phone,
  storesOf,
  workerReady,
} from '../support/offline-device';
import { serveOnLoopback } from '../support/loopback';
import { ownSite } from '../support/own-site';
import { poorLine, type PoorLine } from '../support/poor-line';
import { QUIET_POSTCODE } from '../support/quiet-postcode';
import type { Site } from '../support/server';
import { SPOKEN_MOMENT } from '../support/spoken-moments';

describe('a page without a network [X-76, X-102]', () => {
  let dir = '';
  let site: Site;
  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'offline-'));
    site = await ownSite({ DATA_DIR: dir });
  }, 60_000);
  afterAll(() => rm(dir, { recursive: true, force: true }));

  it(
    'an incident read online is read again offline with its age; a report written there is sent once, by a tap',
    { timeout: 120_000 },
    () =>
      withPage(phone, async (page) => {
        const context = page.context();
        // A page of content and a journey, so that the device has the files of both.
        await page.goto(`${site.url}/offline`);
        await hydrated(page);
        await workerReady(page);
        await page.goto(site.url + INCIDENT);
        await hydrated(page);
        const answer = await page.locator('main h1').textContent();
        await workerReady(page);
        const { pathname, search } = new URL(page.url());

        await context.setOffline(true);
        await page.reload();
        expect(await page.locator('main h1').textContent()).toBe(answer);
        expect(await offlineNotice(page).textContent()).toMatch(
          new RegExp(`^This page is from ${SPOKEN_MOMENT}\\. You are offline\\.`),
        );
        expect(await offlineNotice(page).getAttribute('role')).toBe('status');
        // React takes the page over as it stands, and leaves the words there.
        await hydrated(page);
        expect(await offlineNotice(page).textContent()).toContain('You are offline.');
        expect(await axeFindings(page)).toEqual([]);
        expect(await sidewaysOverflow(page)).toEqual([]);

        // A page that nobody saw: the offline page, with the report.
        await page.goto(`${site.url}/news`);
        expect(await offlineNotice(page).textContent()).toContain('has not kept the page');
        expect(await page.locator(`#kept-pages a[href="${pathname}${search}"]`).count()).toBe(1);
        expect(await axeFindings(page)).toEqual([]);
        expect(await sidewaysOverflow(page)).toEqual([]);
        await fillOfflineReport(page, QUIET_POSTCODE);
        await page.waitForURL(/\/offline#kept-answers$/);
        expect(await page.locator('#kept-answers h3').textContent()).toMatch(
          /^Report a power cut, filled in /,
        );
        expect(await page.locator('body').textContent()).not.toContain('Your reference');
        // Pressed where there is still no network, nothing is lost.
        await page.getByRole('button', { name: 'Send it now' }).click();
        await page.waitForLoadState();
        expect(await page.locator('#kept-answers h3').count()).toBe(1);
        expect(await axeFindings(page)).toEqual([]);

        await context.setOffline(false);
        await page.goto(site.url);
        expect(await offlineNotice(page).textContent()).toContain('It has not been sent.');
        expect(deliveries(dir)).toEqual([]);
        await offlineNotice(page).getByRole('link').click();
        await page.getByRole('button', { name: 'Send it now' }).click();
        await page.waitForURL(/\/forms\/report-a-power-cut\/about-you/);
        await page.getByRole('button', { name: 'Send report' }).click();
        await page.waitForURL(/thank-you/);
        const reference = await page.locator('.reference').textContent();
        expect(reference).toMatch(/^\S{5,}$/);
        await expect.poll(() => deliveries(dir).length).toBe(1);
        await page.goto(`${site.url}/offline`);
        expect(await page.locator('#kept-answers h3').count()).toBe(0);
        expect(deliveries(dir)).toHaveLength(1);
        expect((await storesOf(page)).filter((entry) => /thank-you$|answers/.test(entry))).toEqual(
          [],
        );
      }),
  );

  it(
    'a step of a form waits where it cannot be sent, and goes with a tap; who is forgotten leaves nothing',
    { timeout: 90_000 },
    () =>
      withPage(phone, async (page) => {
        await page.goto(`${site.url}${INCIDENT}`);
        await workerReady(page);
        await page.goto(`${site.url}/forms/priority-services`);
        await hydrated(page);
        const first = page.url();
        await page.context().setOffline(true);
        for (const answer of ['Myself', 'Join'])
          await page.locator(`input[value="${answer}"]`).check();
        await page.getByRole('main').getByRole('button', { name: 'Next', exact: true }).click();
        await page.waitForURL(/\/offline#kept-answers$/);
        await page.context().setOffline(false);
        await page.getByRole('button', { name: 'Send it now' }).click();
        await page.waitForURL(/\/forms\/priority-services\//);
        expect(page.url()).not.toBe(first);
        await page.goBack();
        await page.goto(`${site.url}/offline`);
        expect((await storesOf(page)).some((entry) => entry.startsWith('seen '))).toBe(true);
        await page.getByRole('button', { name: 'Forget me on this device' }).click();
        await page.waitForURL(/forgotten/);
        expect(await page.locator('main').textContent()).toContain('deleted what it kept');
        expect(
          (await storesOf(page)).filter((entry) => /incident|forms|answers/.test(entry)),
        ).toEqual([]);
        expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('mpn_draft');
      }),
  );
});

describe('a poor line', () => {
  let line: PoorLine;
  let url = '';
  beforeAll(async () => {
    line = await poorLine();
    ({ url } = await ownSite({ BASE_URL: line.url }));
    line.to(url);
  }, 60_000);
  afterAll(() => line.close());
  /** Elsewhere from now on, connections that are open as well. */
  const lead = (to: string): void => {
    line.be('gone');
    line.to(to);
    line.be('through');
  };

  it('links inside a journey lead to the kept page as a document', { timeout: 60_000 }, () =>
    withPage({ ...phone, expects: [/ERR_/] }, async (page) => {
      // The page of a visitor with an address, which the browser's own cache doesn't keep for ten seconds.
      await page.goto(`${line.url}/power-cut/search?mode=header&value=CB1+9ZA`);
      await page.locator('main button[name=select]').first().click();
      await page.waitForURL(/incident/);
      await workerReady(page);
      const { pathname, search } = new URL(page.url());
      await page.goto(`${line.url}/power-cut/stay-informed?postcode=CB1+9ZA`);
      await hydrated(page);
      line.be('gone');
      // What Remix's router asks for when it opens the page.
      await page.evaluate((address) => void fetch(address), `${pathname}.data${search}`);
      await page.waitForURL(/\/power-cut\/incident/);
      await expect.poll(() => offlineNotice(page).textContent()).toContain('This page is from');
      line.be('through');
    }),
  );

  it(
    'to a site that is away leads to what was kept, and says that the site is the reason',
    { timeout: 90_000 },
    () =>
      withPage({ ...phone, expects: [/status of 50[23]/] }, async (page) => {
        await page.goto(`${line.url}/power-cut/search?mode=header&value=CB1+9ZA`);
        await page.locator('main button[name=select]').first().click();
        await page.waitForURL(/incident/);
        await page.goto(line.url + INCIDENT);
        await hydrated(page);
        expect((await page.context().cookies()).map(({ name }) => name)).toContain('mpn_visit');
        const answer = await page.locator('main h1').textContent();
        await workerReady(page);
        const away = await serveOnLoopback(() => new Response('Away', { status: 503 }));
        lead(away.url);
        // Not from the browser's own cache, which may answer for ten seconds.
        await page.reload();
        expect(await page.locator('main h1').textContent()).toBe(answer);
        expect(await offlineNotice(page).textContent()).toContain(
          'Our website is not answering at the moment.',
        );
        // Where nothing is kept the site's own words stand.
        await page.goto(`${line.url}/news`);
        expect(await page.locator('body').textContent()).toBe('Away');

        await page.goto(`${line.url}/offline`);
        await page.getByRole('button', { name: 'Forget me on this device' }).click();
        await expect
          .poll(() => offlineNotice(page).textContent())
          .toContain('are still in a cookie');
        expect((await storesOf(page)).filter((entry) => entry.startsWith('seen '))).toEqual([]);
        lead(url);
        // Nothing is clicked again: the first page to arrive is one for an unknown visitor.
        await page.goto(line.url + INCIDENT);
        expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('mpn_visit');
        await page.goto(`${line.url}/offline?here`);
        expect(await page.locator('main').textContent()).toContain(
          'we have forgotten your addresses',
        );
        await away.close();
      }),
  );

  it(
    'flapping, a page comes whole or as it was kept; with one packet in ten lost it comes',
    { timeout: 120_000 },
    () =>
      withPage(phone, async (page) => {
        await page.goto(line.url + INCIDENT);
        await hydrated(page);
        await workerReady(page, '/power-cut/list');
        // A page of one visitor, which comes whole each time.
        await page.goto(`${line.url}/power-cut/search?mode=header&value=CB1+9ZA`);
        await workerReady(page);
        line.be('flapping');
        for (let n = 0; n < 3; n += 1) {
          await page.reload();
          expect(await page.locator('footer#help').count()).toBe(1);
          expect(await offlineNotice(page).textContent()).toContain('This page is from');
        }
        line.be('gone');
        await page.goto(`${line.url}/power-cut/list`);
        // Not from the browser's own cache, which may answer for ten seconds.
        await page.reload();
        expect(await page.locator('footer#help').count()).toBe(1);
        expect(await offlineNotice(page).textContent()).toContain('You are offline.');
        line.be('lossy');
        for (const at of [INCIDENT, '/power-cut/list', '/']) {
          await page.goto(line.url + at);
          expect(await page.locator('footer#help').count()).toBe(1);
        }
        line.be('through');
        await page.goto(line.url + INCIDENT);
        expect(await offlineNotice(page).textContent()).toBe('');
      }),
  );
});
