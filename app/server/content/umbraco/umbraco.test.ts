import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  blockList,
  fakeDelivery,
  item,
  serveDelivery,
  type FakeItem,
} from '../../../../tests/support/fake-delivery';
import { serveOnLoopback } from '../../../../tests/support/loopback';
import { quietLogger } from '../../../../tests/support/stores';
import { parseBlocks } from '~/blocks/parse-blocks';
import { createEmbeddedContent } from '../embedded.server';
import { createUmbracoContent } from './create.server';

const picture = (url: string) => ({
  focalPoint: null,
  crops: [],
  id: 'm1',
  name: 'Van',
  mediaType: 'Image',
  url,
  extension: 'jpg',
  width: 800,
  height: 600,
  bytes: 51_200,
  properties: { altText: 'One of our vans' },
});
const link = (url: string, title: string) => ({
  url: null,
  queryString: null,
  title,
  target: null,
  destinationId: 'x',
  destinationType: 'page',
  route: { path: url, startItem: { id: 'root', path: 'home' } },
  linkType: 'Content',
});

const help = (title: string, updateDate?: string) =>
  item(
    'contentPage',
    '/help/',
    {
      title,
      description: 'How we help',
      heroImage: [picture('/media/van.jpg')],
      blocks: {
        gridColumns: 12,
        items: [
          {
            rowSpan: 1,
            columnSpan: 12,
            content: {
              contentType: 'messaging',
              id: 'b1',
              properties: {
                style: 'Warning',
                title: 'Stay away',
                text: { markup: '<p>Call <b>105</b></p>', blocks: [] },
              },
            },
            settings: {
              contentType: 'blockSettings',
              id: 's1',
              properties: { hideFromView: false },
            },
            areas: [
              {
                alias: 'main',
                rowSpan: 1,
                columnSpan: 12,
                items: [
                  {
                    rowSpan: 1,
                    columnSpan: 12,
                    areas: [],
                    content: {
                      contentType: 'isPowerOffCta',
                      id: 'b2',
                      properties: {
                        title: 'Tell us',
                        text: 'Report it',
                        ctas: blockList([
                          'cta',
                          {
                            uRL: [link('/forms/report-a-power-cut/', 'Report')],
                            cTAType: 'Primary',
                          },
                        ]),
                      },
                    },
                    settings: null,
                  },
                ],
              },
            ],
          },
          {
            content: { contentType: 'messaging', id: 'b3', properties: { title: 7 } },
            settings: null,
          },
          { content: { contentType: 'hologram', id: 'b4', properties: {} }, settings: null },
        ],
      },
    },
    updateDate,
  );

let published: FakeItem[];
let drafts: FakeItem[];
let dataDir: string;
const undo: (() => Promise<void>)[] = [];
beforeEach(async () => {
  published = [
    item('home', '/', { title: 'Home', blocks: blockList() }),
    help('Help'),
    item('liveData', null, { stormMode: 'STORM', stormName: 'Storm Ada' }),
    item('dictionaryEntry', null, { key: 'callNow', value: 'Ring now' }),
    item('service', null, { name: 'Map', description: 'All power cuts', url: '/power-cut/map' }),
    item('service', null, { name: '', description: '', url: 'javascript:alert(1)' }),
  ];
  drafts = [];
  dataDir = await mkdtemp(path.join(tmpdir(), 'meridian-umbraco-'));
});
afterEach(async () => {
  for (const step of undo.splice(0)) await step();
  await rm(dataDir, { recursive: true, force: true });
});

const fallback = createEmbeddedContent({ dir: 'content', logger: quietLogger, watchMs: 0 });

async function system() {
  const { handler, requestedPaths } = serveDelivery(
    () => published,
    () => drafts,
  );
  const server = await serveOnLoopback(handler);
  undo.push(server.close);
  const content = await createUmbracoContent({
    baseUrl: server.url,
    key: fakeDelivery.key,
    dataDir,
    fallback,
    logger: quietLogger,
    refreshMs: 0,
    retries: 0,
  });
  return { content, requestedPaths, url: server.url, stop: server.close };
}

