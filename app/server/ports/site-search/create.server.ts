import { routeOf } from '~/cms/route-of';
import type { Content } from '~/server/content/content';
import type { Env } from '~/server/env.server';
import type { Forms } from '~/server/content/forms/forms';
import { createHttpClient, type HttpClient } from '~/server/lib/http-client.server';
import type { Logger } from '~/server/lib/logger.server';
import { documentsOf } from './documents';
import { createEmbeddedSearch, type ReadySearch } from './embedded.server';
import { type SiteSearch, SearchAnswerWire } from './site-search';
import { Failure, isFailure } from '~/domain/failure';
import { SEARCH_PAGE_SIZE } from '~/domain/site-search/limits';

interface Parts {
  env: Pick<Env, 'SEARCH_URL' | 'SEARCH_KEY'>;
  content: Content;
  forms: Forms;
  logger: Logger;
}

/** Removes results that are currently unlisted, such as the page of a storm that is over. */
export const withoutUnlisted = (search: SiteSearch, content: Pick<Content, 'page'>): SiteSearch => ({
  async find(text, page) {
    const answer = await search.find(text, page);
    return { ...answer, docs: answer.docs.filter(({ path }) => !content.page(routeOf(path))?.unlisted) };
  },
});

/**
 * Creates the operator's search service if SEARCH_URL is set, else our own index of the content.
 */
export function createSiteSearch({ env, content, forms, logger }: Parts): ReadySearch {
  if (env.SEARCH_URL) {
    const client = createHttpClient({ name: 'the search service', baseUrl: env.SEARCH_URL, key: env.SEARCH_KEY });
    return { ...withoutUnlisted(createHttpSearch(client), content), ready: () => Promise.resolve() };
  }
  const pages = () => content.routes().flatMap((route) => content.page(route) ?? []);
  return createEmbeddedSearch({
    documents: () => documentsOf({ pages: pages(), forms: forms.all(), collections: content.collections() }),
    revision: () => content.revision(),
    words: () => content.settings().search,
    logger,
  });
}

/**
 * Creates a client for an operator's search service. Wire contract: GET
 * /api/fetch-search-result?page&text.
 */
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
