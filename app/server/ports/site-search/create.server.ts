import { routeOf } from '~/cms/route-of';
import type { Content } from '~/server/content/content';
import type { Env } from '~/server/env.server';
import type { Forms } from '~/server/content/forms/forms';
import { createHttpClient } from '~/server/lib/http-client.server';
import { searchWordsOf } from '~/server/content/search-words';
import type { Logger } from '~/server/lib/logger.server';
import { documentsOf } from './documents';
import { createEmbeddedSearch, type ReadySearch } from './embedded.server';
import { createHttpSearch } from './http.server';
import type { SiteSearch } from './port';

interface Parts {
  env: Pick<Env, 'SEARCH_URL' | 'SEARCH_KEY'>;
  content: Content;
  forms: Forms;
  logger: Logger;
}

export const withoutUnlisted = (
  search: SiteSearch,
  content: Pick<Content, 'page'>,
): SiteSearch => ({
  async find(text, page) {
    const answer = await search.find(text, page);
    return {
      ...answer,
      docs: answer.docs.filter(({ path }) => !content.page(routeOf(path))?.unlisted),
    };
  },
});

export function createSiteSearch({ env, content, forms, logger }: Parts): ReadySearch {
  if (env.SEARCH_URL) {
    const client = createHttpClient({
      name: 'the search service',
      baseUrl: env.SEARCH_URL,
      key: env.SEARCH_KEY,
    });
    return {
      ...withoutUnlisted(createHttpSearch(client), content),
      ready: () => Promise.resolve(),
    };
  }
  const pages = () => content.routes().flatMap((route) => content.page(route) ?? []);
  return createEmbeddedSearch({
    documents: () =>
      documentsOf({ pages: pages(), forms: forms.all(), collections: content.collections() }),
    revision: () => content.revision(),
    words: () => searchWordsOf(content.settings()),
    logger,
  });
}
