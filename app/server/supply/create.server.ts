import type { Env } from '../env.server';
import { createHttpClient } from '../http-client.server';
import type { Store } from '../store/open.server';
import { createEmbeddedSupply } from './embedded.server';
import { createHttpSupply } from './http.server';
import type { Supply } from './supply';

interface Parts {
  env: Pick<Env, 'OPERATOR_URL' | 'OPERATOR_KEY' | 'SESSION_SECRET'>;
  store: Pick<Store, 'db'>;
}

/** The operator's own service where OPERATOR_URL names one, else the demonstration network. */
export async function createSupply({ env, store }: Parts): Promise<Supply> {
  if (env.OPERATOR_URL)
    return createHttpSupply(
      createHttpClient({ name: "the operator's supply", baseUrl: env.OPERATOR_URL, key: env.OPERATOR_KEY }),
    );
  return createEmbeddedSupply({ store, hashKey: env.SESSION_SECRET, now: Date.now });
}
