import { z } from 'zod';

/** One page that was found. Specification: journeys, section 3 (search result document). */
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

/** Search over the whole site. Rejects with `unavailable` only. */
export interface SiteSearch {
  /** A page from 1; an empty text, or a page after the last, has no documents (decisions J-977, J-978). */
  find(text: string, page: number): Promise<SearchAnswer>;
}

const words = (most: number) =>
  z
    .string()
    .nullish()
    .transform((text) => text?.slice(0, most) || null);

/** Pages of ours and of other sites; never script. */
const path = z
  .string()
  .regex(/^(?:\/(?!\/)|https?:\/\/)/)
  .max(2000);

/** What a search service answers. A document that cannot be read is left out. */
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
