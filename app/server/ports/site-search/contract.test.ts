import { describe, expect, it } from 'vitest';
import { byPath, serveOnLoopback } from '../../../../tests/support/loopback';
import { quietLogger } from '../../../../tests/support/stores';
import { undoAfterEach } from '../../../../tests/support/undo';
import { createHttpClient } from '~/server/lib/http-client.server';
import { answerSiteSearch } from './api.server';
import type { IndexedDocument } from './documents';
import { createEmbeddedSearch } from './embedded.server';
import { createHttpSearch } from './http.server';
import { nothingFound, type SiteSearch } from './port';

const undo = undoAfterEach();

const document = (path: string, name: string, text = ''): IndexedDocument => ({
  nodeId: path.slice(1),
  pageTitle: name,
  name,
  description: `About ${name.toLowerCase()}`,
  path,
  text,
});
const many = Array.from({ length: 23 }, (_, index) =>
  document(`/meter-${index}`, `Meter ${index}`, 'kilowatt'),
);
const documents = [
  document('/generators', 'Using a generator safely', 'petrol'),
  document('/storms', 'Storms'),
  document('/street', 'Works in your street'),
  document('/trees', 'Trees near our lines', 'We cut branches'),
  document('/claim', 'Claiming what is due', 'When the power was off'),
  ...many,
];

const WORDS = {
  synonyms: [['petrol', 'fuel for engines']],
  bestBets: [{ words: ['money back', 'storms and claims'], url: '/claim' }],
};
const embedded = async () =>
  createEmbeddedSearch({
    documents: () => documents,
    revision: () => 'one',
    words: () => WORDS,
    logger: quietLogger,
  });
async function overHttp(): Promise<SiteSearch> {
  const siteSearch = await embedded();
  const server = await serveOnLoopback(
    byPath({ '/api/fetch-search-result': (request) => answerSiteSearch(request, { siteSearch }) }),
  );
  undo.push(server.close);
  return createHttpSearch(createHttpClient({ name: 'search', baseUrl: server.url, retries: 0 }));
}

describe.each(Object.entries({ embedded, 'over HTTP': overHttp }))(
  'site search, %s [J-758]',
  (_, make) => {
    it('finds by name, by the beginning of a word, by text and with a letter wrong', async () => {
      const search = await make();
      for (const text of [
        'generator',
        'gene',
        'petrol',
        'genarator',
        'genrator',
        'genertaor',
        'GENERATOR safely',
      ])
        expect((await search.find(text, 1)).docs[0], text).toEqual({
          nodeId: 'generators',
          pageTitle: 'Using a generator safely',
          name: 'Using a generator safely',
          description: 'About using a generator safely',
          path: '/generators',
        });
    });
    it.each([
      ['by the stem of a word', 'claims', ['/claim']],
      ['whole words, and not what only holds them', 'tree', ['/trees']],
      ['a street, and no tree', 'street', ['/street']],
      ['in a question', 'How do I claim what is due to me?', ['/claim']],
      ['by what means the same', 'fuel for engines', ['/generators']],
      ['what editors name, though nothing has the words', 'money back', ['/claim']],
      ['what editors name first, and the rest after it', 'storm and claim', ['/claim', '/storms']],
    ])('finds %s', async (_, text, paths) =>
      expect((await (await make()).find(text, 1)).docs.map(({ path }) => path)).toEqual(paths),
    );
    it('finds any of the words where no page has all', async () => {
      const { docs } = await (await make()).find('storms kitten', 1);
      expect(docs.map(({ path }) => path)).toEqual(['/storms']);
    });
    it('gives ten a page, and no documents after the last [J-528 to J-532, J-820]', async () => {
      const search = await make();
      expect(await search.find('kilowatt', 1)).toMatchObject({ total: 23, pages: 3 });
      expect((await search.find('kilowatt', 1)).docs).toHaveLength(10);
      expect((await search.find('kilowatt', 3)).docs).toHaveLength(3);
      expect(await search.find('kilowatt', 4)).toEqual({ docs: [], total: 23, pages: 3 });
    });
    it.each(['', '   ', 'zzzzzz', '???', '💡', "'; drop"])('has nothing for "%s"', async (text) =>
      expect(await (await make()).find(text, 1)).toEqual(nothingFound),
    );
  },
);

describe('embedded search [X-53]', () => {
  it('says when its index is there, and finds from then on', async () => {
    const made: string[] = [];
    const search = createEmbeddedSearch({
      documents() {
        made.push('made');
        return documents;
      },
      revision: () => 'one',
      words: () => WORDS,
      logger: quietLogger,
    });
    await search.ready();
    expect(made).toEqual(['made']);
    expect((await search.find('generator', 1)).docs[0]?.path).toBe('/generators');
    expect(made).toEqual(['made']);
  });
  it('finds new content after a change, and the old until then', async () => {
    let revision = 'one';
    let now = documents;
    const search = createEmbeddedSearch({
      documents: () => now,
      revision: () => revision,
      words: () => WORDS,
      logger: quietLogger,
    });
    expect((await search.find('lighthouse', 1)).total).toBe(0);
    now = [document('/lighthouse', 'A lighthouse')];
    revision = 'two';
    await expect.poll(async () => (await search.find('lighthouse', 1)).total).toBe(1);
    expect((await search.find('generator', 1)).total).toBe(0);
  });
});

describe('search over HTTP', () => {
  it.each([new Response('nonsense'), new Response('{}'), new Response(null, { status: 500 })])(
    'is unavailable when the service answers garbage',
    async (answer) => {
      const server = await serveOnLoopback(() => answer.clone());
      undo.push(server.close);
      const search = createHttpSearch(
        createHttpClient({ name: 'search', baseUrl: server.url, retries: 0 }),
      );
      await expect(search.find('meter', 1)).rejects.toMatchObject({ kind: 'unavailable' });
    },
  );
  it('leaves out what leads to script [J-533 to J-535]', async () => {
    const body = {
      docs: [
        { nodeId: 1, path: 'javascript:alert(1)' },
        { nodeId: 2, path: '/a' },
      ],
      total: 2,
      pages: 1,
    };
    const server = await serveOnLoopback(() => new Response(JSON.stringify(body)));
    undo.push(server.close);
    const search = createHttpSearch(
      createHttpClient({ name: 'search', baseUrl: server.url, retries: 0 }),
    );
    expect((await search.find('a', 1)).docs).toEqual([
      { nodeId: '2', pageTitle: null, name: null, description: null, path: '/a' },
    ]);
  });
});
