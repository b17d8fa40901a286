import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createEmbeddedContent } from '~/server/content/embedded.server';

const silent = () => undefined;
const content = createEmbeddedContent({
  dir: 'content',
  logger: { info: silent, debug: silent, warn: silent, error: silent },
  watchMs: 0,
});
type Block = Record<string, unknown> & { __typename: string };
const blocksOf = (route: string) => (content.page(route)?.blocks ?? []) as Block[];
const filesOf = (dir: string, ending: RegExp) =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => `${dir}/${file}`);

/** Keys whose values nobody reads as text. */
const NO_WORDS = new Set([
  '__typename',
  'url',
  'altText',
  'style',
  'icon',
  'cTAType',
  'textPosition',
]);
const OWN_WORDS = [
  'RichText',
  'NumberedItem',
  'Checklist',
  'ImageWithSingleText',
  'Accordion',
  'Messaging',
  'SimpleTable',
];

/** The words of a piece of content, without markup. */
function wordsOf(piece: unknown): string[] {
  if (typeof piece === 'string')
    return piece.replace(/<[^>]+>/g, ' ').match(/[\p{L}\p{N}£][\p{L}\p{N}’'.,%-]*/gu) ?? [];
  if (Array.isArray(piece)) return piece.flatMap(wordsOf);
  if (typeof piece !== 'object' || piece === null) return [];
  return Object.entries(piece).flatMap(([key, value]) => (NO_WORDS.has(key) ? [] : wordsOf(value)));
}
const pictureOf = (block: Block) => (block.image ?? {}) as { url?: string; altText?: string };

const guides = [
  ...content.routes().filter((route) => route.startsWith('/guides/')),
  '/power-cut-advice',
];

describe.each(guides)('the guide %s', (route) => {
  it('has 300 to 500 words of its own', () => {
    const words = blocksOf(route).filter(({ __typename }) => OWN_WORDS.includes(__typename));
    expect(wordsOf(words).length).toBeGreaterThanOrEqual(300);
    expect(wordsOf(words).length).toBeLessThanOrEqual(500);
  });
  it('has a diagram of its own subject, said in words too [X-51]', () => {
    const pictures = blocksOf(route).filter((block) =>
      pictureOf(block).url?.startsWith('/media/guides/'),
    );
    expect(pictures).toHaveLength(1);
    const [diagram] = pictures as [Block];
    expect(wordsOf(pictureOf(diagram).altText).length).toBeGreaterThan(8);
    expect(wordsOf(diagram.text).length).toBeGreaterThan(8);
    const others = guides
      .filter((one) => one !== route)
      .map((one) => JSON.stringify(blocksOf(one)));
    expect(others.filter((page) => page.includes(pictureOf(diagram).url ?? '?'))).toEqual([]);
  });
  it('is found in the list of guides', () =>
    expect(content.collections().guides.map(({ url }) => url)).toContain(route));
});

describe('duties of an operator [X-50]', () => {
  const duties = [
    'complaints',
    'relay-uk',
    'british-sign-language',
    'compensation',
    'priority-services',
    'scams',
  ];
  it.each(duties)(
    '/help/%s has structure, leads to the others, and is reached from help',
    (name) => {
      const route = `/help/${name}`;
      // What is not unlisted stands in the sitemap.
      expect(content.page(route)).toMatchObject({ unlisted: false });
      expect(wordsOf(blocksOf(route)).length).toBeGreaterThan(250);
      expect(
        new Set(blocksOf(route).map(({ __typename }) => __typename)).size,
      ).toBeGreaterThanOrEqual(5);
      const page = JSON.stringify(blocksOf(route));
      for (const other of duties.filter((one) => one !== name))
        expect(page).toContain(`"/help/${other}"`);
      expect(JSON.stringify(blocksOf('/help'))).toContain(`"${route}"`);
      expect(JSON.stringify(content.settings().footerGroups)).toContain(`"${route}"`);
    },
  );
  it('the amounts of the Guaranteed Standards are those of the settings, with source and date', () => {
    const { homeAmount, businessAmount } = content.settings().compensation;
    const text = wordsOf(blocksOf('/help/compensation')).join(' ');
    for (const part of [
      `£${homeAmount}`,
      `£${businessAmount}`,
      'Regulations 2015',
      'looked at the sources on',
    ])
      expect(text).toContain(part);
    const tables = blocksOf('/help/compensation').filter(
      ({ __typename }) => __typename === 'SimpleTable',
    );
    const [cut = [], promises = [], sources = []] = tables.map(
      (table): string[] => JSON.stringify(table).match(/£\d[\d,]*\d/g) ?? [],
    );
    expect(sources.length).toBeGreaterThan(0);
    expect([...cut, ...promises].filter((amount) => !sources.includes(amount))).toEqual([]);
  });
});

const pieces = filesOf('content', /\.json$/).map((file) => readFileSync(file, 'utf8'));

it('no picture stands everywhere: at most four times in pages and lists', () => {
  const used = pieces.flatMap((piece) =>
    [...piece.matchAll(/"(\/media\/[^"]+\.svg)"/g)].map(([, url]) => url),
  );
  const often = [...new Set(used)].filter((url) => used.filter((one) => one === url).length > 4);
  expect(often).toEqual([]);
});

it('no film that is not ours: one sample for the catalogue, none in content', () => {
  expect(filesOf('public', /\.(?:mp4|webm|mov|ogv)$/)).toEqual([
    'public/media/examples/sample.webm',
  ]);
  const borrowed = /youtu\.?be|vimeo|"video(?:Id|ID)"|accordionVideoID|\.(?:mp4|webm)"/;
  expect(pieces.filter((piece) => borrowed.test(piece))).toEqual([]);
});

it('the featured news is among the three newest, and is what the block says', () => {
  const articles = [...content.collections().articles].sort(
    (a, b) => b.publishedDate - a.publishedDate,
  );
  const featured = articles.filter((article) => article.featured);
  expect(featured).toHaveLength(1);
  expect(articles.slice(0, 3)).toContain(featured[0]);
  const [block, list] = blocksOf('/news');
  expect(block).toMatchObject({
    __typename: 'FeaturedNews',
    newsAndEventsItemReadmore: featured[0]?.url,
  });
  expect(list).toMatchObject({ featuredNodeId: featured[0]?.nodeId });
});

it('dates in texts are written one way: 22 November 2026', () => {
  const texts = content.routes().flatMap((route) => wordsOf(blocksOf(route)).join(' '));
  const other =
    /\b\d{1,2}(?:st|nd|rd|th) (?:of )?[A-Z][a-z]+|\b\d{1,2}[/.]\d{1,2}[/.]20\d\d|\b(?:January|March|April|June|July|August|September|October|November|December) \d{1,2}\b/;
  expect(texts.filter((text) => other.test(text)).map((text) => other.exec(text)?.[0])).toEqual([]);
});
