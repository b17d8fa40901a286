import type { SearchWords } from '~/server/content/schema';

export interface SearchDocument {
  readonly nodeId: string;
  readonly pageTitle: string | null;
  readonly name: string | null;
  readonly description: string | null;
  readonly path: string;
}

export interface SearchAnswer {
  readonly docs: readonly SearchDocument[];
  readonly total: number;
  readonly pages: number;
}

export const nothingFound: SearchAnswer = { docs: [], total: 0, pages: 0 };

/** Only rejects with `unavailable`. */
export interface SiteSearch {
  /**
   * `page` starts at 1; an empty text, or a page after the last, has no results (decisions J-977,
   * J-978). `words` replace the published ones, for previews.
   */
  find(text: string, page: number, words?: SearchWords): Promise<SearchAnswer>;
}
