import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { languageOfCode } from '~/words/languages';
import type { SearchWords, Settings } from './schema';

/** The lists of words of the site search: the English one, and others by language. */
type SearchLists = Pick<Settings, 'search' | 'searchIn'>;

const ENGLISH = 'en';
const isEmpty = ({ synonyms, bestBets }: SearchWords): boolean =>
  synonyms.length === 0 && bestBets.length === 0;

/** Reads a folder's lists of words, one file per language; none without the folder. */
export function readSearchLists(
  folder: string,
  read: (file: string) => SearchWords,
): Partial<SearchLists> {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const lists = new Map(
    files.map((file) => [path.basename(file, '.json'), read(path.join(folder, file))]),
  );
  const search = lists.get(ENGLISH);
  lists.delete(ENGLISH);
  return { ...(search && { search }), searchIn: Object.fromEntries(lists) };
}

/** Returns settings whose empty lists of words are replaced by the given ones. */
export const withSearchLists = (settings: Settings, given: Partial<SearchLists>): Settings => ({
  ...settings,
  search: (isEmpty(settings.search) && given.search) || settings.search,
  searchIn: { ...given.searchIn, ...settings.searchIn },
});

type Entry = SearchWords['synonyms'][number];
/** The most forms of one phrase: each word of it may have several. */
const MOST_FORMS = 60;

/** Returns a phrase with each of its words in each of its forms. */
export function formsOf(phrase: string, formsOfWord: (word: string) => readonly string[]) {
  const forms = phrase
    .split(' ')
    .reduce<string[]>(
      (begun, word) =>
        begun
          .flatMap((start) => [word, ...formsOfWord(word)].map((form) => `${start} ${form}`.trim()))
          .slice(0, MOST_FORMS),
      [''],
    );
  return [...new Set(forms)];
}

/** Returns a language's list with the forms that its words take in a sentence. */
function inAllForms(list: SearchWords, code: string): SearchWords | null {
  const language = languageOfCode(code);
  if (!language) return null;
  const { formsOfWord } = language;
  if (!formsOfWord) return list;
  const all = (phrases: readonly string[]) =>
    phrases.flatMap((phrase) => formsOf(phrase.toLowerCase(), formsOfWord));
  const synonyms = list.synonyms.map((entry): Entry =>
    'words' in entry ? { words: all(entry.words), means: entry.means } : all(entry),
  );
  return { ...list, synonyms };
}

const joined = new WeakMap<SearchWords, { in: SearchLists['searchIn']; words: SearchWords }>();

/**
 * Returns the words of all languages that the site has, since people type what they call a thing
 * whatever the language of the page.
 */
export function searchWordsOf({ search, searchIn }: SearchLists): SearchWords {
  const known = joined.get(search);
  if (known?.in === searchIn) return known.words;
  const others = Object.entries(searchIn).flatMap(([code, list]) => inAllForms(list, code) ?? []);
  const lists = [search, ...others];
  const words = {
    synonyms: lists.flatMap(({ synonyms }) => synonyms),
    bestBets: lists.flatMap(({ bestBets }) => bestBets),
  };
  joined.set(search, { in: searchIn, words });
  return words;
}
