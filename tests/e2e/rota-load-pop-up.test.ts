import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hydrated, withPage } from '../support/browser';
import { startSite, type Site } from '../support/server';

let site: Site;
let stormSite: Site;
const folders: string[] = [];

/** The demonstration has no content for the pop-up, so that it meets nobody by surprise: this site has. */
async function siteWithPopUp(live: object): Promise<Site> {
  const content = await mkdtemp(path.join(tmpdir(), 'meridian-content-'));
  folders.push(content);
  await cp('content', content, { recursive: true });
  const change = async (name: string, more: object) => {
    const file = path.join(content, name);
    const was = JSON.parse(await readFile(file, 'utf8')) as object;
    await writeFile(file, JSON.stringify({ ...was, ...more }));
  };
  await change('live.json', live);
  await change('settings.json', {
    powerSharingPopUp: {
      powerSharingPopUpTitle: 'Power may be switched off in turns',
      powerSharingPopUpMessage: 'Check when your area could be off.',
      powerSharingPopUpButtons: ['/power-cut', '/power-cut/map', '/cookies'].map((url) => ({
        url,
        name: `Go to ${url}`,
      })),
    },
  });
  return startSite({ CONTENT_DIR: content });
}

beforeAll(async () => {
  site = await siteWithPopUp({});
  stormSite = await siteWithPopUp({ stormMode: true, stormName: 'Storm Merrin' });
});
afterAll(async () => {
  await Promise.all([site.stop(), stormSite.stop()]);
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

describe('the rota load disconnection pop-up', () => {
  it('opens a second after load with two buttons at most, once per browser session [L-116, L-121 to L-123, L-652]', () =>
    withPage({}, async (page) => {
      await page.clock.install();
      await page.goto(site.url);
      await hydrated(page);
      await page.waitForSelector('dialog[open]');
      expect(await page.innerText('dialog[open]')).toContain('Check when your area could be off.');
      expect(await page.locator('dialog[open] a.btn').count()).toBe(2);
      expect(await page.evaluate(() => sessionStorage.getItem('RLDPopUp'))).not.toBeNull();
      await page.keyboard.press('Escape');
      await page.reload();
      await hydrated(page);
      await page.clock.runFor(1600);
      expect(await page.locator('dialog[open]').count()).toBe(0);
    }));

  it.each(['/power-cut/planned-power-cuts', '/power-cut/planned-power-cut-search'])(
    'opens on %s too [L-705]',
    (where) =>
      withPage({}, async (page) => {
        await page.goto(site.url + where);
        await hydrated(page);
        await page.getByRole('dialog', { name: 'Power may be switched off in turns' }).waitFor();
      }),
  );

  it.each(['/', '/storm'])('opens on %s in a storm, and stands there once [L-705]', (where) =>
    withPage({}, async (page) => {
      await page.goto(stormSite.url + where);
      const pop = page.getByRole('dialog', { name: 'Power may be switched off in turns' });
      await pop.waitFor();
      await page.keyboard.press('Escape');
      await pop.waitFor({ state: 'hidden' });
      const notice = page.getByRole('main').getByText('Power may be switched off in turns');
      expect(await notice.filter({ visible: true }).count()).toBe(1);
    }),
  );

  it('waits while the visitor has another dialog open', () =>
    withPage({}, async (page) => {
      await page.clock.install();
      await page.goto(site.url);
      await hydrated(page);
      await page.locator('#search-homepage').press('Enter');
      await page.waitForSelector('dialog.search-dialog');
      await page.clock.runFor(1400);
      expect(await page.locator('dialog[open]').count()).toBe(1);
      expect(await page.evaluate(() => sessionStorage.getItem('RLDPopUp'))).toBeNull();
    }));

  it('is a notice in the page without JavaScript', () =>
    withPage({ js: false }, async (page) => {
      for (const where of [
        '/',
        '/power-cut',
        '/power-cut/list',
        '/power-cut/search',
        '/power-cut/planned-power-cuts',
        '/power-cut/planned-power-cut-search',
      ]) {
        await page.goto(site.url + where);
        const notice = page.getByText('Power may be switched off in turns');
        expect(await notice.count(), where).toBe(1);
        expect(await notice.isVisible(), where).toBe(true);
      }
    }));
});
