import { isFailure } from '~/domain/failure';
import { hasPassed, MINUTE, SECOND, type Instant } from '~/domain/time/instant';
import type { Logger } from '~/server/lib/logger.server';
import type { Encrypter } from '~/server/lib/encrypt.server';
import { contextOf } from '../store/encryption-context';
import type { Store } from '../store/open.server';
import type { Channel, Outcome, LeasedMessage, Outbox, Receiver } from './outbox';
import { startWorker } from './worker.server';

const STALE = 10 * MINUTE;
/** Enough to clear a storm's backlog, few enough not to overload an operator that has just recovered. */
const CONCURRENCY = 8;
/** Longer than a delivery can take. Once it expires, another process may claim the message. */
const LEASE = 30 * SECOND;
const LATER: Outcome = { state: 'waiting', answer: null };

export interface OutboxOptions {
  store: Pick<Store, 'db' | 'dialect' | 'opened'>;
  receiver: Receiver;
  encrypter: Encrypter;
  logger: Logger;
  now?: () => Instant;
  idleMs?: number;
  pause?: (attempts: number) => number;
  retentionMs?: number | undefined;
  graceMs?: number | undefined;
}

export function createOutbox(options: OutboxOptions): Outbox {
  const {
    store,
    receiver,
    encrypter,
    logger,
    now = Date.now,
    idleMs = 1000,
    pause,
    retentionMs,
    graceMs,
  } = options;

  async function sendOne(message: LeasedMessage): Promise<Outcome> {
    const { id, key, attempts } = message;
    const channel = message.channel as Channel;
    const text = encrypter.decrypt(message.sealed ?? '', contextOf.message(message));
    if (text === null) {
      // The row stays: it can still be delivered once the secret it was encrypted with is back.
      logger.error({ id, channel }, 'accepted work cannot be read: was SESSION_SECRET changed?');
      return LATER;
    }
    try {
      return {
        state: 'delivered',
        answer: await receiver.deliver({ channel, key, body: JSON.parse(text) }),
      };
    } catch (error) {
      if (isFailure(error, 'invalid')) {
        logger.error(
          { id, channel, why: error.message },
          'the operator refused accepted work; it is parked',
        );
        return { state: 'parked', answer: null };
      }
      logger.warn(
        { id, channel, attempts },
        'accepted work could not be delivered; it will be tried again',
      );
      return LATER;
    }
  }

  const transport = {
    kind: 'operator' as const,
    concurrency: CONCURRENCY,
    batchSize: 1,
    leaseMs: LEASE,
    idleMs,
    isIdempotent: true,
    send: (messages: readonly LeasedMessage[]) => Promise.all(messages.map(sendOne)),
  };
  const { queue, ...worker } = startWorker({
    store,
    transport,
    logger,
    now,
    pause,
    retentionMs,
    graceMs,
  });

  return {
    put: (transaction, { channel, key, body }) =>
      queue.put(transaction, {
        channel,
        key,
        sealed: encrypter.encrypt(JSON.stringify(body), contextOf.message({ channel, key })),
      }),
    deliver: (message) => worker.start([message]),
    outcomeOf: (channel, key) => queue.outcomeOf(channel, key),
    async health() {
      if (!worker.isRunning()) return 'failed';
      try {
        const oldest = await queue.oldestWaiting();
        return oldest !== null && hasPassed(STALE, oldest, now()) ? 'stale' : 'ok';
      } catch {
        return 'failed';
      }
    },
    purge: () => queue.purge(),
    stop: () => worker.stop(),
  };
}
