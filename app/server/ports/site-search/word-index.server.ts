import Database from 'better-sqlite3';
import type { IndexedDocument } from './documents';
import type { SearchDocument } from './site-search';
import { wordsIn } from './terms';
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

/** A name counts four times what a text does, a description twice. */
const RANK = 'bm25(page, 4, 2, 1)';

/** What may stand in one place of a phrase: stems, or several stems that must all be there ("power cut"). */
export type Ways = readonly string[];

const sayWay = (way: string): string =>
  `(${way
    .split(' ')
    .map((stem) => `"${stem}"`)
    .join(' AND ')})`;
const saySlot = (ways: Ways): string => `(${ways.map(sayWay).join(' OR ')})`;

/** The pages of a site by their words: SQLite's own full-text index, in memory, of stems. */
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
      .prepare<[string], number>(`SELECT rowid FROM page WHERE page MATCH ? ORDER BY ${RANK}, rowid`)
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
    this.#insert.run(place, this.#stemsOf(page.name), this.#stemsOf(page.description), this.#stemsOf(text));
  }

  /** To be called when the last page is in. */
  seal(): void {
    this.#database.exec('COMMIT');
  }

  /** The places of the pages that have a way of every slot, or of any, the best first. */
  find(slots: readonly Ways[], how: 'AND' | 'OR'): number[] {
    const asked = slots.filter((ways) => ways.length > 0);
    if (asked.length === 0 || (how === 'AND' && asked.length < slots.length)) return [];
    return this.#select.all(asked.map(saySlot).join(` ${how} `));
  }

  /** A page by its place. */
  at(place: number): SearchDocument | undefined {
    return this.#pages[place];
  }

  /** The place of a page by its path. */
  placeOf(path: string): number | undefined {
    return this.#places.get(path);
  }

  /** Gives the memory back. */
  close(): void {
    this.#database.close();
  }
}