describe('content from the Umbraco Delivery API', () => {
  it('gives pages by their route, with blocks of lists, grids and areas in order', async () => {
    const { content } = await system();
    const page = content.page('/help');
    expect(page).toMatchObject({ title: 'Help', description: 'How we help', route: '/help' });
    const blocks = parseBlocks(page?.blocks ?? [], '/help', () => undefined);
    // The third has a title that is no text: it is read without it, has nothing left to say, and stands in the report.
    expect(blocks.map(({ type }) => type)).toEqual(['Messaging', 'IsPowerOffCta', 'Messaging']);
    expect(blocks[0]?.props).toMatchObject({
      title: 'Stay away',
      text: '<p>Call <strong>105</strong></p>',
    });
    expect(JSON.stringify(blocks[1]?.props)).toContain('"/forms/report-a-power-cut"');
    expect(content.routes()).toEqual(['/', '/help']);
    expect(content.page('/nothing')).toBeNull();
  });

  it('gives live flags, dictionary and lists, and the fallback for settings it does not have', async () => {
    const { content } = await system();
    expect(content.live()).toMatchObject({ stormMode: true, stormName: 'Storm Ada' });
    expect(content.dictionary()).toEqual({ callNow: 'Ring now' });
    expect(content.collections().services).toEqual([
      { name: 'Map', description: 'All power cuts', url: '/power-cut/map' },
    ]);
    expect(content.settings()).toBe(fallback.settings());
  });

  it('has its own words for the search, and those of files for lists that it leaves empty', async () => {
    const settings = { ...fallback.settings(), search: {}, searchIn: {} };
    published.push(item('siteSettings', null, settings));
    const { content } = await system();
    expect(content.settings().search).toEqual(fallback.settings().search);
    const own = { synonyms: [{ words: ['genny'], means: ['generator'] }], bestBets: [] };
    published[published.length - 1] = item('siteSettings', null, { ...settings, search: own });
    await content.refresh({ whole: true });
    expect(content.settings().search).toEqual(own);
    expect(content.settings().searchIn).toEqual(fallback.settings().searchIn);
  });

  it('tells editors what does not fit: page, block, field and reason [X-14]', async () => {
    const { content } = await system();
    expect(content.faults()).toContainEqual({
      page: '/help',
      block: 'Messaging',
      field: 'title',
      reason: 'Expected string, received number',
    });
    expect(content.faults()).toContainEqual({
      page: '/help',
      block: 'Hologram',
      field: '',
      reason: 'is a content type that the site does not know',
    });
    expect(content.faults().filter(({ page }) => page.startsWith('service'))).not.toEqual([]);
  });

  it('asks for everything only when something changed', async () => {
    const { content, requestedPaths } = await system();
    const before = content.revision();
    requestedPaths.length = 0;
    await content.refresh();
    expect(requestedPaths).toHaveLength(1);
    expect(content.revision()).toBe(before);
    published[1] = help('Help and advice', '2026-03-11T12:00:00Z');
    await content.refresh();
    expect(content.page('/help')?.title).toBe('Help and advice');
    expect(content.revision()).not.toBe(before);
  });

  it('takes a page away that was unpublished', async () => {
    const { content } = await system();
    published.splice(1, 1);
    await content.refresh();
    expect(content.page('/help')).toBeNull();
  });

  it('reads more items than one answer holds', async () => {
    for (let index = 0; index < 250; index += 1)
      published.push(item('contentPage', `/p-${index}/`, { title: `P${index}` }));
    const { content } = await system();
    expect(content.routes()).toHaveLength(252);
  });

  it('keeps what it last knew while the system is down, also across a restart', async () => {
    const first = await system();
    await first.stop();
    expect(await first.content.refresh()).toBe(false);
    expect(first.content.page('/help')?.title).toBe('Help');
    const again = await createUmbracoContent({
      baseUrl: first.url,
      key: fakeDelivery.key,
      dataDir,
      fallback,
      logger: quietLogger,
      refreshMs: 0,
      retries: 0,
    });
    expect(again.page('/help')?.title).toBe('Help');
  });

  it('stands on the embedded content until the system has answered once [L-001, X-13]', async () => {
    const content = await createUmbracoContent({
      baseUrl: 'http://127.0.0.1:9',
      key: 'x',
      dataDir,
      fallback,
      logger: quietLogger,
      refreshMs: 0,
      retries: 0,
    });
    expect(content.page('/')?.title).toBe(fallback.page('/')?.title);
    expect(content.routes()).toEqual(fallback.routes());
  });

  it('gives a draft with the preview header, and none for a page without one', async () => {
    drafts = [help('Help, the draft')];
    const { content } = await system();
    expect((await content.draft('/help'))?.title).toBe('Help, the draft');
    expect(content.page('/help')?.title).toBe('Help');
    expect(await content.draft('/nothing')).toBeNull();
  });
});
