import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { blockList, fakeDelivery, item, serveDelivery } from '../../../tests/support/fake-delivery';
import { serveOnLoopback } from '../../../tests/support/loopback';
import { ownContent } from '../../../tests/support/own-content';
import { quietLogger } from '../../../tests/support/stores';
import { undoAfterEach } from '../../../tests/support/undo';
import type { Content } from '~/server/content/content';
import { createEmbeddedContent } from '~/server/content/embedded.server';
import { hiddenItems } from '~/server/content/faults.server';
import { withStormContent } from '~/server/content/storm-content';
import { createUmbracoContent } from '~/server/content/umbraco/create.server';
import { keepPreview } from './cookie.server';
import { hasDraftAt, shownContent } from './shown-page.server';

const undo = undoAfterEach();

const WARM = '/power-cut/warm-places';
const storm = (...titles: string[]) => ({
  stormName: 'Storm Ada',
  descendants: {
    items: titles.map((title, id) => ({
      ...{ __typename: 'MediaPost', id: String(id), publishDate: '2026-11-20T12:00:00', title },
    })),
  },
});
const hall = (name: string) => ({ id: 'hall', name, postcode: 'NR27 9AA' });
const noPostcode = { id: 'library', name: 'Library' };
const stormPage = { title: 'Storm', blocks: [{ __typename: 'StormLandingBanner' }] };
const bets = (url: string) => ({ synonyms: [], bestBets: [{ words: ['soup'], url }] });
const settings = JSON.parse(await readFile('content/settings.json', 'utf8')) as object;
const live = { stormMode: 'STORM', stormName: 'Storm Ada' };

async function embedded(hasDrafts: boolean): Promise<Content> {
  const dir = await ownContent({
    'live.json': live,
    'pages/storm.json': { ...stormPage, route: '/storm' },
    'settings.json': { ...settings, search: bets('/help') },
    'collections/storms/storm-ada.json': storm('One'),
    'collections/warmPlaces/warm-places.json': [hall('Hall')],
    ...(hasDrafts && {
      'drafts/collections/storms/ada.json': storm('One', 'Two'),
      'drafts/collections/warmPlaces/hall.json': [hall('Village Hall'), noPostcode],
      'drafts/search.json': bets('/help/flooding'),
    }),
  });
  return createEmbeddedContent({ dir, logger: quietLogger, watchMs: 0 });
}

const asBlocks = ({ stormName, descendants }: ReturnType<typeof storm>) => ({
  stormName,
  descendants: blockList(
    ...descendants.items.map((post) => ['mediaPost', post] as [string, typeof post]),
  ),
});

async function umbraco(hasDrafts: boolean): Promise<Content> {
  const withId = (id: string, properties: object, type: string) => ({
    ...item(type, null, { ...properties }),
    id,
  });
  const block = { content: { contentType: 'stormLandingBanner', id: 'b', properties: {} } };
  const pages = [
    item('contentPage', '/storm/', { title: 'Storm', blocks: { items: [block] } }),
    item('contentPage', '/about/', { title: 'About us' }),
    item('liveData', null, live),
  ];
  const published = [
    ...pages,
    withId('storm', asBlocks(storm('One')), 'storm'),
    withId('hall', hall('Hall'), 'warmPlace'),
    withId('settings', { ...settings, search: bets('/help') }, 'siteSettings'),
  ];
  const drafts = [
    ...pages,
    withId('storm', asBlocks(storm('One', 'Two')), 'storm'),
    withId('hall', hall('Village Hall'), 'warmPlace'),
    withId('library', noPostcode, 'warmPlace'),
    withId('settings', { ...settings, search: bets('/help/flooding') }, 'siteSettings'),
  ];
  const { handler } = serveDelivery(
    () => published,
    () => (hasDrafts ? drafts : published),
  );
  const server = await serveOnLoopback(handler);
  undo.push(server.close);
  const dataDir = await ownContent({});
  return createUmbracoContent({
    ...{ baseUrl: server.url, key: fakeDelivery.key, dataDir, logger: quietLogger },
    ...{ fallback: await embedded(false), refreshMs: 0, retries: 0 },
  });
}

const forms = {
  draft: async (id: string) =>
    id === 'email-us' ? { definition: null, faults: [], source: 'x' } : null,
} as never;

async function seenBy(content: Content, route: string, showing: 'draft' | 'published') {
  const link = { id: 'preview-link', tree: route, until: Date.now() + 60_000 };
  const cookie = keepPreview('token', showing, link).split(';')[0] ?? '';
  const request = new Request(`http://site.test${route}`, { headers: { Cookie: cookie } });
  const previews = { open: () => Promise.resolve(link) };
  return shownContent({ content, previews }, request, route);
}

describe.each(Object.entries({ embedded, umbraco }))('drafts of %s [X-15]', (_, create) => {
  it('are those of storms, warm places and search too, and only with the link', async () => {
    const content = withStormContent(await create(true));
    const facts = (seen: Content) => [
      seen
        .collections()
        .storms.find(({ stormName }) => stormName === 'Storm Ada')
        ?.posts.map(({ title }) => title),
      seen.collections().warmPlaces.map(({ name, open }) => [name, open]),
      seen.settings().search.bestBets.map(({ url }) => url),
    ];
    const published = [['One'], [['Hall', true]], ['/help']];
    for (const route of ['/storm', WARM, '/search']) {
      const seen = await seenBy(content, route, 'draft');
      expect(seen.preview?.hasDraft, route).toBe(true);
      expect(facts(seen.content)).toEqual([
        ['One', 'Two'],
        [['Village Hall', true]],
        ['/help/flooding'],
      ]);
      expect(hiddenItems(seen.content.faults(), 'warmPlaces')).toMatchObject([
        { title: 'Library' },
      ]);
      expect(facts((await seenBy(content, route, 'published')).content)).toEqual(published);
    }
    expect(facts(content)).toEqual(published);
  });
  it('make a link worth sharing; without one it is refused', async () => {
    const content = withStormContent(await create(true));
    const isDrafted = (route: string) => hasDraftAt({ content, forms }, route);
    for (const route of ['/storm', WARM, '/search', '/forms/email-us'])
      expect(await isDrafted(route), route).toBe(true);
    for (const route of ['/about', '/nothing', '/forms/category-a'])
      expect(await isDrafted(route), route).toBe(false);
  });
  it('are none without a change', async () => {
    const content = withStormContent(await create(false));
    for (const route of ['/storm', WARM, '/search', '/about'])
      expect(await hasDraftAt({ content, forms }, route), route).toBe(false);
  });
});
