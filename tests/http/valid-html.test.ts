import { describe, expect, inject, it } from 'vitest';
import { catalogueTypes } from '~/blocks/catalogue';
import { catalogueFaults, htmlFaults } from '../support/html-rules';
import { PROBLEM_PAGES, STANDING_PAGES } from '../support/pages';
import { ask } from '../support/server';

const site = inject('site');
/** Some hundred pages, one after the other: a second at most for each, on a busy machine too. */
const MANY = 180_000;

/** The paths of the sitemap: pages of content, services, places, forms. */
async function sitemapPaths(): Promise<string[]> {
  const xml = await (await ask(`${site}/sitemap.xml`)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
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

async function faultsOf(
  paths: readonly string[],
  faultsIn = htmlFaults,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    const faults = await faultsIn(await pageAt(path));
    if (faults.length > 0) found[path] = faults;
  }
  return found;
}

describe('the HTML of our pages is valid', { timeout: MANY }, () => {
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
    expect(await faultsOf(paths, catalogueFaults)).toEqual({});
  });
  it('knows a fault when it sees one', async () => {
    const faulty =
      '<!doctype html><html lang="en"><head><title>A</title></head><body><p id="a"><ul></ul><b id="a"></b></body></html>';
    expect((await htmlFaults(faulty)).join()).toMatch(/no-dup-id/);
    const lost =
      '<!doctype html><html lang="en"><head><title>A</title></head><body><ul aria-labelledby="x"></ul></body></html>';
    expect((await htmlFaults(lost)).join()).toMatch(/leads to the id x/);
  });
});

describe('/events', () => {
  it('shows no event twice, and those to come in the order of their dates', async () => {
    const html = await pageAt('/events');
    const titles = [
      ...html.matchAll(
        /<article class="panel edge flow event"[\s\S]*?<h\d[^>]*>([\s\S]*?)<\/h\d>[\s\S]*?dateTime="([^"]+)"/gi,
      ),
    ];
    const items = titles.map(([, title, date]) => `${date ?? ''} ${title ?? ''}`);
    expect(items.length).toBeGreaterThan(10);
    expect(new Set(items).size).toBe(items.length);
    const today = new Date().toISOString().slice(0, 10);
    const coming = titles.map(([, , date = '']) => date).filter((date) => date > today);
    expect(coming).toEqual([...coming].sort());
  });
});

describe('on a calm day', () => {
  it('/storm says that there is none, and neither sitemap nor search has it', async () => {
    const html = await pageAt('/storm');
    expect(html).toMatch(/<h1[^>]*>There’s no storm at the moment<\/h1>/);
    expect(html).not.toMatch(/Storm Merrin|All our teams are out/);
    expect(await sitemapPaths()).not.toContain('/storm');
    const answer = await ask(`${site}/api/fetch-search-result?page=1&text=storm`);
    const { docs } = (await answer.json()) as { docs: { path: string }[] };
    expect(docs.length).toBeGreaterThan(0);
    expect(docs.map(({ path }) => path)).not.toContain('/storm');
  });
});
