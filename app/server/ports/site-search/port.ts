import type { SearchWords } from '~/server/content/schema';

/** One search result. Specification: journeys, section 3 (search result document). */
export interface SearchDocument {
  readonly nodeId: string;
  readonly pageTitle: string | null;
  readonly name: string | null;
  readonly description: string | null;
  readonly path: string;
}

/** One page of documents, best match first. Journeys, section 3 (search response). */
export interface SearchAnswer {
  readonly docs: readonly SearchDocument[];
  readonly total: number;
  readonly pages: number;
}

export const nothingFound: SearchAnswer = { docs: [], total: 0, pages: 0 };

/** Search over the whole site. Only rejects with `unavailable`. */
export interface SiteSearch {
  /**
   * Returns a page of results, from 1; an empty text, or a page after the last, has none (decisions
   * J-977, J-978). @param words the editors' words in place of the published ones, for previews
   */
  find(text: string, page: number, words?: SearchWords): Promise<SearchAnswer>;
}
