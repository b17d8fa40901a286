import { z } from 'zod';
import { SEARCH_PAGE_SIZE } from '~/domain/site-search/limits';
import { orUnavailable, type HttpClient } from '~/server/lib/http-client.server';
import type { SiteSearch } from './port';

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

const SearchAnswerWire = z.object({
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

export function createHttpSearch(client: Pick<HttpClient, 'get'>): SiteSearch {
  return {
    async find(text, page) {
      const query = new URLSearchParams({ page: String(page), text });
      const { docs, total, pages } = await orUnavailable(
        client.get(`/api/fetch-search-result?${query.toString()}`, SearchAnswerWire),
      );
      return { docs: docs.filter((doc) => doc !== null).slice(0, SEARCH_PAGE_SIZE), total, pages };
    },
  };
}
