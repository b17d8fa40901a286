import { gzipSync } from 'node:zlib';
import type { Locator } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings, findingsInLooks, sidewaysOverflow } from '../support/axe';
import { enhanced, hydrated, withPage } from '../support/browser';
import { htmlFaults } from '../support/html-rules';
import { chipOf, goToPostcode, wordsOf } from '../support/journeys';
import { incidentsOf, wholeIncidentsOf } from '../support/pages';
import { ownSite } from '../support/own-site';
import { withVisitor } from '../support/plain-page';
import { QUIET_POSTCODE } from '../support/quiet-postcode';
import { press, slugOf, typeAddress } from '../support/report-form';
import { ask, type Site } from '../support/server';
import { englishOn } from '../support/welsh';

let site: Site;
beforeAll(async () => {
  site = await ownSite({ SCENARIO: 'storm' });
});
afterAll(() => site.stop());

describe('in a storm [X-44]', () => {
  it('there are about 3 000 incidents over about 1 200 sectors', async () => {
    const incidents = await incidentsOf(site.url);
    expect(incidents.length).toBeGreaterThan(2500);
    const sectors = new Set(incidents.flatMap(({ PostCodesAffected }) => PostCodesAffected));
    expect(sectors.size).toBeGreaterThan(1000);
  });

  it('the list is at most twelve pages of 250 rows', async () => {
    const html = await (await ask(`${site.url}/power-cut/list`)).text();
    expect(html.match(/<tr data-s=/g)).toHaveLength(250);
    const pages = [...html.matchAll(/\/power-cut\/list\?page=(\d+)/g)].map(([, page]) =>
      Number(page),
    );
    expect(Math.max(...pages)).toBeLessThanOrEqual(12);
  });

  it.each([
    '/power-cut/list',
    '/power-cut/list?page=5',
    '/power-cut/list?by=new',
    '/power-cut/map',
    '/power-cut',
  ])('%s stays paged and under 16 kB, its style with it', async (path) => {
    const answer = await ask(site.url + path);
    expect(answer.status).toBe(200);
    expect(gzipSync(await answer.text()).length).toBeLessThanOrEqual(16 * 1024);
  });

  it('every page says so, with a way to the power cuts', () =>
    withPage({}, async (page) => {
      await page.goto(site.url);
      expect(await wordsOf(page, 'body')).toMatch(/storm/i);
      expect(await wordsOf(page)).toMatch(
        /At least [\d,.]+(?: million)? homes are without power\./,
      );
    }));

  it('banner, home and the page of the storm speak of the same one', async () => {
    for (const path of ['/', '/storm', '/power-cut/list']) {
      const html = await (await ask(site.url + path)).text();
      expect(new Set(html.match(/Storm (?:Merrin|Ingrid|Odette)/g)), path).toEqual(
        new Set(['Storm Merrin']),
      );
      expect(await htmlFaults(html), path).toEqual([]);
    }
    const storm = await (await ask(`${site.url}/storm`)).text();
    expect(storm).toContain('All our teams are out');
    expect(await (await ask(`${site.url}/sitemap.xml`)).text()).toContain('/storm</loc>');
  });

  it.each([{ js: true }, { js: false }])(
    'a postcode still leads to its power cut ($js)',
    ({ js }) =>
      withPage({ js }, async (page) => {
        await goToPostcode(page, site.url, 'CB1 9ZA', { js });
        await page.waitForURL(/\/power-cut\/incident/);
        expect(await chipOf(page)).toMatch(/Power cut|Several power cuts/);
        expect(await wordsOf(page)).toMatch(/storm/i);
      }),
  );

  it('counts homes off from the picture itself, county by county', async () => {
    const off = (await wholeIncidentsOf(site.url))
      .filter(({ PowerCutType, StatusId }) => PowerCutType === 'Unplanned' && StatusId !== 8)
      .reduce((sum, { NoCustomerAffected }) => sum + NoCustomerAffected, 0);
    await withPage({ js: false }, async (page) => {
      await page.goto(site.url);
      const row = page
        .getByRole('table', { name: 'Homes off, county by county' })
        .getByRole('row', { name: /^All / });
      const count = Number(
        (await row.getByRole('cell').first().textContent())?.replaceAll(',', ''),
      );
      expect(Math.abs(count - off) / off).toBeLessThan(0.01);
    });
  });

  it.each([{ js: true }, { js: false }])(
    'home says on top when power is back at the address of this device, JavaScript $js',
    ({ js }) =>
      withPage({ js }, async (page) => {
        await page.goto(`${site.url}/power-cut/search?mode=header&value=CB1+9ZA`);
        await page.locator('button[name=select]').first().click();
        await page.waitForURL(/\/power-cut\/incident/);
        const answer = await page.goto(site.url);
        expect(answer?.headers()['cache-control']).toBe('private, no-store');
        const words = await wordsOf(page);
        expect(words).toMatch(/Your power: (?:back|expected back) [^]*Orchard Row, Cambridge/);
        expect(words.indexOf('Your power')).toBeLessThan(words.indexOf('homes are without power'));
        if (js) expect(await axeFindings(page)).toEqual([]);
        await page.getByRole('link', { name: /^Your power/ }).click();
        await page.waitForURL(/\/power-cut\/incident\?incidentid=/);
        // Nobody else reads it.
        const others = await ask(site.url);
        expect(others.headers.get('cache-control')).toContain('public');
        expect(await others.text()).not.toMatch(/Your power:|Orchard Row/);
      }),
  );

  it('home stays within its weight', async () => {
    expect(gzipSync(await (await ask(site.url)).text()).length).toBeLessThanOrEqual(14 * 1024);
  });

  it.each(['/power-cut/list', '/power-cut/map', '/power-cut/incident?postcode=CB1+9ZA', '/help'])(
    'the news of the storm is one step from %s',
    (path) =>
      withPage({ js: false }, async (page) => {
        await page.goto(site.url + path);
        await page
          .getByRole('complementary', { name: 'Storm Merrin' })
          .getByRole('link', { name: 'Storm news' })
          .click();
        await page.waitForURL(/\/storm$/);
        expect(await wordsOf(page)).toMatch(/Next news by/);
        expect(await wordsOf(page)).toMatch(/Warm places open now|No warm place/);
      }),
  );

  it('warm places that are open stand on the map, drawn and interactive, and in its key', () =>
    withPage({}, async (page) => {
      await page.goto(`${site.url}/power-cut/map`);
      expect(await page.locator('svg.at-wide .m-warm').count()).toBeGreaterThan(0);
      expect(
        await page.getByRole('listitem').filter({ hasText: 'Warm place open now' }).isVisible(),
      ).toBe(true);
      await hydrated(page);
      await page.getByRole('button', { name: 'Show the interactive map' }).click();
      await page.locator('.map-live .m-warm').first().waitFor({ timeout: 30_000 });
    }));

  it.each([{ js: true }, { js: false }])(
    'a warm place is found from home by postcode ($js)',
    ({ js }) =>
      withPage({ js }, async (page) => {
        await page.goto(site.url);
        await page.getByRole('link', { name: /All \d+ warm places/ }).click();
        await page.getByRole('textbox', { name: 'Your postcode or town' }).fill('NR1 9ZA');
        await page.getByRole('button', { name: 'Show nearest' }).click();
        await page.waitForURL(/near=/);
        expect(await wordsOf(page)).toContain('Nearest to NR1 9ZA first');
        const lists = page
          .getByRole('list')
          .filter({ has: page.getByRole('heading', { level: 3 }) });
        const names = (list: Locator) => list.getByRole('heading', { level: 3 }).allTextContents();
        const groups = await Promise.all((await lists.all()).map(names));
        // After ten in the evening it is among those that open later.
        expect(groups.map(([nearest]) => nearest)).toContain('Riverside Library');
      }),
  );

  it('a long power cut names the nearest warm place that is open, or says when one opens', () =>
    withPage({ js: false }, async (page) => {
      const long = (await wholeIncidentsOf(site.url)).find(
        ({ PowerCutType, IncidentReference, EstimatedRestorationDate, PostCodesAffected }) =>
          PowerCutType === 'Unplanned' &&
          IncidentReference.startsWith('INCD-5') &&
          /^NR\d/.test(PostCodesAffected[0] ?? '') &&
          EstimatedRestorationDate !== null &&
          Date.parse(`${EstimatedRestorationDate}Z`) > Date.now() + 8 * 3_600_000,
      );
      await page.goto(`${site.url}/power-cut/incident?incidentid=${long?.IncidentReference}`);
      const near = page.locator('.warm-near');
      expect(await near.innerText()).toMatch(
        /Nearest warm place: .*miles? away\. Open (?:until|24 hours)[^]*Directions|Nowhere near you is open until .*Call 105: we can help/,
      );
      expect(await near.getByRole('link', { name: 'All warm places' }).isVisible()).toBe(true);
    }));

  it.each([
    '/',
    '/storm',
    '/power-cut/warm-places',
    '/power-cut/list',
    '/power-cut/map',
    '/power-cut/incident?postcode=CB1+9ZA',
  ])('axe finds nothing on %s, and it fits a small phone', (path) =>
    withPage({}, async (page) => {
      await page.goto(site.url + path, { waitUntil: 'load' });
      const looks = [
        ['light', {}],
        ['dark', { scheme: 'dark' }],
        ['a narrow phone', { width: 320, height: 640 }],
      ] as const;
      expect(await findingsInLooks(page, looks)).toEqual([]);
    }),
  );
});

