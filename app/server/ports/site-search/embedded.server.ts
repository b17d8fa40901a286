import { setImmediate } from 'node:timers/promises';
import { SEARCH_PAGE_SIZE } from '~/domain/site-search/limits';
import type { SearchWords } from '~/server/content/schema';
import type { Logger } from '~/server/lib/logger.server';
import type { IndexedDocument } from './documents';
import { nothingFound, type SiteSearch } from './port';
import { slotsOf, termsOf } from './terms';
import { WordIndex, type Ways } from './word-index.server';

export interface EmbeddedSearchOptions {
  /**
   * The documents, and a revision that changes with them. Of two documents with the same path the
   * first counts.
   */
  documents: () => Iterable<IndexedDocument>;
  revision: () => string;
  /** The editors' synonyms and best bets. */
  words: () => SearchWords;
  logger: Logger;
}

/** More words than any real question has. */
const MOST_WORDS = 12;

interface Slot {
  /** The exact words, else prefixes, else similar spellings. */
  readonly meant: Ways;
  /** Exact words and prefixes; similar spellings only without either. */
  readonly begun: Ways;
  readonly near: Ways;
}

function slotIn({ vocabulary }: WordIndex, ways: Ways): Slot {
  const exact = ways.filter((way) => way.split(' ').every((stem) => vocabulary.has(stem)));
  const begins = [...new Set([...exact, ...ways.flatMap((way) => vocabulary.begunBy(way))])];
  const nearly =
    exact.length > 0 || begins.length > 0 ? [] : ways.flatMap((way) => vocabulary.near(way));
  const begun = begins.length > 0 ? begins : nearly;
  return {
    meant: exact.length > 0 ? exact : begun,
    begun,
    near: [...new Set([...begun, ...ways.flatMap((way) => vocabulary.near(way))])],
  };
}

/**
 * Returns the positions of matches: all words exactly, then, if they do not fill a page, all words
 * as prefixes; if nothing matches all, all with corrected spelling; else any word.
 */
function look(index: WordIndex, phrase: string, { synonyms }: SearchWords): readonly number[] {
  const slots = slotsOf(phrase, synonyms)
    .slice(0, MOST_WORDS)
    .map((ways) => slotIn(index, ways));
  const search = (of: (slot: Slot) => Ways, how: 'AND' | 'OR') => index.find(slots.map(of), how);
  const first = search(({ meant }) => meant, 'AND');
  if (first.length >= SEARCH_PAGE_SIZE) return first;
  const more = [...new Set([...first, ...search(({ begun }) => begun, 'AND')])];
  if (more.length > 0) return more;
  const near = search(({ near }) => near, 'AND');
  return near.length > 0 ? near : search(({ meant }) => meant, 'OR');
}

/** Returns the page that editors chose for exactly these words, or undefined. */
function bestBet(phrase: string, { bestBets }: SearchWords): string | undefined {
  const terms = termsOf(phrase).join(' ');
  if (terms === '') return undefined;
  return bestBets.find(({ words }) => words.some((one) => termsOf(one).join(' ') === terms))?.url;
}

/** Returns all matches of a phrase, the editors' choice first. */
function find(index: WordIndex, phrase: string, words: SearchWords): readonly number[] {
  const places = look(index, phrase, words);
  const best = index.placeOf(bestBet(phrase, words) ?? '');
  return best === undefined ? places : [best, ...places.filter((place) => place !== best)];
}

/** A search that reports when its index is ready. */
export interface ReadySearch extends SiteSearch {
  /** Resolves when the first index has been built, or failed. */
  ready(): Promise<void>;
}

/** Documents indexed before yielding to other work: a few milliseconds. */
const BATCH = 10;

async function indexOf(documents: Iterable<IndexedDocument>): Promise<WordIndex> {
  const index = new WordIndex();
  let count = 0;
  for (const document of documents) {
    if (index.placeOf(document.path) === undefined) index.add(document);
    count += 1;
    if (count % BATCH === 0) await setImmediate();
  }
  index.seal();
  return index;
}

/**
 * Creates a search over embedded content: by stem, so that "claims" finds "claiming"; by editors'
 * synonyms; by prefix; and only if nothing matches, by similar spelling. The index is built at
 * startup and again, between requests, when content changes; the previous one answers meanwhile.
 */
export function createEmbeddedSearch({
  documents,
  revision,
  words,
  logger,
}: EmbeddedSearchOptions): ReadySearch {
  let index = new WordIndex();
  let made: string | null = null;
  let making: Promise<void> | null = null;

  async function make(wanted: string): Promise<void> {
    try {
      const before = index;
      index = await indexOf(documents());
      before.close();
      made = wanted;
    } catch (error) {
      logger.error(
        { error: error instanceof Error ? error.name : 'unknown' },
        'the search index could not be made',
      );
    } finally {
      making = null;
    }
  }
  const first = make(revision());
  making = first;

  return {
    ready: () => first,
    async find(text, page, draftWords) {
      const wanted = revision();
      if (made !== wanted) {
        making ??= make(wanted);
        if (made === null) await making;
      }
      const positions = find(index, text, draftWords ?? words());
      if (positions.length === 0) return nothingFound;
      const from = (page - 1) * SEARCH_PAGE_SIZE;
      return {
        docs: positions
          .slice(from, from + SEARCH_PAGE_SIZE)
          .flatMap((place) => index.at(place) ?? []),
        total: positions.length,
        pages: Math.ceil(positions.length / SEARCH_PAGE_SIZE),
      };
    },
  };
}
