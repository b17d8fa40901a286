import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings, sidewaysOverflow } from '../support/axe';
import { withPage } from '../support/browser';
import { htmlFaults } from '../support/html-rules';
import { chipOf, goToPostcode, wordsOf } from '../support/journeys';
import { incidentsOf } from '../support/pages';
import { ownSite } from '../support/own-site';
import { ask, type Site } from '../support/server';

let site: Site;
beforeAll(async () => {
  site = await ownSite({ SCENARIO: 'storm' });
});
afterAll(() => site.stop());

describe('in a storm', () => {
  it('there are about 3 000 incidents over about 1 200 sectors', async () => {
    const incidents = await incidentsOf(site.url);
    expect(incidents.length).toBeGreaterThan(2500);
    const sectors = new Set(incidents.flatMap(({ PostCodesAffected }) => PostCodesAffected));
    expect(sectors.size).toBeGreaterThan(1000);
  });

  it.each(['/power-cut/list', '/power-cut/list?page=40', '/power-cut/map', '/power-cut'])(
    '%s stays paged and under 16 kB, its style with it',
    async (path) => {
      const answer = await ask(site.url + path);
      expect(answer.status).toBe(200);
      expect(gzipSync(await answer.text()).length).toBeLessThanOrEqual(16 * 1024);
    },
  );

  it('every page says so, with a way to the power cuts', () =>
    withPage({}, async (page) => {
      await page.goto(site.url);
      expect(await wordsOf(page, 'body')).toMatch(/storm/i);
      expect(await wordsOf(page)).toMatch(/There are [\d,]+ power cuts now/);
    }));

  it('mend 15: banner, home and the page of the storm speak of the same one', async () => {
    for (const path of ['/', '/storm', '/power-cut/list']) {
      const html = await (await ask(site.url + path)).text();
      expect(new Set(html.match(/Storm (?:Merrin|Ingrid|Odette)/g)), path).toEqual(new Set(['Storm Merrin']));
      expect(await htmlFaults(html), path).toEqual([]);
    }
    const storm = await (await ask(`${site.url}/storm`)).text();
    expect(storm).toContain('Every team we have is out');
    expect(await (await ask(`${site.url}/sitemap.xml`)).text()).toContain('/storm</loc>');
  });

  it.each([{ js: true }, { js: false }])('a postcode still leads to its power cut ($js)', ({ js }) =>
    withPage({ js }, async (page) => {
      await goToPostcode(page, site.url, 'CB1 9ZA', { js });
      await page.waitForURL(/\/power-cut\/incident/);
      expect(await chipOf(page)).toMatch(/Power cut|Several power cuts/);
      expect(await wordsOf(page)).toMatch(/storm/i);
    }),
  );

  const looks = [{}, { scheme: 'dark' as const }, { width: 320, height: 640 }];
  const pages = ['/', '/power-cut/list', '/power-cut/map', '/power-cut/incident?postcode=CB1+9ZA'];

  it.each(pages.flatMap((path) => looks.map((look) => ({ path, look }))))(
    'axe finds nothing on $path ($look)',
    ({ path, look }) =>
      withPage(look, async (page) => {
        await page.goto(site.url + path);
        expect(await axeFindings(page)).toEqual([]);
        expect(await sidewaysOverflow(page)).toEqual([]);
      }),
  );
});
