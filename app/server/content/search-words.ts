import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { languageOfCode } from '~/words/languages';
import type { SearchWords, Settings } from './schema';

type SearchLists = Pick<Settings, 'search' | 'searchIn'>;

const ENGLISH = 'en';
const isEmpty = ({ synonyms, bestBets }: SearchWords): boolean =>
  synonyms.length === 0 && bestBets.length === 0;

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

/** Replaces only empty lists. */
export const withSearchLists = (settings: Settings, given: Partial<SearchLists>): Settings => ({
  ...settings,
  search: (isEmpty(settings.search) && given.search) || settings.search,
  searchIn: { ...given.searchIn, ...settings.searchIn },
});

type Entry = SearchWords['synonyms'][number];
const MOST_FORMS = 60;

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
 * Of all languages, because people type what they call a thing whatever the language of the page.
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
