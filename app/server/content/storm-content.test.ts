import { describe, expect, it } from 'vitest';
import { quietLogger } from '../../../tests/support/stores';
import { homeStructured } from '~/journeys/share/home-structured.server';
import { withoutUnlisted } from '~/server/ports/site-search/create.server';
import { documentsOf } from '~/server/ports/site-search/documents';
import { createEmbeddedSearch } from '~/server/ports/site-search/embedded.server';
import type { Content } from './content';
import { createEmbeddedContent } from './embedded.server';
import { withStormContent } from './storm-content';

const contentIn = (storm: boolean): Content =>
  withStormContent(
    createEmbeddedContent({ dir: 'content', logger: quietLogger, watchMs: 0, storm }),
  );
const calm = contentIn(false);
const storm = contentIn(true);
const pagesOf = (content: Content) =>
  content.routes().flatMap((route) => content.page(route) ?? []);
const typesOn = (content: Content, route: string) =>
  (content.page(route)?.blocks ?? []).map((block) => (block as { __typename: string }).__typename);

async function found(content: Content, text: string): Promise<string[]> {
  const search = createEmbeddedSearch({
    documents: () =>
      documentsOf({ pages: pagesOf(content), forms: [], collections: content.collections() }),
    revision: () => 'one',
    words: () => ({ synonyms: [], bestBets: [] }),
    logger: quietLogger,
  });
  return (await search.find(text, 1)).docs.map(({ path }) => path);
}

describe('a calm day [J-002 to J-004]', () => {
  it('says on the page of the storm that there is none, with ways on', () => {
    expect(calm.page('/storm')).toMatchObject({
      title: 'There’s no storm at the moment',
      header: 'plain',
      field: 'paper',
      unlisted: true,
    });
    expect(calm.page('/storm')?.description).toMatch(
      /Our last was Storm Ingrid; .* by Saturday 17 January/,
    );
    expect(typesOn(calm, '/storm')).toEqual(['QuickLinks', 'QuickLinks']);
    expect(JSON.stringify(calm.page('/storm')?.blocks[0])).toContain(
      '/news/storm-plans-after-ingrid',
    );
  });
  it('has no storm block on any page', () =>
    expect(
      JSON.stringify(
        pagesOf(calm).map(({ blocks, slots }) => [blocks, slots['calm'] ? [] : slots]),
      ),
    ).not.toMatch(/"__typename":"Storm/));
  it('has no storm in the search', async () => {
    const paths = await found(calm, 'storm');
    expect(paths.length).toBeGreaterThan(0);
    expect(paths).not.toContain('/storm');
  });
  it('takes the page out of what a search service finds', async () => {
    const doc = (path: string) => ({
      nodeId: path,
      pageTitle: null,
      name: null,
      description: null,
      path,
    });
    const service = {
      find: async () => ({ docs: [doc('/storm'), doc('/help')], total: 2, pages: 1 }),
    };
    const { docs } = await withoutUnlisted(service, calm).find('storm', 1);
    expect(docs.map(({ path }) => path)).toEqual(['/help']);
  });
  it('names no storm', () =>
    expect(calm.live()).toMatchObject({ stormMode: false, stormName: null }));
  it('shows editors what the page says in a storm, as its draft', async () => {
    expect((await calm.draft('/storm'))?.title).toBe('Storm news');
    expect(await calm.draft('/contact-us')).toBeNull();
  });
  it('leaves other pages as they are', () => expect(calm.page('/help')).toBe(calm.page('/help')));
});

describe('what belongs to the weather', () => {
  it('the home page has its storm blocks while one is on, and its own on other days', () => {
    expect(typesOn(storm, '/')[0]).toBe('StormHome');
    expect(storm.page('/')?.field).toBe('night');
    expect(typesOn(calm, '/')[0]).toBe('HomepagePowerCutSearch');
  });
  it('banner, news and lists speak from the one item [X-45]', () => {
    expect(storm.live().stormText).toBe(
      'All our teams are out fixing damage. Repairs may take longer than usual.',
    );
    expect(storm.collections().articles[0]).toMatchObject({
      url: '/storm',
      pageTitle: expect.stringContaining('Storm Merrin'),
    });
    expect(calm.live().stormText).toBeNull();
    expect(calm.collections().articles.some(({ url }) => url === '/storm')).toBe(false);
    expect(storm.collections().articles.some(({ featured }) => featured)).toBe(false);
    expect(storm.collections()).toBe(storm.collections());
  });
  it('demonstration times go by the clock of now', () => {
    const merrin = storm.collections().storms.find(({ stormName }) => stormName === 'Storm Merrin');
    const ages =
      merrin?.posts.map(({ publishDate }) => (Date.now() - publishDate) / 3_600_000) ?? [];
    expect(Math.max(...ages)).toBeLessThan(6);
    expect(Math.min(...ages)).toBeGreaterThan(0);
  });
  it('a warm place that editors leave alone opens with the storm; opened and closed ones stay so', () => {
    const open = (content: Content) =>
      content.collections().warmPlaces.filter((place) => place.open).length;
    expect(open(storm)).toBeGreaterThan(open(calm));
    expect(open(calm)).toBeGreaterThan(0);
  });
});

describe('in a storm', () => {
  it('has the page with its blocks, in the search too', async () => {
    expect(storm.page('/storm')).toMatchObject({ title: 'Storm news', unlisted: false });
    expect(typesOn(storm, '/storm')).toContain('StormLandingBanner');
    expect(await found(storm, 'storm news')).toContain('/storm');
  });
  it('speaks everywhere of the storm with the newest news, where the flags name none [L-007]', () => {
    expect(storm.live()).toMatchObject({ stormMode: true, stormName: 'Storm Merrin' });
    expect(JSON.stringify(homeStructured({ content: storm }, 0))).toContain('Storm Merrin');
  });
  it('takes the storm that the flags name', () => {
    const inner = createEmbeddedContent({
      dir: 'content',
      logger: quietLogger,
      watchMs: 0,
      storm: true,
    });
    const named = (stormName: string) =>
      withStormContent({ ...inner, live: () => ({ ...inner.live(), stormName }) }).live().stormName;
    expect(named('storm ingrid ')).toBe('Storm Ingrid');
    expect(named('Storm Nobody')).toBe('Storm Nobody');
  });
});
