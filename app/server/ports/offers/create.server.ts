import type { Env } from '~/server/env.server';
import type { Operator } from '~/server/operator.server';
import type { Outbox } from '~/server/outbox/outbox';
import { createSealer } from '~/server/lib/seal.server';
import type { Store } from '~/server/store/open.server';
import { createHttpOffers } from './http.server';
import type { Offers } from './offers';
import { createOffersRequests } from './requests.server';

interface Parts {
  env: Pick<Env, 'SECRETS'>;
  operator: Operator;
  store: Store;
  outbox: Outbox;
}

/** Planned work and offers: asked of the operator; requests go to it by the outbox. */
export const createOffers = ({ env, operator, store, outbox }: Parts): Offers => ({
  ...createHttpOffers(operator.client("the operator's offers")),
  ...createOffersRequests({ store, outbox, sealer: createSealer(env.SECRETS, 'offers') }),
});
