import type { Env } from '../env.server';
import { createHttpClient } from '../http-client.server';
import type { Logger } from '../logger.server';
import type { Store } from '../store/open.server';
import type { AddressDirectory } from './addresses';
import { DEMO_VERSION, demoPlaces } from './demo-network';
import { createEmbeddedDirectory } from './embedded.server';
import { fillDirectory } from './fill.server';
import { createHttpDirectory } from './http.server';

interface Parts {
  env: Pick<Env, 'OPERATOR_URL' | 'OPERATOR_KEY'>;
  store: Pick<Store, 'db'>;
  logger: Logger;
}

/** The operator's own directory where OPERATOR_URL names a service, else the demonstration network in the store. */
export async function createAddressDirectory({ env, store, logger }: Parts): Promise<AddressDirectory> {
  if (env.OPERATOR_URL) {
    return createHttpDirectory(
      createHttpClient({ name: "the operator's addresses", baseUrl: env.OPERATOR_URL, key: env.OPERATOR_KEY }),
      logger,
    );
  }
  const started = performance.now();
  const filled = await fillDirectory(store.db, DEMO_VERSION, demoPlaces);
  if (filled) logger.info({ ms: Math.round(performance.now() - started) }, 'the demonstration directory was filled');
  return createEmbeddedDirectory(store);
}
