import { stemmer } from 'stemmer';
import type { SearchWords } from '~/server/content/schema';
import { allWordsIn, isFiller, termsOf } from './terms';
import { nearest, Vocabulary } from './vocabulary';

/** Stems, or several stems in this order ("power cut"). */
export type Alternatives = readonly string[];
type Synonyms = SearchWords['synonyms'];

interface Entry {
  readonly terms: readonly string[];
  readonly ways: Alternatives;
}

interface Thesaurus {
  readonly entries: ReadonlyMap<string, readonly Entry[]>;
  readonly equivalents: ReadonlyMap<string, Alternatives>;
  readonly vocabulary: Vocabulary;
}

const isOneWord = (way: string): boolean => !way.includes(' ');

/**
 * A phrase that has only a single word without its stop words keeps them: "call me" is not "call".
 */
function readTyped(phrase: string) {
  const all = allWordsIn(phrase);
  const words = all.filter((word) => !isFiller(word));
  const stems = words.map(stemmer);
  return { words, way: stems.join(' '), terms: stems.length > 1 ? stems : all.map(stemmer) };
}

const addTo = <Value>(map: Map<string, Value[]>, key: string, ...values: readonly Value[]) => {
  const known = map.get(key);
  if (known) known.push(...values);
  else map.set(key, [...values]);
};

function compile(synonyms: Synonyms): Thesaurus {
  const entries = new Map<string, Entry[]>();
  const equivalents = new Map<string, string[]>();
  const known = new Set<string>();
  for (const entry of synonyms) {
    const [typed, means] = 'words' in entry ? [entry.words, entry.means] : [entry, entry];
    const meant = means.map((way) => termsOf(way).join(' '));
    for (const phrase of typed) {
      const { words, way, terms } = readTyped(phrase);
      for (const word of words) known.add(word);
      const [first] = terms;
      if (first === undefined) continue;
      const ways = [...new Set('words' in entry ? [way, ...meant] : meant)].filter(Boolean);
      addTo(entries, first, { terms, ways });
      if (terms.length === 1) addTo(equivalents, first, ...ways.filter(isOneWord));
    }
  }
  const vocabulary = new Vocabulary();
  for (const word of known) vocabulary.add(word);
  return { entries, equivalents, vocabulary };
}

const compiled = new WeakMap<Synonyms, Thesaurus>();
/** The first call for a list takes some 100 ms. */
export function thesaurusOf(synonyms: Synonyms): Thesaurus {
  const thesaurus = compiled.get(synonyms) ?? compile(synonyms);
  compiled.set(synonyms, thesaurus);
  return thesaurus;
}

/** More words, with stop words, than any real question has. */
const MOST_WORDS = 30;

interface Match {
  readonly entry: Entry;
  readonly at: readonly number[];
}

function positionsOf({ terms }: Entry, stems: readonly ReadonlySet<string>[]): number[] | null {
  const at: number[] = [];
  for (const term of terms) {
    const place = stems.findIndex((alike, index) => alike.has(term) && !at.includes(index));
    if (place === -1) return null;
    at.push(place);
  }
  return at;
}

const longest = (matches: readonly Match[]): readonly Match[] =>
  matches.filter(
    ({ at }) =>
      !matches.some(
        (other) => other.at.length > at.length && at.every((place) => other.at.includes(place)),
      ),
  );

/**
 * For each part of a phrase: a word, or several words that stand for something together, in any
 * order. A word that neither the pages nor the list know counts as the words that are spelled
 * nearly like it.
 */
export function slotsOf(phrase: string, synonyms: Synonyms, pages: Vocabulary): Alternatives[] {
  const { entries, equivalents, vocabulary } = thesaurusOf(synonyms);
  const words = allWordsIn(phrase).slice(0, MOST_WORDS);
  const spelled = words.map((word): Alternatives => {
    const stem = stemmer(word);
    if (isFiller(word) || vocabulary.has(stem) || pages.has(stem) || pages.begunBy(word).length > 0)
      return [stem];
    const near = nearest(word, [pages, vocabulary]);
    return near.length > 0 ? near : [stem];
  });
  const stems = spelled.map(
    (ways) => new Set(ways.flatMap((stem) => [stem, ...(equivalents.get(stem) ?? [])])),
  );
  const typed = spelled.map((ways) => new Set(ways));
  const possible = new Set(
    [...new Set(stems.flatMap((alike) => [...alike]))].flatMap((stem) => entries.get(stem) ?? []),
  );
  const matches = longest(
    [...possible].flatMap((entry) => {
      const at = positionsOf(entry, entry.terms.length > 1 ? stems : typed);
      return at ? [{ entry, at }] : [];
    }),
  );
  const slots = new Map<string, { readonly first: number; readonly ways: Set<string> }>();
  const add = (at: readonly number[], ways: Alternatives) => {
    const key = [...at].sort().join();
    const slot = slots.get(key) ?? { first: Math.min(...at), ways: new Set<string>() };
    for (const way of ways) slot.ways.add(way);
    slots.set(key, slot);
  };
  words.forEach((word, index) => {
    if (!isFiller(word) && !matches.some(({ at }) => at.includes(index)))
      add([index], [...(spelled[index] ?? []), word]);
  });
  for (const { entry, at } of matches) add(at, entry.ways);
  return [...slots.values()].sort((a, b) => a.first - b.first).map(({ ways }) => [...ways]);
}
