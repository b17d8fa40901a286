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

/** The operator's search service where SEARCH_URL names one, else an index of our own over the content. */
export function createSiteSearch({ env, content, forms, logger }: Parts): SiteSearch {
  if (env.SEARCH_URL)
    return createHttpSearch(
      createHttpClient({ name: 'the search service', baseUrl: env.SEARCH_URL, key: env.SEARCH_KEY }),
    );
  const pages = () => content.routes().flatMap((route) => content.page(route) ?? []);
  return createEmbeddedSearch({
    documents: () => documentsOf({ pages: pages(), forms: forms.all(), collections: content.collections() }),
    revision: () => content.revision(),
    logger,
  });
}
