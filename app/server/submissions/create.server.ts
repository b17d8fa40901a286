import type { Trouble } from '~/domain/open/status/source-days';
import type { Instant } from '~/domain/time/instant';
import { createStoredDrafts } from '../drafts/store.server';
import type { Env } from '../env.server';
import type { Logger } from '~/server/lib/logger.server';
import type { Operator } from '../operator.server';
import { createOutbox } from '../outbox/create.server';
import { createHttpReceiver } from '../outbox/operator-http.server';
import { createEncrypter } from '~/server/lib/encrypt.server';
import type { Store } from '../store/open.server';
import { watched } from '../telemetry/sources/watched';
import type { Uploads } from '../uploads/uploads';
import { createSubmissions } from './store.server';

/** Creates drafts, submissions and the outbox, which share transactions. */
export function createAcceptedWork(options: {
  env: Pick<Env, 'SECRETS'>;
  operator: Operator;
  store: Store;
  logger: Logger;
  uploads?: Pick<Uploads, 'keepIn'>;
  /** How long delivered messages are stored, in milliseconds. */
  retentionMs?: number;
  now?: () => Instant;
  /** Called after every delivery with why it failed, or null. */
  onDelivery?: (trouble: Trouble | null) => void;
}) {
  const { env, operator, store, logger, uploads, retentionMs, now = Date.now, onDelivery = () => {} } = options;
  const { SECRETS } = env;
  const receiver = { deliver: watched(createHttpReceiver(operator).deliver, onDelivery) };
  const drafts = createStoredDrafts({ store, encrypter: createEncrypter(SECRETS, 'drafts'), now });
  const outbox = createOutbox({
    store,
    receiver,
    encrypter: createEncrypter(SECRETS, 'outbox'),
    logger,
    retentionMs,
    now,
  });
  const encrypter = createEncrypter(SECRETS, 'submissions');
  const submissions = createSubmissions({ store, outbox, drafts, uploads, encrypter, retentionMs, now });
  return { drafts, outbox, submissions };
}
