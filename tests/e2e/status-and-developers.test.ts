import { describe, expect, inject, it } from 'vitest';
import { axeFindings, sidewaysOverflow } from '../support/axe';
import { withPage } from '../support/browser';
import { ask } from '../support/server';

const site = inject('site');

describe.each([
  ['/status', 'Service status'],
  ['/developers', 'Open data'],
])('%s', (path, title) => {
  it('is whole without JavaScript', () =>
    withPage({ js: false }, async (page) => {
      await page.goto(site + path);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(await (await ask(`${site}/sitemap.xml`)).text()).toContain(`${path}</loc>`);
    }));

  it('is without a fault for axe, and fits a small phone', () =>
    withPage({ js: true, width: 320 }, async (page) => {
      await page.goto(site + path);
      for (const closed of await page.locator('main details:not([open]) summary').all())
        await closed.click();
      expect(await axeFindings(page)).toEqual([]);
      expect(await sidewaysOverflow(page)).toEqual([]);
    }));
});

it('the status has a strip with words, a table of days, and the same as JSON', () =>
  withPage({ js: false }, async (page) => {
    await page.goto(site);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Service status' }).click();
    await page
      .getByRole('img', { name: /^The last 30 days: / })
      .first()
      .waitFor();
    await page.locator('summary', { hasText: 'Day by day' }).click();
    expect(await page.getByRole('table', { name: 'Day by day' }).getByRole('row').count()).toBe(31);
    await page
      .getByRole('region', { name: 'List of power cuts' })
      .getByText('Works', { exact: true })
      .waitFor();
    const answer = await ask(`${site}/status.json`);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('*');
    const { sources } = (await answer.json()) as { sources: { source: string; state: string }[] };
    expect(sources.find(({ source }) => source === 'incidents')?.state).toBe('well');
    const again = await ask(`${site}/status.json`, {
      headers: { 'If-None-Match': answer.headers.get('ETag') ?? '' },
    });
    const isSame = again.headers.get('ETag') === answer.headers.get('ETag');
    expect([again.status, again.headers.has('ETag')]).toEqual([isSame ? 304 : 200, true]);
  }));

it('every address on the page for developers answers any site, in its own form', () =>
  withPage({ js: false }, async (page) => {
    await page.goto(`${site}/developers`);
    const links = await page.getByRole('table').getByRole('link').all();
    const paths = await Promise.all(
      links.map(async (link) => (await link.getAttribute('href')) ?? ''),
    );
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) {
      const answer = await ask(site + path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
      expect(answer.headers.has('Set-Cookie')).toBe(false);
      if (path.endsWith('.json')) expect(await answer.json()).toBeInstanceOf(Object);
    }
    const other = `${site}/api/explore/v2.1/catalog/datasets/ukpn-live-faults/records?limit=1`;
    expect(await (await ask(other)).json()).toMatchObject({
      results: [{ incidentreference: expect.any(String) }],
    });
    expect((await ask(`${site}/api/explore/v2.1/catalog/datasets/other/records`)).status).toBe(404);
  }));
