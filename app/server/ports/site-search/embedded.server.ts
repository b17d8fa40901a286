import { setImmediate } from 'node:timers/promises';
import { SEARCH_PAGE_SIZE } from '~/domain/site-search/limits';
import type { SearchWords } from '~/server/content/schema';
import type { Logger } from '~/server/lib/logger.server';
import type { IndexedDocument } from './documents';
import { nothingFound, type SiteSearch } from './site-search';
import { slotsOf, termsOf } from './terms';
import { WordIndex, type Ways } from './word-index.server';

export interface EmbeddedSearchOptions {
  /** Everything to look through, and a name that changes when it does. Of two documents with one path the first counts. */
  documents: () => Iterable<IndexedDocument>;
  revision: () => string;
  /** What editors say of words: which mean the same, and which page answers best. */
  words: () => SearchWords;
  logger: Logger;
}

/** More words than a sentence has nobody means. */
const MOST_WORDS = 12;

interface Slot {
  /** The words as they are, else what begins like them, else what is spelled nearly so. */
  readonly meant: Ways;
  /** As they are and as they begin, spelled nearly so only where there is neither. */
  readonly begun: Ways;
  readonly near: Ways;
}

function slotIn({ vocabulary }: WordIndex, ways: Ways): Slot {
  const known = ways.filter((way) => way.split(' ').every((stem) => vocabulary.has(stem)));
  const begins = [...new Set([...known, ...ways.flatMap((way) => vocabulary.begunBy(way))])];
  const nearly = known.length > 0 || begins.length > 0 ? [] : ways.flatMap((way) => vocabulary.near(way));
  const begun = begins.length > 0 ? begins : nearly;
  return {
    meant: known.length > 0 ? known : begun,
    begun,
    near: [...new Set([...begun, ...ways.flatMap((way) => vocabulary.near(way))])],
  };
}

/**
 * The places of what a phrase finds: all its words as they are, and where they do not fill a page, after them all or what begins like
 * them; where nothing has all, all as they may have been meant; else any of them.
 */
function look(index: WordIndex, phrase: string, { synonyms }: SearchWords): readonly number[] {
  const slots = slotsOf(phrase, synonyms)
    .slice(0, MOST_WORDS)
    .map((ways) => slotIn(index, ways));
  const found = (of: (slot: Slot) => Ways, how: 'AND' | 'OR') => index.find(slots.map(of), how);
  const first = found(({ meant }) => meant, 'AND');
  if (first.length >= SEARCH_PAGE_SIZE) return first;
  const more = [...new Set([...first, ...found(({ begun }) => begun, 'AND')])];
  if (more.length > 0) return more;
  const near = found(({ near }) => near, 'AND');
  return near.length > 0 ? near : found(({ meant }) => meant, 'OR');
}

/** The page that editors name for just these words, or undefined. */
function bestBet(phrase: string, { bestBets }: SearchWords): string | undefined {
  const asked = termsOf(phrase).join(' ');
  if (asked === '') return undefined;
  return bestBets.find(({ words }) => words.some((one) => termsOf(one).join(' ') === asked))?.url;
}

/** Everything that a phrase finds, what editors name for it first. */
function find(index: WordIndex, phrase: string, words: SearchWords): readonly number[] {
  const places = look(index, phrase, words);
  const best = index.placeOf(bestBet(phrase, words) ?? '');
  return best === undefined ? places : [best, ...places.filter((place) => place !== best)];
}

/** A search that says when its index is there. */
export interface ReadySearch extends SiteSearch {
  /** Resolves when the first index is made, or could not be. */
  ready(): Promise<void>;
}

/** Documents that are taken in before others have their turn: some milliseconds. */
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
 * Search over embedded content: by stems, so that "claims" finds "claiming"; by what editors say means the same; by the
 * beginning of a word, and only where nothing is found by one spelled nearly so. The index is made as soon as the site
 * starts and anew, between requests, when content changes; until then the one before answers.
 */
export function createEmbeddedSearch({ documents, revision, words, logger }: EmbeddedSearchOptions): ReadySearch {
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
      logger.error({ error: error instanceof Error ? error.name : 'unknown' }, 'the search index could not be made');
    } finally {
      making = null;
    }
  }
  const first = make(revision());
  making = first;

  return {
    ready: () => first,
    async find(text, page) {
      const wanted = revision();
      if (made !== wanted) {
        making ??= make(wanted);
        if (made === null) await making;
      }
      const found = find(index, text, words());
      if (found.length === 0) return nothingFound;
      const from = (page - 1) * SEARCH_PAGE_SIZE;
      return {
        docs: found.slice(from, from + SEARCH_PAGE_SIZE).flatMap((place) => index.at(place) ?? []),
        total: found.length,
        pages: Math.ceil(found.length / SEARCH_PAGE_SIZE),
      };
    },
  };
}
