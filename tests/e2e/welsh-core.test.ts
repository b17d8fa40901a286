import { describe, expect, inject, it } from 'vitest';
import { axeFindings, sidewaysOverflow } from '../support/axe';
import { enhanced, withPage } from '../support/browser';
import { offlineNotice, phone, workerReady } from '../support/offline-device';
import { ownSite } from '../support/own-site';
import { QUIET_POSTCODE } from '../support/quiet-postcode';
import { ask } from '../support/server';
import { englishOn } from '../support/welsh';

const site = inject('site');

it('what we say of a warm place where its editor said nothing is not marked as English', () =>
  withPage({ js: false }, async (page) => {
    await page.goto(`${site}/cy/power-cut/warm-places`);
    expect(await page.getByText('Dim grisiau').count()).toBeGreaterThan(0);
    expect(await page.locator('main [lang="en-GB"]').allInnerTexts()).toEqual([]);
  }));

it('what planned work is for is said in Welsh', () =>
  withPage({ js: false }, async (page) => {
    await page.goto(`${site}/cy/future-planned-power-cut?incidentid=INCD-100202-A`);
    await page.getByText('Rydym yn gosod newidydd newydd').waitFor();
    expect(await page.locator('main [lang="en-GB"]').allInnerTexts()).toEqual([]);
  }));

it.each([
  ['INCD-100101-A', 'Mae cebl tanddaearol wedi methu.', 'Peirianwyr ar eu ffordd'],
  ['INCD-100303-B', 'Yr achos oedd nam mewn is-orsaf.', 'Trydan yn ôl'],
  ['INCD-100403-A', 'Mae ffiws wedi chwythu yn ein cyfarpar.', 'Tîm Gwasanaethau Cwsmeriaid'],
])(
  '%s says its cause and updates in Welsh; free text of the operator is marked',
  (id, cause, step) =>
    withPage({ js: false }, async (page) => {
      await page.goto(`${site}/cy/power-cut/incident?incidentid=${id}`);
      await page.getByText(cause).waitFor();
      await page.locator('details.updates > summary').click();
      await page.locator('.update-list').getByRole('heading', { name: step }).waitFor();
      const english = await page.locator('main [lang="en-GB"]').allInnerTexts();
      const free = /^We (?:are digging to reach the cable|have found the faulty part)/;
      expect(english.filter((text) => !free.test(text))).toEqual([]);
      expect(english.length).toBe(id === 'INCD-100101-A' ? 0 : 1);
      expect(await englishOn(page)).toEqual([]);
    }),
);

it('the form asks with a verb and is answered with it', () =>
  withPage({ js: false }, async (page) => {
    await page.goto(`${site}/cy/offline`);
    const question = page.getByRole('group', {
      name: 'A oes ar rywun yno angen trydan ar gyfer ei iechyd?',
    });
    expect(await question.getByRole('radio').count()).toBe(3);
    for (const name of ['Oes', 'Nac oes'])
      await question.getByRole('radio', { name, exact: true }).waitFor();
  }));

it('the sitemap names each page of the core in both languages, from both', async () => {
  const xml = await (await ask(`${site}/sitemap.xml`)).text();
  for (const path of ['/status', '/power-cut/warm-places', '/forms/report-a-power-cut']) {
    for (const address of [path, `/cy${path}`]) {
      const [, links = ''] =
        new RegExp(`<url><loc>[^<]*?//[^/<]+${address}</loc>(.*?)</url>`).exec(xml) ?? [];
      expect([address, links]).toEqual([
        address,
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
        expect(await offlineNotice(page).textContent()).toMatch(
          /^Daw’r dudalen hon o (?:\d\d:\d\d|hanner dydd|hanner nos)\. Rydych all-lein\./,
        );
        expect(await englishOn(page)).toEqual([]);

        // A page of the core that nobody saw, and one that is in English alone, from a page in Welsh.
        await page.goto(`${url}/cy/power-cut/warm-places`);
        expect(await page.locator('html').getAttribute('lang')).toBe('cy');
        expect(await offlineNotice(page).textContent()).toContain(
          'Nid yw’r ddyfais hon wedi cadw’r dudalen',
        );
        expect(await page.locator('#kept-pages a[lang="cy"]').count()).toBeGreaterThan(0);
        const footer = page.getByRole('contentinfo');
        await footer.locator('summary').click();
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
        for (const value of ['All of the property', 'Today'])
          await page.locator(`input[value="${value}"]`).check();
        await page.locator('input[name=medicalNeed][value=No]').check();
        await page.locator('input[name=seenOrHeard]').last().check();
        await page.getByLabel('Eich enw llawn').fill('Siân Whitlock');
        await page.getByLabel('Rhif ffôn').fill('07700 900123');
        await page.getByRole('button', { name: 'Mynd ymlaen i wirio ac anfon' }).click();
        await page.waitForURL(/\/cy\/offline#kept-answers$/);
        expect(await page.locator('#kept-answers h3').textContent()).toMatch(
          /^Rhoi gwybod am doriad trydan, llenwyd: /,
        );
        expect(await englishOn(page)).toEqual([]);

        await page.context().setOffline(false);
        await page.goto(`${url}/cy/power-cut/list`);
        expect(await offlineNotice(page).textContent()).toContain(
          'Llenwyd ffurflen gennych heb gysylltiad.',
        );
        await offlineNotice(page).getByRole('link').click();
        await page.waitForURL(/\/cy\/offline#kept-answers$/);
        await page.getByRole('button', { name: 'Ei hanfon nawr' }).click();
        await page.waitForURL(/\/cy\/forms\/report-a-power-cut\/about-you/);
        await page.goto(`${url}/power-cut`);
        expect(await page.locator('html').getAttribute('lang')).toBe('en-GB');
      });
    },
  );
});
