import MiniSearch, { type Query } from 'minisearch';
import { SEARCH_PAGE_SIZE } from '~/domain/site-search/limits';
import type { SearchWords } from '~/server/content/schema';
import { inTurns, type Steps } from '~/server/lib/in-turns';
import type { Logger } from '~/server/lib/logger.server';
import type { IndexedDocument } from './documents';
import { nothingFound, type SearchDocument, type SiteSearch } from './site-search';
import { indexedAs, slotsOf, termsOf } from './terms';

export interface EmbeddedSearchOptions {
  /** Everything to look through, and a name that changes when it does. */
  documents: () => Steps<readonly IndexedDocument[]>;
  revision: () => string;
  /** What editors say of words: which mean the same, and which page answers best. */
  words: () => SearchWords;
  logger: Logger;
}

const fresh = () =>
  new MiniSearch<IndexedDocument>({
    idField: 'path',
    fields: ['name', 'description', 'text'],
    storeFields: ['nodeId', 'pageTitle', 'name', 'description', 'path'],
    processTerm: indexedAs,
    searchOptions: {
      boost: { name: 4, description: 2 },
      combineWith: 'AND',
      // Stems and words already, since synonyms are looked up by them.
      processTerm: (term) => term,
      tokenize: (text) => text.split(' '),
    },
  });

type Index = ReturnType<typeof fresh>;

/** The beginning of a word finds it, or what stands for it. */
const EXACT = { prefix: (term: string) => term.length > 2 };
/** One letter wrong in a word of five, two in one of ten: people type in the dark. */
const NEARLY = { ...EXACT, fuzzy: (term: string) => (term.length > 3 ? 0.2 : false) };

/**
 * The shortest ways alone: where the beginning of a word finds it, what begins like another way is found by that one. Most words begin
 * like their stem, so that this halves the work.
 */
const shortest = (ways: readonly string[]): readonly string[] =>
  ways.filter((way) => !ways.some((other) => other !== way && EXACT.prefix(other) && way.startsWith(other)));

/** All words as they are; where no page has them, all as they may be meant; else any of them. */
function look(index: Index, phrase: string, { synonyms }: SearchWords) {
  const slots = slotsOf(phrase, synonyms);
  if (slots.length === 0) return [];
  for (const [combineWith, options, waysOf] of [
    ['AND', EXACT, shortest],
    ['AND', NEARLY, null],
    ['OR', NEARLY, null],
  ] as const) {
    const queries: Query[] = slots.map((ways) => ({
      combineWith: 'OR',
      queries: (waysOf?.(ways) ?? ways).map((way) => ({ combineWith: 'AND', queries: way.split(' ') })),
    }));
    const hits = index.search({ combineWith, queries }, options);
    if (hits.length > 0) return hits;
  }
  return [];
}

/** The page that editors name for just these words, or undefined. */
function bestBet(phrase: string, { bestBets }: SearchWords): string | undefined {
  const asked = termsOf(phrase).join(' ');
  if (asked === '') return undefined;
  return bestBets.find(({ words }) => words.some((one) => termsOf(one).join(' ') === asked))?.url;
}

const shown = ({ nodeId, pageTitle, name, description, path }: Record<string, unknown>): SearchDocument => ({
  nodeId: String(nodeId),
  pageTitle: pageTitle as string | null,
  name: name as string | null,
  description: description as string | null,
  path: String(path),
});

/** The paths of everything that a phrase finds, what editors name for it first. */
function find(index: Index, phrase: string, words: SearchWords): string[] {
  const paths = look(index, phrase, words).map(({ id }) => String(id));
  const best = bestBet(phrase, words);
  return best !== undefined && index.has(best) ? [best, ...paths.filter((path) => path !== best)] : paths;
}

/** A search that says when its index is there. */
export interface ReadySearch extends SiteSearch {
  /** Resolves when the first index is made, or could not be. */
  ready(): Promise<void>;
}

function* indexSteps(documents: Steps<readonly IndexedDocument[]>): Steps<Index> {
  const index = fresh();
  for (const document of yield* documents) {
    index.add(document);
    yield;
  }
  return index;
}

/**
 * Search over embedded content: by stems, so that "claims" finds "claiming"; by what editors say means the same; by the
 * beginning of a word, and only where nothing is found by one spelled nearly so. The index is made as soon as the site
 * starts and anew, in small steps, when content changes; until then the one before answers.
 */
export function createEmbeddedSearch({ documents, revision, words, logger }: EmbeddedSearchOptions): ReadySearch {
  let index = fresh();
  let made: string | null = null;
  let making: Promise<void> | null = null;

  async function make(wanted: string): Promise<void> {
    try {
      index = await inTurns(indexSteps(documents()));
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
        docs: found.slice(from, from + SEARCH_PAGE_SIZE).map((path) => shown(index.getStoredFields(path) ?? {})),
        total: found.length,
        pages: Math.ceil(found.length / SEARCH_PAGE_SIZE),
      };
    },
  };
}
