import { MINUTE, type Instant } from '~/domain/instant';
import { createStoredDrafts } from '../drafts/store.server';
import type { Env } from '../env.server';
import { startPolling } from '../incidents/poller.server';
import type { Logger } from '../logger.server';
import { createOffersMemory } from '../offers/embedded-operator.server';
import { createOutbox } from '../outbox/create.server';
import { createEmbeddedReceiver } from '../outbox/operator-embedded.server';
import { createHttpReceiver } from '../outbox/operator-http.server';
import { createSealer } from '../seal.server';
import { purgePings } from '../smart-meter/pings.server';
import type { Store } from '../store/open.server';
import type { Uploads } from '../uploads/uploads';
import { createSubmissions } from './store.server';

const TIDY_EVERY = 15 * MINUTE;

/**
 * Drafts, submissions and the outbox, which share transactions. Delivers to OPERATOR_URL, or to the embedded operator.
 */
export function createAcceptedWork(options: {
  env: Pick<Env, 'OPERATOR_URL' | 'OPERATOR_KEY' | 'SESSION_SECRET'>;
  store: Store;
  logger: Logger;
  uploads?: Pick<Uploads, 'keepIn'>;
  now?: () => Instant;
}) {
  const { env, store, logger, uploads, now = Date.now } = options;
  const { OPERATOR_URL, OPERATOR_KEY, SESSION_SECRET } = env;
  const receiver = OPERATOR_URL
    ? createHttpReceiver({ OPERATOR_URL, OPERATOR_KEY })
    : createEmbeddedReceiver(store, now, createOffersMemory({ store, hashKey: SESSION_SECRET, now }));
  const drafts = createStoredDrafts({ store, sealer: createSealer(SESSION_SECRET, 'drafts'), now });
  const outbox = createOutbox({ store, receiver, sealer: createSealer(SESSION_SECRET, 'outbox'), logger, now });
  const sealer = createSealer(SESSION_SECRET, 'submissions');
  const submissions = createSubmissions({ store, outbox, drafts, uploads, sealer, now });

  const tidy = async () => {
    try {
      await drafts.purge();
      await outbox.purge();
      await submissions.purge();
      await purgePings(store, now());
    } catch (error) {
      logger.warn(
        { err: error instanceof Error ? error.name : 'unknown' },
        'what is past its time could not be deleted',
      );
    }
  };
  startPolling(tidy, TIDY_EVERY);
  return { drafts, outbox, submissions };
}
