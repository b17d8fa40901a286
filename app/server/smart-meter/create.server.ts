import type { Env } from '../env.server';
import { createHttpClient } from '../http-client.server';
import type { Store } from '../store/open.server';
import type { Supply } from '../supply/supply';
import { createEmbeddedSmartMeters } from './embedded.server';
import { createHttpSmartMeters } from './http.server';
import { createPings, type Pings } from './pings.server';

interface Parts {
  env: Pick<Env, 'OPERATOR_URL' | 'OPERATOR_KEY' | 'SESSION_SECRET'>;
  store: Pick<Store, 'db'>;
  supply: Pick<Supply, 'smartMeterCheck'>;
}

/** The operator's own meters where OPERATOR_URL names its service, else those of the demonstration network. */
export function createSmartMeterPings({ env, store, supply }: Parts): Pings {
  const { OPERATOR_URL, OPERATOR_KEY, SESSION_SECRET: hashKey } = env;
  const meters = OPERATOR_URL
    ? createHttpSmartMeters(
        createHttpClient({ name: "the operator's meters", baseUrl: OPERATOR_URL, key: OPERATOR_KEY }),
      )
    : createEmbeddedSmartMeters({ store, hashKey, now: Date.now });
  return createPings({ store, meters, supply, hashKey });
}
