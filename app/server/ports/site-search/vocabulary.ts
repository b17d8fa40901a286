import SearchableMap from 'minisearch/SearchableMap';
import { stemmer } from 'stemmer';

/** One wrong letter in a word of five, two in one of ten. People type in the dark. */
const WRONG = 0.2;
/** A search for more mistakes, or in longer words, would take too long. */
const MOST_WRONG = 2;
const LONGEST = 20;
/** The most words considered per prefix: after three letters these come first anyway. */
const MOST = 64;

const isLong = (word: string, letters: number): boolean => word.length > letters;

export class Vocabulary {
  readonly #stems = new SearchableMap<string>();

  add(word: string): string {
    const stem = stemmer(word);
    this.#stems.set(word, stem);
    // So that a search by stem works, also by its prefix.
    this.#stems.set(stem, stem);
    return stem;
  }

  has(stem: string): boolean {
    return this.#stems.get(stem) === stem;
  }

  /** Stems, at most 64, the shortest words first; none for one or two letters. */
  begunBy(word: string): string[] {
    if (!isLong(word, 2)) return [];
    const found = [...this.#stems.atPrefix(word).entries()].sort(([a], [b]) => a.length - b.length);
    return [...new Set(found.map(([, stem]) => stem))].slice(0, MOST);
  }

  #within(spelling: string, mistakes: number): Iterable<readonly [stem: string, mistakes: number]> {
    if (mistakes > 0) return this.#stems.fuzzyGet(spelling, mistakes).values();
    const stem = this.#stems.get(spelling);
    return stem === undefined ? [] : [[stem, 0]];
  }

  /**
   * Two neighbouring letters the wrong way round are one mistake, wherever they are in the word.
   */
  *spelledLike(word: string): Iterable<readonly [stem: string, mistakes: number]> {
    if (!isLong(word, 3) || isLong(word, LONGEST)) return;
    const most = Math.min(MOST_WRONG, Math.round(word.length * WRONG));
    let spellings = new Set([word]);
    for (let swaps = 0; swaps <= most; swaps += 1) {
      for (const spelling of spellings)
        for (const [stem, others] of this.#within(spelling, most - swaps))
          yield [stem, others + swaps];
      spellings = new Set([...spellings].flatMap(swapsOf));
    }
  }
}

const swapsOf = (word: string): string[] =>
  Array.from({ length: word.length - 1 }, (_, at) => {
    const [left = '', right = ''] = word.slice(at);
    return word.slice(0, at) + right + left + word.slice(at + 2);
  });

export function nearest(word: string, vocabularies: readonly Vocabulary[]): string[] {
  let least = Infinity;
  let stems: string[] = [];
  for (const vocabulary of vocabularies) {
    const found = [...vocabulary.spelledLike(word)];
    const fewest = Math.min(...found.map(([, mistakes]) => mistakes));
    if (fewest >= least) continue;
    least = fewest;
    stems = found.flatMap(([stem, mistakes]) => (mistakes === least ? [stem] : []));
  }
  return [...new Set(stems)];
}
