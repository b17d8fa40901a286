import { expect, it } from 'vitest';
import { welsh } from '../../../tests/fixtures/welsh';
import { ownContent } from '../../../tests/support/own-content';
import { quietLogger as logger } from '../../../tests/support/stores';
import { createEmbeddedContent } from './embedded.server';
import { SearchWords } from './schema';
import { formsOf, searchWordsOf, withSearchLists } from './search-words';

const list = (word: string) =>
  SearchWords.parse({ synonyms: [{ words: [word], means: ['power cut'] }] });
const typed = ({ synonyms }: SearchWords) =>
  synonyms.flatMap((entry) => ('words' in entry ? entry.words : entry));

it.each([
  [[['outage', 'blackout']], true],
  [[{ words: ['outage'], means: ['power cut'] }], true],
  [[['alone']], false],
  [[{ words: [], means: ['power cut'] }], false],
  [[{ words: ['outage'] }], false],
  [[{ words: ['x'.repeat(101)], means: ['power cut'] }], false],
])('a list of words %j: %s', (synonyms, isRead) =>
  expect(SearchWords.safeParse({ synonyms }).success).toBe(isRead),
);

it('come from a file per language; those of the settings come first', async () => {
  const files = {
    'search/en.json': list('outage'),
    'search/cy.json': list('toriad'),
    'search/zz.json': list('bzzz'),
  };
  const lists = (dir: string) => createEmbeddedContent({ dir, logger, watchMs: 0 }).settings();
  const fromFiles = lists(await ownContent(files));
  expect(typed(fromFiles.search)).toEqual(['outage']);
  expect(typed(searchWordsOf(fromFiles))).toEqual([
    ...['outage', 'toriad', 'doriad', 'nhoriad', 'thoriad'],
  ]);
  const edited = withSearchLists(
    { ...fromFiles, search: list('blackout'), searchIn: {} },
    fromFiles,
  );
  expect(typed(edited.search)).toEqual(['blackout']);
  expect(Object.keys(edited.searchIn)).toEqual(['cy', 'zz']);
});

it('are joined once for the same lists', () => {
  const lists = { search: list('outage'), searchIn: {} };
  expect(searchWordsOf(lists)).toBe(searchWordsOf(lists));
  expect(searchWordsOf({ ...lists, searchIn: { cy: list('nam') } })).not.toBe(searchWordsOf(lists));
});

const inWelsh = welsh.formsOfWord ?? (() => []);
it.each([
  ['toriad', ['toriad', 'doriad', 'nhoriad', 'thoriad']],
  ['gwifren', ['gwifren', 'wifren', 'ngwifren']],
  ['llythyr', ['llythyr', 'lythyr']],
  ['mesurydd', ['mesurydd', 'fesurydd']],
  ['chwilio', ['chwilio']],
  ['heb drydan', ['heb drydan', 'heb ddrydan', 'heb nrydan']],
])('the forms of %s', (phrase, forms) => expect(formsOf(phrase, inWelsh)).toEqual(forms));

it('bounds the forms of a long phrase', () =>
  expect(formsOf('toriad '.repeat(14).trim(), inWelsh).length).toBeLessThanOrEqual(60));
