import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hydrated, withPage } from '../support/browser';
import { startSite, type Site } from '../support/server';

let site: Site;
let content: string;

/** The demonstration has no content for the pop-up, so that it meets nobody by surprise: this site has. */
beforeAll(async () => {
  content = await mkdtemp(path.join(tmpdir(), 'meridian-content-'));
  await cp('content', content, { recursive: true });
  const file = path.join(content, 'settings.json');
  const settings = JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown>;
  settings['powerSharingPopUp'] = {
    powerSharingPopUpTitle: 'Power may be switched off in turns',
    powerSharingPopUpMessage: 'Check when your area could be off.',
    powerSharingPopUpButtons: ['/power-cut', '/power-cut/map', '/cookies'].map((url) => ({
      url,
      name: `Go to ${url}`,
    })),
  };
  await writeFile(file, JSON.stringify(settings));
  site = await startSite({ CONTENT_DIR: content });
});
afterAll(async () => {
  await site.stop();
  await rm(content, { recursive: true, force: true });
});

describe('the rota load disconnection pop-up', () => {
  it('opens a second after load with two buttons at most, once per browser session [L-116, L-121 to L-123, L-652]', () =>
    withPage({}, async (page) => {
      await page.goto(site.url);
      await hydrated(page);
      expect(await page.locator('dialog[open]').count()).toBe(0);
      await page.waitForSelector('dialog[open]');
      expect(await page.innerText('dialog[open]')).toContain('Check when your area could be off.');
      expect(await page.locator('dialog[open] a.btn').count()).toBe(2);
      expect(await page.evaluate(() => sessionStorage.getItem('RLDPopUp'))).not.toBeNull();
      await page.keyboard.press('Escape');
      await page.reload();
      await page.waitForTimeout(1600);
      expect(await page.locator('dialog[open]').count()).toBe(0);
    }));

  it('waits while the visitor has another dialog open', () =>
    withPage({}, async (page) => {
      await page.goto(site.url);
      await hydrated(page);
      await page.locator('#search-homepage').press('Enter');
      await page.waitForSelector('dialog.search-dialog');
      await page.waitForTimeout(1400);
      expect(await page.locator('dialog[open]').count()).toBe(1);
      expect(await page.evaluate(() => sessionStorage.getItem('RLDPopUp'))).toBeNull();
    }));

  it('is a notice in the page without JavaScript', () =>
    withPage({ js: false }, async (page) => {
      for (const where of ['/', '/power-cut/search']) {
        await page.goto(site.url + where);
        expect(await page.innerText('main')).toContain('Power may be switched off in turns');
      }
    }));
});
