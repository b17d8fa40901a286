import { routeOf } from '~/cms/route-of';
import type { Content } from '../content/content';
import type { Env } from '../env.server';
import type { Forms } from '../forms/forms';
import { createHttpClient } from '../http-client.server';
import type { Logger } from '../logger.server';
import { documentsOf } from './documents';
import { createEmbeddedSearch } from './embedded.server';
import { createHttpSearch } from './http.server';
import type { SiteSearch } from './site-search';

interface Parts {
  env: Pick<Env, 'SEARCH_URL' | 'SEARCH_KEY'>;
  content: Content;
  forms: Forms;
  logger: Logger;
}

/** A service may know a page that is unlisted today, such as that of a storm that is over. */
export const withoutUnlisted = (search: SiteSearch, content: Pick<Content, 'page'>): SiteSearch => ({
  async find(text, page) {
    const answer = await search.find(text, page);
    return { ...answer, docs: answer.docs.filter(({ path }) => !content.page(routeOf(path))?.unlisted) };
  },
});

/** The operator's search service where SEARCH_URL names one, else an index of our own over the content. */
export function createSiteSearch({ env, content, forms, logger }: Parts): SiteSearch {
  if (env.SEARCH_URL) {
    const client = createHttpClient({ name: 'the search service', baseUrl: env.SEARCH_URL, key: env.SEARCH_KEY });
    return withoutUnlisted(createHttpSearch(client), content);
  }
  const pages = () => content.routes().flatMap((route) => content.page(route) ?? []);
  return createEmbeddedSearch({
    documents: () => documentsOf({ pages: pages(), forms: forms.all(), collections: content.collections() }),
    revision: () => content.revision(),
    logger,
  });
}
