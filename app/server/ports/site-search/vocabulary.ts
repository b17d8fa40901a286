import SearchableMap from 'minisearch/SearchableMap';
import { stemmer } from 'stemmer';

/** How far a word may be from how it is written: one letter wrong in a word of five, two in one of ten. People type in the dark. */
const WRONG = 0.2;
/** Of what begins like a word, no more count: who types three letters sees these first anyhow. */
const MOST = 64;

const isLong = (word: string, letters: number): boolean => word.length > letters;

/** The words that an index holds, as they are written, each with its stem, by which the index knows it. */
export class Vocabulary {
  readonly #stems = new SearchableMap<string>();

  /** Takes in a word; gives its stem. */
  add(word: string): string {
    const stem = stemmer(word);
    this.#stems.set(word, stem);
    // So that what is asked for by its stem is known, and what begins like it is found.
    this.#stems.set(stem, stem);
    return stem;
  }

  has(stem: string): boolean {
    return this.#stems.get(stem) === stem;
  }

  /** The stems of words that begin so, at most 64, the shortest words first; none for one or two letters. */
  begunBy(word: string): string[] {
    if (!isLong(word, 2)) return [];
    const found = [...this.#stems.atPrefix(word).entries()].sort(([a], [b]) => a.length - b.length);
    return [...new Set(found.map(([, stem]) => stem))].slice(0, MOST);
  }

  /** The stems of words that are spelled nearly so, of those the nearest alone; none for three letters or fewer. */
  near(word: string): string[] {
    if (!isLong(word, 3)) return [];
    const found = [...this.#stems.fuzzyGet(word, Math.round(word.length * WRONG)).values()];
    const least = Math.min(...found.map(([, distance]) => distance));
    return [...new Set(found.flatMap(([stem, distance]) => (distance === least ? [stem] : [])))];
  }
}
