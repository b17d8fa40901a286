import { describe, expect, inject, it } from 'vitest';
import { catalogueTypes } from '~/blocks/catalogue';
import { htmlFaults } from '../support/html-rules';
import { PROBLEM_PAGES, STANDING_PAGES } from '../support/pages';
import { ask } from '../support/server';

const site = inject('site');

/** The paths of the sitemap: pages of content, services, places, forms. */
async function sitemapPaths(): Promise<string[]> {
  const xml = await (await ask(`${site}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** Follows the one redirect that leads from a short address or a form to its first page. */
async function pageAt(path: string): Promise<string> {
  const answer = await ask(site + path);
  const to = answer.headers.get('Location');
  if (to === null) return answer.text();
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return (await ask(new URL(to, site).href, { headers: { cookie } })).text();
}

async function faultsOf(paths: readonly string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    const faults = await htmlFaults(await pageAt(path));
    if (faults.length > 0) found[path] = faults;
  }
  return found;
}

describe('mend 26: the HTML of our pages is valid', () => {
  it('pages of the sitemap, and the first pages of forms', async () => {
    const paths = await sitemapPaths();
    expect(paths.length).toBeGreaterThan(80);
    expect(await faultsOf(paths)).toEqual({});
  });
  it('pages that are there whatever the network does, incidents in all their variants, problems', async () => {
    expect(await faultsOf([...STANDING_PAGES, ...PROBLEM_PAGES.map(([path]) => path)])).toEqual({});
  });
  it('every block with its examples', async () => {
    const paths = ['/preview/blocks', ...catalogueTypes().map((type) => `/preview/blocks/${type}`)];
    expect(await faultsOf(paths)).toEqual({});
  });
});
