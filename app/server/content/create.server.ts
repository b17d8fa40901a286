import type { Trouble } from '~/domain/open/status/source-days';
import type { Language } from '~/words/language';
import type { Env } from '../env.server';
import type { Logger } from '~/server/lib/logger.server';
import type { Content } from './content';
import { createEmbeddedContent } from './embedded.server';
import type { PlaceOf } from './read-item';
import { withStormContent } from './storm-content';
import { createUmbracoContent, type UmbracoContent } from './umbraco/create.server';

interface Parts {
  env: Pick<
    Env,
    | 'CONTENT_DIR'
    | 'CONTENT_URL'
    | 'CONTENT_KEY'
    | 'CONTENT_REFRESH_SECONDS'
    | 'DATA_DIR'
    | 'SCENARIO'
  >;
  logger: Logger;
  placeOf: PlaceOf;
  onPoll?: (trouble: Trouble | null) => void;
}

/** From CONTENT_URL, with the files in CONTENT_DIR as fallback; otherwise from the files alone. */
export async function createContent({ env, logger, placeOf, onPoll }: Parts): Promise<{
  contentFor: (language: Language | null) => Content;
  contentSystem: UmbracoContent | null;
}> {
  const embedded = createEmbeddedContent({
    dir: env.CONTENT_DIR,
    logger,
    placeOf,
    storm: env.SCENARIO === 'storm',
  });
  if (!env.CONTENT_URL)
    return { contentFor: (language) => withStormContent(embedded, language), contentSystem: null };
  const contentSystem = await createUmbracoContent({
    baseUrl: env.CONTENT_URL,
    key: env.CONTENT_KEY ?? '',
    dataDir: env.DATA_DIR,
    fallback: embedded,
    placeOf,
    logger,
    refreshMs: env.CONTENT_REFRESH_SECONDS * 1000,
    ...(onPoll && { onPoll }),
  });
  return { contentFor: (language) => withStormContent(contentSystem, language), contentSystem };
}
