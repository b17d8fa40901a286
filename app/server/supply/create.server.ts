import type { Env } from '../env.server';
import type { Logger } from '../logger.server';
import type { Store } from '../store/open.server';
import { createEmbeddedSupply } from './embedded.server';
import type { Supply } from './supply';

interface Parts {
  env: Pick<Env, 'OPERATOR_URL' | 'OPERATOR_KEY' | 'SESSION_SECRET'>;
  store: Pick<Store, 'db'>;
  logger: Logger;
}

/** The operator's own service where OPERATOR_URL names one, else the demonstration network. */
export async function createSupply({ env, store }: Parts): Promise<Supply> {
  return createEmbeddedSupply({ store, hashKey: env.SESSION_SECRET, now: Date.now });
}
