import { HOUR } from '~/domain/instant';
import type { Env } from '../env.server';
import { createHttpClient } from '../http-client.server';
import type { Incidents } from '../incidents/incidents';
import { startPolling } from '../incidents/poller.server';
import type { Logger } from '../logger.server';
import type { Outbox } from '../outbox/outbox';
import { createSealer } from '../seal.server';
import type { Store } from '../store/open.server';
import { createEmbeddedOffers } from './embedded.server';
import { createHttpOffers } from './http.server';
import type { Offers, OffersQuestions } from './offers';
import { createOffersRequests } from './requests.server';

interface Parts {
  env: Pick<Env, 'OPERATOR_URL' | 'OPERATOR_KEY' | 'SESSION_SECRET'>;
  store: Store;
  incidents: Pick<Incidents, 'byMpan'>;
  outbox: Outbox;
  logger: Logger;
}

function questionsOf({ env, store, incidents }: Parts): OffersQuestions {
  const { OPERATOR_URL: baseUrl, OPERATOR_KEY: key, SESSION_SECRET: hashKey } = env;
  if (baseUrl) return createHttpOffers(createHttpClient({ name: "the operator's offers", baseUrl, key }));
  return createEmbeddedOffers({ store, incidents, hashKey, now: Date.now });
}

/** Planned work and offers: asked of OPERATOR_URL, or of the demonstration network; requests go by the outbox either way. */
export function createOffers(parts: Parts): Offers {
  const { env, store, outbox, logger } = parts;
  const requests = createOffersRequests({ store, outbox, sealer: createSealer(env.SESSION_SECRET, 'offers') });
  const tidy = () =>
    requests
      .purge()
      .catch((error: unknown) =>
        logger.warn({ err: error instanceof Error ? error.name : 'unknown' }, 'old requests could not be deleted'),
      );
  startPolling(tidy, HOUR);
  return { ...questionsOf(parts), ...requests };
}
