import { describe, expect, inject, it } from 'vitest';
import { axeFindings, sidewaysOverflow } from '../support/axe';
import { enhanced, withPage } from '../support/browser';
import { kept, phone, workerReady } from '../support/offline-device';
import { ownSite } from '../support/own-site';
import { QUIET_POSTCODE } from '../support/quiet-postcode';
import { ask } from '../support/server';
import { englishOn } from '../support/welsh';

const site = inject('site');

it(
  'in a storm the news of the operator says that it is in English, and all else is in Welsh',
  { timeout: 120_000 },
  async () => {
    const { url } = await ownSite({ SCENARIO: 'storm' });
    for (const path of ['/storm', '/', '/power-cut/warm-places', '/power-cut/map'])
      await withPage({ width: 320 }, async (page) => {
        await page.goto(`${url}/cy${path}`);
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

it('what planned work is for is said to be in English', () =>
  withPage({ js: false }, async (page) => {
    await page.goto(`${site}/cy/future-planned-power-cut?incidentid=INCD-100202-A`);
    await page.getByText('We are replacing a transformer').and(page.locator('[lang="en-GB"]')).waitFor();
  }));

it('the form asks with a verb and is answered with it', () =>
  withPage({ js: false }, async (page) => {
    await page.goto(`${site}/cy/offline`);
    const asked = page.getByRole('group', { name: 'A oes ar rywun yno angen trydan ar gyfer ei iechyd?' });
    expect(await asked.getByRole('radio').count()).toBe(3);
    for (const name of ['Oes', 'Nac oes']) await asked.getByRole('radio', { name, exact: true }).waitFor();
  }));

it('the sitemap names each page of the core in both languages, from both', async () => {
  const xml = await (await ask(`${site}/sitemap.xml`)).text();
  for (const path of ['/status', '/power-cut/warm-places', '/forms/report-a-power-cut']) {
    for (const own of [path, `/cy${path}`]) {
      const [, links = ''] = new RegExp(`<url><loc>[^<]*?//[^/<]+${own}</loc>(.*?)</url>`).exec(xml) ?? [];
      expect([own, links]).toEqual([
        own,
        expect.stringMatching(
          new RegExp(
            `hreflang="en-GB" href="[^"/]+//[^/"]+${path}"/>.*hreflang="cy" href="[^"/]+//[^/"]+/cy${path}"/>`,
          ),
        ),
      ]);
    }
  }
  expect(xml).not.toContain('/cy/help');
});

describe('without a network', () => {
  it(
    'pages in Welsh say so in Welsh, and a report that waits is offered in Welsh [X-92]',
    { timeout: 120_000 },
    async () => {
      const { url } = await ownSite();
      await withPage(phone, async (page) => {
        await page.goto(`${url}/cy/offline`);
        await enhanced(page);
        await workerReady(page, '/cy/offline');
        await page.goto(`${url}/cy/power-cut/incident?incidentid=INCD-100101-A`);
        await enhanced(page);
        await workerReady(page, '/cy/offline');

        await page.context().setOffline(true);
        await page.reload();
        expect(await kept(page).textContent()).toMatch(
          /^Dyma beth roeddem yn ei wybod am (?:\d\d:\d\d|hanner dydd|hanner nos)\. Rydych all-lein\./,
        );
        expect(await englishOn(page)).toEqual([]);

        // A page of the core that nobody saw, and one that is in English alone, from a page in Welsh.
        await page.goto(`${url}/cy/power-cut/warm-places`);
        expect(await page.locator('html').getAttribute('lang')).toBe('cy');
        expect(await kept(page).textContent()).toContain('Nid yw’r ddyfais hon wedi cadw’r dudalen');
        expect(await page.locator('#kept-pages a[lang="cy"]').count()).toBeGreaterThan(0);
        const footer = page.getByRole('contentinfo');
        await footer.locator('summary', { hasText: 'Cymorth ychwanegol' }).click();
        await footer.getByRole('link', { name: 'Gwasanaethau blaenoriaeth' }).click();
        await page.waitForLoadState();
        expect(await page.locator('html').getAttribute('lang')).toBe('cy');
        expect(await englishOn(page)).toEqual([]);
        expect(await axeFindings(page)).toEqual([]);
        expect(await sidewaysOverflow(page)).toEqual([]);

        await page.goto(`${url}/cy/offline`);
        await page.getByLabel('Llinell gyfeiriad 1').fill('4 Lantern Street');
        await page.getByLabel('Tref neu ddinas').fill('Norwich');
        await page.getByLabel('Cod post').fill(QUIET_POSTCODE);
        for (const value of ['All of the property', 'Today', 'Only us', 'A home', 'Call'])
          await page.locator(`input[value="${value}"]`).check();
        for (const name of ['medicalNeed', 'textUpdates']) await page.locator(`input[name=${name}][value=No]`).check();
        await page.locator('input[name=seenOrHeard]').last().check();
        await page.getByLabel('Eich enw llawn').fill('Siân Whitlock');
        await page.getByLabel('Rhif ffôn').fill('07700 900123');
        await page.getByRole('button', { name: 'Mynd ymlaen i wirio ac anfon' }).click();
        await page.waitForURL(/\/cy\/offline#kept-answers$/);
        expect(await page.locator('#kept-answers h3').textContent()).toMatch(
          /^Rhoi gwybod am doriad trydan, llenwyd am /,
        );
        expect(await englishOn(page)).toEqual([]);

        await page.context().setOffline(false);
        await page.goto(`${url}/cy/power-cut/list`);
        expect(await kept(page).textContent()).toContain('Llenwyd ffurflen gennych heb gysylltiad.');
        await kept(page).getByRole('link').click();
        await page.waitForURL(/\/cy\/offline#kept-answers$/);
        await page.getByRole('button', { name: 'Ei hanfon nawr' }).click();
        await page.waitForURL(/\/cy\/forms\/report-a-power-cut\/check/);
        await page.goto(`${url}/power-cut`);
        expect(await page.locator('html').getAttribute('lang')).toBe('en-GB');
      });
    },
  );
});
