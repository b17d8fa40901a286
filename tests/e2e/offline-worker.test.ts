import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, inject, it } from 'vitest';
import { withPage } from '../support/browser';
import { INCIDENT, phone, storesOf, workerReady } from '../support/offline-device';
import { ownSite } from '../support/own-site';
import { ask } from '../support/server';

const shared = inject('site');

describe('the worker [X-77]', () => {
  it('is one file of at most 10 kB, asked for anew each time', async () => {
    const answer = await ask(`${shared}/service-worker.js`);
    expect(answer.headers.get('Cache-Control')).toBe('no-cache');
    expect(answer.headers.get('Content-Security-Policy')).toContain("manifest-src 'self'");
    const script = await answer.text();
    expect(gzipSync(script).length).toBeLessThanOrEqual(10 * 1024);
    expect(script).not.toMatch(/importScripts|\bimport\s*\(/);
  });

  it('never starts in the low-data version by itself, and there when it is asked to', () =>
    withPage({ ...phone, saveData: true }, async (page) => {
      const registrations = () =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
      // Redirects first: Chromium drops a Save-Data header that a test gave it when it follows one.
      const { url } = await ask(shared + INCIDENT, { redirect: 'follow' });
      await page.goto(url, { waitUntil: 'networkidle' });
      expect(await registrations()).toBe(0);
      await page.getByRole('link', { name: 'Keep pages for offline' }).click();
      await page.waitForURL(/\/offline/);
      expect(await registrations()).toBe(0);
      await page.getByRole('button', { name: 'Keep pages for offline' }).click();
      await expect
        .poll(() => page.locator('#keeping').textContent())
        .toContain('now keeps the pages');
      expect(await registrations()).toBe(1);
    }));

  it('on a slow line fetches nothing ahead but the offline page', () =>
    withPage(phone, async (page) => {
      await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'connection', {
          get: () => ({ effectiveType: '3g' }),
        });
      });
      await page.goto(shared + INCIDENT, { waitUntil: 'networkidle' });
      expect(
        await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
      ).toBe(0);
      await page.mouse.move(50, 50);
      await page.mouse.move(60, 60);
      await workerReady(page);
      const pages = (await storesOf(page)).filter((entry) => !entry.startsWith('files '));
      expect(pages.map((entry) => entry.replace(shared, '')).sort()).toEqual([
        `seen ${page.url().replace(shared, '')}`,
        'standing /offline',
      ]);
    }));

  it('is switched off by a file, and takes with it what it kept', { timeout: 60_000 }, async () => {
    const dir = await mkdtemp(path.join(tmpdir(), 'switch-'));
    await cp('content', dir, { recursive: true });
    const site = await ownSite({ CONTENT_DIR: dir });
    await withPage(phone, async (page) => {
      await page.goto(site.url);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.reload();
      await workerReady(page);
      await writeFile(path.join(dir, 'service-worker-off'), '');
      await page.reload();
      await expect
        .poll(
          () =>
            page.evaluate(async () => {
              const all = await navigator.serviceWorker.getRegistrations();
              // Browsers look for another worker when they have time; whoever waits for it asks.
              for (const one of all) void one.update().catch(() => undefined);
              return all.length;
            }),
          { timeout: 15_000 },
        )
        .toBe(0);
      expect(await storesOf(page)).toEqual([]);
    });
    await rm(dir, { recursive: true, force: true });
  });

  it(
    'stays switched off, though a page registers in the very moment in which it signs itself off',
    { timeout: 60_000 },
    async () => {
      const dir = await mkdtemp(path.join(tmpdir(), 'switch-'));
      await cp('content', dir, { recursive: true });
      await writeFile(path.join(dir, 'service-worker-off'), '');
      const site = await ownSite({ CONTENT_DIR: dir });
      await withPage(phone, async (page) => {
        await page.goto(site.url);
        const left = await page.evaluate(async () => {
          const { serviceWorker } = navigator;
          const register = () => serviceWorker.register('/service-worker.js');
          for (let turn = 0; turn < 5; turn += 1) {
            const registration = await register();
            const worker = registration.installing ?? registration.waiting ?? registration.active;
            await new Promise<void>((resolve) => {
              const look = () =>
                (worker?.state === 'activated' || worker?.state === 'redundant') && resolve();
              worker?.addEventListener('statechange', look);
              look();
            });
            // As a page does: it registers, and tells of itself.
            (await register()).active?.postMessage({ isSlow: false, files: [] });
          }
          return (await serviceWorker.getRegistrations()).length;
        });
        expect(left).toBeLessThanOrEqual(1);
        await expect
          .poll(
            () =>
              page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
            {
              timeout: 15_000,
            },
          )
          .toBe(0);
      });
      await rm(dir, { recursive: true, force: true });
    },
  );
});

it.each(['/power-cut/search', '/power-cut/search/dialog'])(
  'at %s “Forget them all” ends what the browser keeps, and one search that is forgotten does not',
  async (path) => {
    const cleared = async (fields: Record<string, string>) => {
      const answer = await ask(shared + path, {
        method: 'POST',
        body: new URLSearchParams(fields),
      });
      expect(answer.status).toBeLessThan(400);
      return answer.headers.get('Clear-Site-Data');
    };
    expect(await cleared({ 'forget-all': 'all' })).toBe('"storage"');
    expect(await cleared({ forget: 'CB1 9ZA|1' })).toBe(null);
  },
);

it('the manifest names icons that are there, and two shortcuts that lead somewhere', async () => {
  const manifest = (await (await ask(`${shared}/manifest.webmanifest`)).json()) as {
    display: string;
    icons: { src: string; sizes: string; purpose: string }[];
    shortcuts: { short_name?: string; name: string; url: string }[];
  };
  // The browser's back and reload stay.
  expect(manifest.display).toBe('minimal-ui');
  expect(manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ]);
  for (const { src, sizes } of manifest.icons) {
    const png = Buffer.from(await (await ask(shared + src)).arrayBuffer());
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
  expect(manifest.shortcuts.map(({ short_name, name }) => short_name ?? name)).toEqual([
    'Report',
    'My area',
  ]);
  for (const { url } of manifest.shortcuts)
    expect((await ask(shared + url, { redirect: 'follow' })).status).toBe(200);
  expect(await (await ask(shared)).text()).toContain('rel="manifest"');
});
