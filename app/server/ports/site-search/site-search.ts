import { z } from 'zod';

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
   * J-977, J-978).
   */
  find(text: string, page: number): Promise<SearchAnswer>;
}

const words = (most: number) =>
  z
    .string()
    .nullish()
    .transform((text) => text?.slice(0, most) || null);

/** Pages of ours and other sites, never script URLs. */
const path = z
  .string()
  .regex(/^(?:\/(?!\/)|https?:\/\/)/)
  .max(2000);

/** A search service's answer. Unreadable documents are skipped. */
export const SearchAnswerWire = z.object({
  docs: z.array(
    z
      .object({
        nodeId: z.coerce.string().min(1).max(50),
        pageTitle: words(300),
        name: words(300),
        description: words(2000),
        path,
      })
      .nullable()
      .catch(null),
  ),
  total: z.number().int().min(0),
  pages: z.number().int().min(0),
});
