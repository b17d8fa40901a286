import { setImmediate } from 'node:timers/promises';
import { SEARCH_PAGE_SIZE } from '~/domain/site-search/limits';
import type { SearchWords } from '~/server/content/schema';
import type { Logger } from '~/server/lib/logger.server';
import type { IndexedDocument } from './documents';
import { nothingFound, type SiteSearch } from './port';
import { ranked } from './ranking';
import { termsOf } from './terms';
import { slotsOf, thesaurusOf, type Alternatives } from './thesaurus';
import { WordIndex } from './word-index.server';

export interface EmbeddedSearchOptions {
  /** The revision changes with the documents. Of two with the same path the first counts. */
  documents: () => Iterable<IndexedDocument>;
  revision: () => string;
  words: () => SearchWords;
  logger: Logger;
}

/** More parts than any real question has. */
const MOST_PARTS = 12;

function waysIn({ vocabulary }: WordIndex, ways: Alternatives): Alternatives {
  const exact = ways.filter((way) => way.split(' ').every((stem) => vocabulary.has(stem)));
  return exact.length > 0 ? exact : ways.flatMap((way) => vocabulary.begunBy(way));
}

function look(index: WordIndex, phrase: string, { synonyms }: SearchWords): readonly number[] {
  const slots = slotsOf(phrase, synonyms, index.vocabulary).slice(0, MOST_PARTS);
  return ranked(
    slots.map((ways) => index.find(waysIn(index, ways))),
    {
      asTyped: index.find([termsOf(phrase).join(' ')].filter(Boolean)),
      isNews: (place) => index.isNews(place),
    },
  );
}

function bestBet(phrase: string, { bestBets }: SearchWords): string | undefined {
  const terms = termsOf(phrase).join(' ');
  if (terms === '') return undefined;
  return bestBets.find(({ words }) => words.some((one) => termsOf(one).join(' ') === terms))?.url;
}

function find(index: WordIndex, phrase: string, words: SearchWords): readonly number[] {
  const places = look(index, phrase, words);
  const best = index.placeOf(bestBet(phrase, words) ?? '');
  return best === undefined ? places : [best, ...places.filter((place) => place !== best)];
}

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
 * By stem, so that "claims" finds "claiming"; by editors' words; and an unknown word by what begins
 * like it, or else is spelled nearly so. The index is rebuilt between requests when content
 * changes; the previous one answers meanwhile.
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
      thesaurusOf(words().synonyms);
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
