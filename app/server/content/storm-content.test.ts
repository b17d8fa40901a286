import { describe, expect, it } from 'vitest';
import { quietLogger } from '../../../tests/support/stores';
import { homeStructured } from '../share/home-structured.server';
import { withoutUnlisted } from '../site-search/create.server';
import { documentsOf } from '../site-search/documents';
import { createEmbeddedSearch } from '../site-search/embedded.server';
import type { Content } from './content';
import { createEmbeddedContent } from './embedded.server';
import { withStormContent } from './storm-content';

const contentIn = (storm: boolean): Content =>
  withStormContent(createEmbeddedContent({ dir: 'content', logger: quietLogger, watchMs: 0, storm }));
const calm = contentIn(false);
const storm = contentIn(true);
const pagesOf = (content: Content) => content.routes().flatMap((route) => content.page(route) ?? []);
const typesOn = (content: Content, route: string) =>
  (content.page(route)?.blocks ?? []).map((block) => (block as { __typename: string }).__typename);

async function found(content: Content, text: string): Promise<string[]> {
  const documents = documentsOf({ pages: pagesOf(content), forms: [], collections: content.collections() });
  const search = createEmbeddedSearch({ documents: () => documents, revision: () => 'one', logger: quietLogger });
  return (await search.find(text, 1)).docs.map(({ path }) => path);
}

describe('mend 15: a calm day', () => {
  it('says on the page of the storm that there is none, with ways on', () => {
    expect(calm.page('/storm')).toMatchObject({
      title: 'There is no storm now',
      header: 'plain',
      field: 'paper',
      unlisted: true,
    });
    expect(typesOn(calm, '/storm')).toEqual(['QuickLinks']);
  });
  it('has no storm block on any page', () =>
    expect(JSON.stringify(pagesOf(calm).map(({ blocks, slots }) => [blocks, slots['calm'] ? [] : slots]))).not.toMatch(
      /"__typename":"Storm/,
    ));
  it('has no storm in the search', async () => {
    const paths = await found(calm, 'storm');
    expect(paths.length).toBeGreaterThan(0);
    expect(paths).not.toContain('/storm');
  });
  it('takes the page out of what a search service finds', async () => {
    const doc = (path: string) => ({ nodeId: path, pageTitle: null, name: null, description: null, path });
    const service = { find: async () => ({ docs: [doc('/storm'), doc('/help')], total: 2, pages: 1 }) };
    const { docs } = await withoutUnlisted(service, calm).find('storm', 1);
    expect(docs.map(({ path }) => path)).toEqual(['/help']);
  });
  it('names no storm', () => expect(calm.live()).toMatchObject({ stormMode: false, stormName: null }));
  it('shows editors what the page says in a storm, as its draft', async () => {
    expect((await calm.draft('/storm'))?.title).toBe('Storm news');
    expect(await calm.draft('/contact-us')).toBeNull();
  });
  it('leaves other pages as they are', () => expect(calm.page('/help')).toBe(calm.page('/help')));
});

describe('mend 15: in a storm', () => {
  it('has the page with its blocks, in the search too', async () => {
    expect(storm.page('/storm')).toMatchObject({ title: 'Storm news', unlisted: false });
    expect(typesOn(storm, '/storm')).toContain('StormLandingBanner');
    expect(await found(storm, 'storm news')).toContain('/storm');
  });
  it('speaks everywhere of the storm with the newest news, where the flags name none', () => {
    expect(storm.live()).toMatchObject({ stormMode: true, stormName: 'Storm Merrin' });
    expect(JSON.stringify(homeStructured({ content: storm }, 0))).toContain('Storm Merrin');
  });
  it('takes the storm that the flags name', () => {
    const inner = createEmbeddedContent({ dir: 'content', logger: quietLogger, watchMs: 0, storm: true });
    const named = (stormName: string) =>
      withStormContent({ ...inner, live: () => ({ ...inner.live(), stormName }) }).live().stormName;
    expect(named('storm ingrid ')).toBe('Storm Ingrid');
    expect(named('Storm Nobody')).toBe('Storm Nobody');
  });
});
