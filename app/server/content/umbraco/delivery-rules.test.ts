import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  blockList,
  fakeDelivery,
  item,
  serveDelivery,
  type FakeItem,
} from '../../../../tests/support/fake-delivery';
import { serveOnLoopback } from '../../../../tests/support/loopback';
import { quietLogger } from '../../../../tests/support/stores';
import { undoAfterEach } from '../../../../tests/support/undo';
import { MINUTE } from '~/domain/time/instant';
import { createEmbeddedContent } from '../embedded.server';
import { createUmbracoContent } from './create.server';

const picture = (url: string) => ({
  id: 'm1',
  name: 'Van',
  mediaType: 'Image',
  url,
  width: 800,
  height: 600,
  bytes: 51_200,
  properties: { altText: 'One of our vans' },
});
const help = (title: string) => item('contentPage', '/help/', { title });

let published: FakeItem[];
let hidden: (item: FakeItem) => boolean;
const undo = undoAfterEach();
beforeEach(() => {
  published = [item('home', '/', { title: 'Home', blocks: blockList() }), help('Help')];
  hidden = () => false;
});

async function system(now?: () => number) {
  const { handler, requestedPaths } = serveDelivery(
    () => published,
    () => [],
    (item) => hidden(item),
  );
  const server = await serveOnLoopback(handler);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'meridian-umbraco-'));
  undo.push(server.close, () => rm(dataDir, { recursive: true, force: true }));
  const content = await createUmbracoContent({
    baseUrl: server.url,
    key: fakeDelivery.key,
    dataDir,
    fallback: createEmbeddedContent({ dir: 'content', logger: quietLogger, watchMs: 0 }),
    logger: quietLogger,
    refreshMs: 0,
    retries: 0,
    ...(now && { now }),
  });
  return { content, requestedPaths, url: server.url };
}

describe('a content system that refuses what Umbraco refuses', () => {
  it('asks a question that the system answers, at most as much as it gives', async () => {
    const { requestedPaths } = await system();
    expect(requestedPaths.at(-1)).toContain('sort=level:asc&sort=sortOrder:asc');
    const { handler } = serveDelivery(() => published);
    const answer = async (query: string) =>
      (
        await handler(
          new Request(`http://x/content?${query}`, { headers: { 'Api-Key': fakeDelivery.key } }),
        )
      ).status;
    for (const query of [
      'sort=path:asc',
      'filter=path:a',
      'fetch=all',
      'expand=properties[$all',
      'take=101',
    ])
      expect(await answer(query), query).toBe(400);
  });

  it('gives pictures within blocks their alternative text, and picked items their properties', async () => {
    const inner = blockList(['mediaBlock', { image: [picture('/media/inner.jpg')] }]);
    const event = {
      ...item('event', '/events/talk/', { title: 'A talk' }),
      properties: { title: 'A talk' },
    };
    const outer = blockList(['columns', { items: blockList(['column', { items: inner, event }]) }]);
    published.push(item('contentPage', '/deep/', { title: 'Deep', blocks: outer }));
    const { content } = await system();
    const blocks = JSON.stringify(content.page('/deep')?.blocks);
    expect(blocks).toContain('One of our vans');
    expect(blocks).toContain('A talk');
  });

  it('counts pages by what it asked, and has each item once', async () => {
    for (let index = 0; index < 250; index += 1)
      published.push(
        item('service', `/s/${index}/`, { name: `S${index}`, description: 'A', url: '/a' }),
      );
    hidden = ({ id }) => ['service-_s_3_', 'service-_s_4_', 'service-_s_5_'].includes(id);
    published.push(published.at(-1) as FakeItem);
    const { content, requestedPaths } = await system();
    expect(
      requestedPaths
        .filter((one) => one.includes('take=100'))
        .map((one) => /skip=(\d+)/.exec(one)?.[1]),
    ).toEqual(['0', '100', '200']);
    const names = content
      .collections()
      .services.flatMap(({ name }) => (/^S\d/.test(name) ? name : []));
    expect(names).toHaveLength(247);
    expect(new Set(names).size).toBe(247);
  });

  it('leads links to media within rich text to the content system, and leaves others', async () => {
    const markup =
      '<p><a href="/media/a%20b/leaflet.pdf?v=1&amp;x">Print</a> <a href="/help/safety/">Read</a> /media/</p>';
    const text = blockList(['messaging', { title: 'Leaflet', text: { markup, blocks: [] } }]);
    published.push(item('contentPage', '/leaflets/', { title: 'Leaflets', blocks: text }));
    const { content, url } = await system();
    const blocks = JSON.stringify(content.page('/leaflets')?.blocks);
    expect(blocks).toContain(`${url}/media/a%20b/leaflet.pdf?v=1&amp;x`);
    expect(blocks).toContain('"/help/safety/'.replace('"', '\\"'));
  });

  it('reads everything after a call from the hook, which media do not show in the mark', async () => {
    const { content } = await system();
    published[1] = help('A mended text');
    await content.refresh();
    expect(content.page('/help')?.title).toBe('Help');
    await content.refresh({ whole: true });
    expect(content.page('/help')?.title).toBe('A mended text');
  });
});

it('content that vanishes at once stays for ten minutes; then it was meant [X-57]', async () => {
  published = ['/help/', ...Array.from({ length: 20 }, (_, index) => `/p-${index}/`)].map((route) =>
    item('contentPage', route, { title: route }),
  );
  let now = Date.UTC(2026, 2, 10);
  const { content } = await system(() => now);
  published = [];
  for (const minutes of [0, 9]) {
    now += minutes * MINUTE;
    expect(await content.refresh()).toBe(false);
    expect(content.page('/help')?.title).toBe('/help/');
  }
  now += 2 * MINUTE;
  expect(await content.refresh()).toBe(true);
  expect(content.page('/help')).toBeNull();
});
