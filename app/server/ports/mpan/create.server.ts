import type { Env } from '~/server/env.server';
import type { Outbox } from '~/server/outbox/outbox';
import { createSealer } from '~/server/lib/seal.server';
import type { Store } from '~/server/store/open.server';
import type { Uploads } from '~/server/uploads/uploads';
import { createMpanRequests } from './requests-store.server';

/** Requests for a number. */
export const startMpanRequests = (options: {
  env: Pick<Env, 'SECRETS'>;
  store: Pick<Store, 'db'>;
  outbox: Outbox;
  uploads: Pick<Uploads, 'keepIn'>;
  keptFor: number;
  now: Store['now'];
}) => createMpanRequests({ ...options, sealer: createSealer(options.env.SECRETS, 'mpan requests') });