describe.each([{ js: true }, { js: false }])(
  'C1: a report in a storm, JavaScript $js',
  ({ js }) => {
    it('is two pages, and asks for no tick', { timeout: 240_000 }, () =>
      withVisitor(site.url, { js, width: 320, height: 640 }, async (page) => {
        await page.goto(`${site.url}/report-a-power-cut`);
        if (js) await hydrated(page);
        await typeAddress(page, js, QUIET_POSTCODE);
        await press(page, 'Next', js);
        // In a storm nearly every place has a power cut that is known.
        if (slugOf(page) === 'known') await press(page, 'It is different for me', js);
        expect(slugOf(page)).toBe('what-is-off');
        expect(await page.locator('[name=dataConsent]').count()).toBe(0);
        if (js) expect(await sidewaysOverflow(page)).toEqual([]);
        await page.locator('[name=powerOff]').first().check();
        await page.locator('[name=seenOrHeard][value="None of these"]').check();
        await page.locator('[name=medicalNeed][value=No]').check();
        await page.getByLabel('Your full name').fill('Jo Whitlock');
        await page.getByLabel('Phone number').fill('07700 900123');
        await press(page, 'Send report', js);
        expect(slugOf(page)).toBe('thank-you');
        expect(await page.textContent('.reference')).toMatch(/^\S{5,}$/);
      }),
    );
  },
);

it(
  'in a storm the news of the operator says that it is in English, and all else is in Welsh',
  { timeout: 120_000 },
  async () => {
    for (const path of ['/storm', '/', '/power-cut/warm-places', '/power-cut/map'])
      await withPage({ width: 320 }, async (page) => {
        await page.goto(`${site.url}/cy${path}`);
        await enhanced(page);
        expect([path, await englishOn(page)]).toEqual([path, []]);
        expect(await axeFindings(page)).toEqual([]);
        expect(await sidewaysOverflow(page)).toEqual([]);
        if (path !== '/storm') return;
        const news = page.locator('.posts li').first();
        expect(await news.locator('h3 [lang="en-GB"], h3[lang="en-GB"]').count()).toBe(1);
        expect(await page.locator('h1').innerText()).not.toBe('');
      });
  },
);
