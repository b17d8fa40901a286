import Database from 'better-sqlite3';
import type { IndexedDocument } from './documents';
import type { SearchDocument } from './port';
import { wordsIn } from './terms';
import type { Alternatives } from './thesaurus';
import { Vocabulary } from './vocabulary';

/**
 * A match in the name counts most, then one in the description: "Compensation" is about it, however
 * often another page mentions it.
 */
const FIT = '-(bm25(page, 20, 6, 1) + 1.5 * bm25(page, 20, 0, 0))';

export class WordIndex {
  readonly vocabulary = new Vocabulary();
  readonly #pages: SearchDocument[] = [];
  readonly #places = new Map<string, number>();
  readonly #news = new Set<number>();
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
      .prepare<[string], [number, number]>(`SELECT rowid, ${FIT} FROM page WHERE page MATCH ?`)
      .raw();
  }

  #stemsOf(text: string | null): string {
    return wordsIn(text ?? '')
      .map((word) => this.vocabulary.add(word))
      .join(' ');
  }

  add({ text, isNews, ...page }: IndexedDocument): void {
    const place = this.#pages.push(page) - 1;
    if (isNews) this.#news.add(place);
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

  /**
   * By position, with how well the pages fit. Only the best alternative counts: a page is not
   * better for naming a thing in five ways.
   */
  find(ways: Alternatives): ReadonlyMap<number, number> {
    const [first, ...others] = ways;
    if (first === undefined) return new Map();
    const fits = new Map(this.#select.all(`"${first}"`));
    for (const way of others)
      for (const [place, fit] of this.#select.all(`"${way}"`))
        if (fit > (fits.get(place) ?? 0)) fits.set(place, fit);
    return fits;
  }

  isNews(place: number): boolean {
    return this.#news.has(place);
  }

  at(place: number): SearchDocument | undefined {
    return this.#pages[place];
  }

  placeOf(path: string): number | undefined {
    return this.#places.get(path);
  }

  close(): void {
    this.#database.close();
  }
}
