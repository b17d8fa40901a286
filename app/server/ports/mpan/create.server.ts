import type { Env } from '~/server/env.server';
import type { Outbox } from '~/server/outbox/outbox';
import { createEncrypter } from '~/server/lib/encrypt.server';
import type { Store } from '~/server/store/open.server';
import type { Uploads } from '~/server/uploads/uploads';
import { createMpanRequests } from './requests-store.server';

/** Starts the requests for meter point numbers. */
export const startMpanRequests = (options: {
  env: Pick<Env, 'SECRETS'>;
  store: Pick<Store, 'db'>;
  outbox: Outbox;
  uploads: Pick<Uploads, 'keepIn'>;
  retentionMs: number;
  now: Store['now'];
}) => createMpanRequests({ ...options, encrypter: createEncrypter(options.env.SECRETS, 'mpan requests') });
