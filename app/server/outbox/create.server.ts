import { isFailure } from '~/domain/failure';
import { hasPassed, MINUTE, SECOND, type Instant } from '~/domain/time/instant';
import type { Logger } from '~/server/lib/logger.server';
import type { Sealer } from '~/server/lib/seal.server';
import type { Store } from '../store/open.server';
import type { Channel, Fate, HeldParcel, Outbox, Receiver } from './outbox';
import { startWorker } from './worker.server';

const STALE = 10 * MINUTE;
/** On their way at the same time: enough to empty a storm's backlog, few enough for an operator that has just come back. */
const AT_ONCE = 8;
/** Longer than one delivery may take; after it another process may take the parcel. */
const LEASE = 30 * SECOND;
const LATER: Fate = { state: 'waiting', answer: null };

const placeOf = ({ channel, key }: Pick<HeldParcel, 'channel' | 'key'>) => `outbox ${channel} ${key}`;

export interface OutboxOptions {
  store: Pick<Store, 'db' | 'dialect' | 'opened'>;
  receiver: Receiver;
  sealer: Sealer;
  logger: Logger;
  now?: () => Instant;
  /** Between two looks for what is due, in milliseconds. */
  idleMs?: number;
  pause?: (attempts: number) => number;
  /** How long what was delivered is kept, in milliseconds. */
  keptFor?: number | undefined;
}

/** The outbox over the store, with one worker in this process for what goes to the operator. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { store, receiver, sealer, logger, now = Date.now, idleMs = 1000, pause, keptFor } = options;

  async function carryOne(held: HeldParcel): Promise<Fate> {
    const { id, key, attempts } = held;
    const channel = held.channel as Channel;
    const text = sealer.open(held.sealed ?? '', placeOf(held));
    if (text === null) {
      // Kept: under the secret that it was sealed with it can still be delivered.
      logger.error({ id, channel }, 'accepted work cannot be read: was SESSION_SECRET changed?');
      return LATER;
    }
    try {
      return { state: 'delivered', answer: await receiver.deliver({ channel, key, body: JSON.parse(text) }) };
    } catch (error) {
      if (isFailure(error, 'invalid')) {
        logger.error({ id, channel, why: error.message }, 'the operator refused accepted work; it is parked');
        return { state: 'parked', answer: null };
      }
      logger.warn({ id, channel, attempts }, 'accepted work could not be delivered; it will be tried again');
      return LATER;
    }
  }

  const carrier = {
    kind: 'operator' as const,
    atOnce: AT_ONCE,
    together: 1,
    leaseMs: LEASE,
    idleMs,
    carry: (held: readonly HeldParcel[]) => Promise.all(held.map(carryOne)),
  };
  const { queue, ...worker } = startWorker({ store, carrier, logger, now, pause, keptFor });

  return {
    put: (transaction, { channel, key, body }) =>
      queue.put(transaction, { channel, key, sealed: sealer.seal(JSON.stringify(body), placeOf({ channel, key })) }),
    deliver: (held) => worker.start([held]),
    fateOf: (channel, key) => queue.fateOf(channel, key),
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
