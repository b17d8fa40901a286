import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { quietLogger as logger } from '../../../../tests/support/stores';
import { createEmbeddedContent } from '~/server/content/embedded.server';
import { createForms } from '~/server/content/forms/create.server';
import { withStormContent } from '~/server/content/storm-content';
import { createSiteSearch } from './create.server';
import { documentsOf } from './documents';
import { termsOf } from './terms';
import { WordIndex } from './word-index.server';

const dataDir = mkdtempSync(path.join(tmpdir(), 'search-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const content = withStormContent(createEmbeddedContent({ dir: 'content', logger, watchMs: 0 }));
const forms = createForms({ content, dataDir, logger });
const search = createSiteSearch({ env: {}, content, forms, logger });

const REPORT = '/forms/report-a-power-cut';
const WARM = '/power-cut/warm-places';
it.each([
  ['warm place', WARM],
  ['where can I get warm', WARM],
  ['warm hub', WARM],
  ['flickering', '/forms/voltage-complaint'],
  ['my lights are flickering', '/forms/voltage-complaint'],
  ['lights dim', '/forms/voltage-complaint'],
  ['welsh', '/cy'],
  ['Cymraeg', '/cy'],
  ['power off', REPORT],
  ['my power is off', REPORT],
  ['no electricity', REPORT],
  ['lights out', REPORT],
  ['blackout', REPORT],
  ['smell of burning', '/help/safety'],
  ['burning smell', '/help/safety'],
  ['wire down', '/help/safety'],
  ['electric shock', '/help/safety'],
  ['bill', '/supplier-and-mpan'],
  ['my bill is too high', '/supplier-and-mpan'],
  ['who is my supplier', '/supplier-and-mpan'],
  ['when will my power be back', '/power-cut'],
  ['power cuts near me', '/power-cut/map'],
  ['letter about a power cut', '/help/planned-work'],
  ['oxygen at home', '/help/priority-services'],
  ['money back', '/help/compensation'],
  ['flood', '/help/flooding'],
  ['food in the freezer', '/power-cut-advice'],
  ['phone number', '/contact-us'],
  ['text me', '/power-cut/text-updates'],
  ['moving house', '/guides/moving-house'],
  ['tree on the line', '/guides/trees'],
  ['jobs', '/careers'],
])('"%s" leads to %s first', async (phrase, first) =>
  expect((await search.find(phrase, 1)).docs[0]?.path).toBe(first),
);

/** The phrases of a table with the titles of which one is wanted, separated by "|". */
const phrases = readFileSync(path.join(import.meta.dirname, 'everyday-phrases.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line): [string, string] => {
    const [phrase = '', titles = ''] = line.split('\t');
    return [phrase, titles];
  });

it.each(phrases)('"%s" finds %s among the first three', async (phrase, titles) => {
  const { docs } = await search.find(phrase, 1);
  const found = docs.slice(0, 3).map(({ pageTitle }) => pageTitle);
  expect(found.filter((title) => titles.split('|').includes(title ?? ''))).not.toEqual([]);
});

it('puts news after the pages about the same', async () => {
  for (const phrase of ['tree', 'solar', 'compensation', '105', 'dig', 'heat pump', 'generator']) {
    const { docs } = await search.find(phrase, 1);
    expect(
      docs.slice(0, 3).filter(({ path: at }) => at.startsWith('/news/')),
      phrase,
    ).toEqual([]);
  }
});

it.each(['rocket', 'goats', 'dormice', 'orchids'])(
  'finds what only news tells: %s',
  async (phrase) => {
    const { docs } = await search.find(phrase, 1);
    expect(docs.slice(0, 3).some(({ path: at }) => at.startsWith('/news/'))).toBe(true);
  },
);

describe('the lists of words', () => {
  const index = new WordIndex();
  const pages = content.routes().flatMap((route) => content.page(route) ?? []);
  const sources = { pages, forms: forms.all(), collections: content.collections() };
  for (const document of documentsOf(sources))
    if (index.placeOf(document.path) === undefined) index.add(document);
  index.seal();
  const { search: english, searchIn } = content.settings();

  it.each(Object.entries({ en: english, ...searchIn }))(
    'leads to words that a page has: %s',
    (_, { synonyms }) => {
      const means = synonyms.flatMap((entry) => ('words' in entry ? entry.means : []));
      expect(means.length).toBeGreaterThan(0);
      const unknown = means.filter((one) => index.find([termsOf(one).join(' ')]).size === 0);
      expect(unknown).toEqual([]);
    },
  );
  it.each(Object.entries({ en: english, ...searchIn }))(
    'names a page that is there: %s',
    (_, { bestBets }) =>
      expect(bestBets.filter(({ url }) => index.placeOf(url) === undefined)).toEqual([]),
  );
});
