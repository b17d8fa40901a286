import Database from 'better-sqlite3';
import type { IndexedDocument } from './documents';
import type { SearchDocument } from './port';
import { wordsIn } from './terms';
import SearchableMap from 'minisearch/SearchableMap';
import { stemmer } from 'stemmer';

/**
 * How different a spelling may be: one wrong letter in a word of five, two in one of ten. People
 * type in the dark.
 */
const WRONG = 0.2;
/** The most words considered per prefix: after three letters these come first anyway. */
const MOST = 64;

const isLong = (word: string, letters: number): boolean => word.length > letters;

/** The words of an index as written, each with its indexed stem. */
export class Vocabulary {
  readonly #stems = new SearchableMap<string>();

  /** Adds a word and returns its stem. */
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

  /**
   * Returns the stems of words with this prefix, at most 64, the shortest words first; none for one
   * or two letters.
   */
  begunBy(word: string): string[] {
    if (!isLong(word, 2)) return [];
    const found = [...this.#stems.atPrefix(word).entries()].sort(([a], [b]) => a.length - b.length);
    return [...new Set(found.map(([, stem]) => stem))].slice(0, MOST);
  }

  /** Returns the stems of the most similarly spelled words; none for three letters or fewer. */
  near(word: string): string[] {
    if (!isLong(word, 3)) return [];
    const found = [...this.#stems.fuzzyGet(word, Math.round(word.length * WRONG)).values()];
    const least = Math.min(...found.map(([, distance]) => distance));
    return [...new Set(found.flatMap(([stem, distance]) => (distance === least ? [stem] : [])))];
  }
}

/** A match in the name counts four times as much as in the text, in the description twice. */
const RANK = 'bm25(page, 4, 2, 1)';

/**
 * The alternatives for one position of a phrase: stems, or several stems that must all match
 * ("power cut").
 */
export type Ways = readonly string[];

const sayWay = (way: string): string =>
  `(${way
    .split(' ')
    .map((stem) => `"${stem}"`)
    .join(' AND ')})`;
const saySlot = (ways: Ways): string => `(${ways.map(sayWay).join(' OR ')})`;

/** The full-text index of the site's pages: SQLite's own, in memory, by stem. */
export class WordIndex {
  readonly vocabulary = new Vocabulary();
  readonly #pages: SearchDocument[] = [];
  readonly #places = new Map<string, number>();
  readonly #database = new Database(':memory:');
  readonly #insert;
  readonly #select;

  constructor() {
    this.#database.exec(
      `CREATE VIRTUAL TABLE page USING fts5(name, description, text, content='', tokenize='unicode61 remove_diacritics 0'); BEGIN`,
    );
    this.#insert = this.#database.prepare<[number, string, string, string]>(
      'INSERT INTO page (rowid, name, description, text) VALUES (?, ?, ?, ?)',
    );
    this.#select = this.#database
      .prepare<[string], number>(
        `SELECT rowid FROM page WHERE page MATCH ? ORDER BY ${RANK}, rowid`,
      )
      .pluck();
  }

  #stemsOf(text: string | null): string {
    return wordsIn(text ?? '')
      .map((word) => this.vocabulary.add(word))
      .join(' ');
  }

  add({ text, ...page }: IndexedDocument): void {
    const place = this.#pages.push(page) - 1;
    this.#places.set(page.path, place);
    this.#insert.run(
      place,
      this.#stemsOf(page.name),
      this.#stemsOf(page.description),
      this.#stemsOf(text),
    );
  }

  /** Call after adding the last page. */
  seal(): void {
    this.#database.exec('COMMIT');
  }

  /** Returns the positions of pages that match all slots, or any, best first. */
  find(slots: readonly Ways[], how: 'AND' | 'OR'): number[] {
    const asked = slots.filter((ways) => ways.length > 0);
    if (asked.length === 0 || (how === 'AND' && asked.length < slots.length)) return [];
    return this.#select.all(asked.map(saySlot).join(` ${how} `));
  }

  /** Returns a page by its position. */
  at(place: number): SearchDocument | undefined {
    return this.#pages[place];
  }

  /** Returns a page's position by its path. */
  placeOf(path: string): number | undefined {
    return this.#places.get(path);
  }

  /** Frees the memory. */
  close(): void {
    this.#database.close();
  }
}
