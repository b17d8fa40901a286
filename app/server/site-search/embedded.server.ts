import MiniSearch from 'minisearch';
import { SEARCH_PAGE_SIZE } from '~/domain/site-search/limits';
import type { Logger } from '../logger.server';
import type { IndexedDocument } from './documents';
import { nothingFound, type SiteSearch } from './site-search';

export interface EmbeddedSearchOptions {
  /** Everything to look through, and a name that changes when it does. */
  documents: () => readonly IndexedDocument[];
  revision: () => string;
  logger: Logger;
}

const fresh = () =>
  new MiniSearch<IndexedDocument>({
    idField: 'path',
    fields: ['name', 'description', 'text'],
    storeFields: ['nodeId', 'pageTitle', 'name', 'description', 'path'],
    searchOptions: {
      boost: { name: 4, description: 2 },
      prefix: (term) => term.length > 2,
      // One letter wrong in a word of five, two in one of ten: people type in the dark.
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
      combineWith: 'AND',
    },
  });

/**
 * Search over embedded content: a word that begins so, or is spelled nearly so, finds. All words together first; where they find nothing,
 * any of them. The index is made anew, in small steps, when content changes; until then the one before answers.
 */
export function createEmbeddedSearch({ documents, revision, logger }: EmbeddedSearchOptions): SiteSearch {
  let index = fresh();
  let made: string | null = null;
  let making: Promise<void> | null = null;

  async function make(wanted: string): Promise<void> {
    try {
      const next = fresh();
      await next.addAllAsync(documents(), { chunkSize: 50 });
      index = next;
      made = wanted;
    } catch (error) {
      logger.error({ error: error instanceof Error ? error.name : 'unknown' }, 'the search index could not be made');
    } finally {
      making = null;
    }
  }

  return {
    async find(text, page) {
      const wanted = revision();
      if (made !== wanted) {
        making ??= make(wanted);
        if (made === null) await making;
      }
      if (text.trim() === '') return nothingFound;
      const all = index.search(text);
      const hits = all.length > 0 ? all : index.search(text, { combineWith: 'OR' });
      const from = (page - 1) * SEARCH_PAGE_SIZE;
      const docs = hits.slice(from, from + SEARCH_PAGE_SIZE).map(({ nodeId, pageTitle, name, description, path }) => ({
        nodeId: String(nodeId),
        pageTitle: pageTitle as string | null,
        name: name as string | null,
        description: description as string | null,
        path: String(path),
      }));
      return { docs, total: hits.length, pages: Math.ceil(hits.length / SEARCH_PAGE_SIZE) };
    },
  };
}
