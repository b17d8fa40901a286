import { describe, expect, inject, it } from 'vitest';
import { axeFindings } from '../support/axe';
import { withPage } from '../support/browser';
import { ask } from '../support/server';

const site = inject('site');
it('what the server drew stays where JavaScript runs, without a second load', () =>
  withPage({}, async (page) => {
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await page.goto(`${site}/help`, { waitUntil: 'networkidle' });
    expect(await page.locator('main h2').count()).toBeGreaterThan(2);
    expect(documents).toHaveLength(1);
  }));

it('a page within another one leads back to it', async () => {
  const html = await (await ask(`${site}/guides/trees`)).text();
  const trail = /<nav class="[^"]*\btrail\b[^>]*>(.*?)<\/nav>/s.exec(html)?.[1] ?? '';
  expect([...trail.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual(['/', '/guides']);
});

it('the picture of a link preview is a PNG', async () => {
  for (const query of ['', '?page=/help', '?incident=INCD-000000-X', '?page=/nothing&incident=']) {
    const answer = await ask(`${site}/share.png${query}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('image/png');
    expect(new Uint8Array(await answer.arrayBuffer()).slice(1, 4)).toEqual(
      new Uint8Array([0x50, 0x4e, 0x47]),
    );
  }
});

it.each(['get-ready', 'in-a-power-cut', 'when-power-is-back'])(
  'the old address of a page that moved leads to it: /guides/%s [X-52]',
  async (name) => {
    const answer = await ask(`${site}/guides/${name}?from=letter`, { redirect: 'manual' });
    expect(answer.status).toBe(301);
    expect(answer.headers.get('Location')).toBe('/power-cut-advice?from=letter');
  },
);

describe('site search [J-028, J-287]', () => {
  it.each([{ js: true }, { js: false }])('finds a page with a letter wrong ($js)', ({ js }) =>
    withPage({ js }, async (page) => {
      await page.goto(`${site}/search`);
      await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('genrator');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.waitForURL(/phrase=genrator/);
      expect(await page.textContent('main')).toMatch(
        /Showing 1-\d+ of \d+ results|Showing 1 result/,
      );
      if (js) expect(await axeFindings(page)).toEqual([]);
    }),
  );
  it.each([
    ['CB1 9ZA', /\/power-cut\/incident\?incidentid=INCD-100101-A/],
    ['INCD-100101-A', /\/power-cut\/incident\?incidentid=INCD-100101-A/],
  ])('leads from %s to its answer', (phrase, address) =>
    withPage({ js: false }, async (page) => {
      await page.goto(`${site}/search`);
      await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill(phrase);
      await page.getByRole('button', { name: 'Search' }).click();
      await page.waitForURL(address);
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    }),
  );
  it.each([
    ['compensation', '/help/compensation'],
    ['psr', '/help/priority-services'],
    ['tree', '/guides/trees'],
  ])('finds first what %s means', async (phrase, path) => {
    const answer = await ask(
      `${site}/api/fetch-search-result?${new URLSearchParams({ text: phrase }).toString()}`,
    );
    const { docs } = (await answer.json()) as { docs: { path: string }[] };
    expect(docs[0]?.path).toBe(path);
  });
  it('pages through results, and says when there are none [J-027, J-805]', () =>
    withPage({ js: false }, async (page) => {
      await page.goto(`${site}/search?phrase=power`);
      await page.getByRole('link', { name: 'Next' }).click();
      expect(await page.textContent('main')).toMatch(/Showing 11-20 of \d+ results/);
      await page.goto(`${site}/search?phrase=xylophonist`);
      expect(await page.textContent('main')).toContain('No results for “xylophonist”');
    }));
});
