import { Failure, isFailure } from '~/domain/failure';
import { SEARCH_PAGE_SIZE } from '~/domain/site-search/limits';
import type { HttpClient } from '~/server/lib/http-client.server';
import { SearchAnswerWire, type SiteSearch } from './site-search';

/** An operator's own search service. Wire contract: GET /api/fetch-search-result?page&text. */
export function createHttpSearch(client: Pick<HttpClient, 'get'>): SiteSearch {
  return {
    async find(text, page) {
      const query = new URLSearchParams({ page: String(page), text });
      try {
        const { docs, total, pages } = await client.get(
          `/api/fetch-search-result?${query.toString()}`,
          SearchAnswerWire,
        );
        return { docs: docs.filter((doc) => doc !== null).slice(0, SEARCH_PAGE_SIZE), total, pages };
      } catch (error) {
        if (isFailure(error, 'unavailable')) throw error;
        throw new Failure('unavailable', 'The search did not answer', null, { cause: error });
      }
    },
  };
}
