import { MINUTE } from '~/domain/instant';
import type { AddressDirectory } from '../addresses/addresses';
import type { Env } from '../env.server';
import { createHttpClient } from '../http-client.server';
import { startPolling } from '../incidents/poller.server';
import type { Logger } from '../logger.server';
import type { Outbox } from '../outbox/outbox';
import { createSealer } from '../seal.server';
import type { Store } from '../store/open.server';
import type { Uploads } from '../uploads/uploads';
import { createEmbeddedMeters } from './embedded.server';
import { createHttpMeters } from './http.server';
import { createMpanRequests } from './requests-store.server';

const TIDY_EVERY = 15 * MINUTE;

/** Meters and requests: the operator's own service where OPERATOR_URL names one, else the demonstration network. */
export function createMpan(options: {
  env: Pick<Env, 'OPERATOR_URL' | 'OPERATOR_KEY' | 'SESSION_SECRET'>;
  store: Pick<Store, 'db'>;
  addresses: Pick<AddressDirectory, 'search'>;
  outbox: Outbox;
  uploads: Pick<Uploads, 'keepIn'>;
  logger: Logger;
}) {
  const { env, store, addresses, outbox, uploads, logger } = options;
  const meters = env.OPERATOR_URL
    ? createHttpMeters(
        createHttpClient({ name: "the operator's meters", baseUrl: env.OPERATOR_URL, key: env.OPERATOR_KEY }),
      )
    : createEmbeddedMeters(addresses);
  const sealer = createSealer(env.SESSION_SECRET, 'mpan requests');
  const mpanRequests = createMpanRequests({ store, outbox, uploads, sealer });
  startPolling(
    () =>
      mpanRequests.purge().catch((error: unknown) => {
        logger.warn({ err: error instanceof Error ? error.name : 'unknown' }, 'old requests could not be deleted');
      }),
    TIDY_EVERY,
  );
  return { meters, mpanRequests };
}
