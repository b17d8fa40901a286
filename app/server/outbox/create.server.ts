import { isFailure } from '~/domain/failure';
import { MINUTE, type Instant } from '~/domain/instant';
import type { Logger } from '../logger.server';
import type { Sealer } from '../seal.server';
import type { Store } from '../store/open.server';
import { pauseAfter } from './backoff';
import type { HeldParcel, Outbox, Receiver } from './outbox';
import { createQueue } from './queue.server';
import { startWorker } from './worker.server';

const STALE = 10 * MINUTE;

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
}

/** The outbox over the store, with one worker in this process. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { store, receiver, sealer, logger, now = Date.now, idleMs = 1000, pause = pauseAfter } = options;
  const queue = createQueue(store, now);

  async function attempt(held: HeldParcel): Promise<void> {
    const { id, channel, key, attempts } = held;
    const text = sealer.open(held.sealed, placeOf(held));
    if (text === null) {
      // Kept: with the secret that it was sealed under it can be delivered still.
      logger.error({ id, channel }, 'accepted work cannot be read: was SESSION_SECRET changed?');
      return queue.postponed(held, now() + pause(attempts));
    }
    try {
      const answer = await receiver.deliver({ channel, key, body: JSON.parse(text) });
      await queue.delivered(held, answer);
    } catch (error) {
      if (isFailure(error, 'invalid')) {
        logger.error({ id, channel, why: error.message }, 'the operator refused accepted work; it is parked');
        return queue.parked(held);
      }
      logger.warn({ id, channel, attempts }, 'accepted work could not be delivered; it is tried again');
      return queue.postponed(held, now() + pause(attempts));
    }
  }

  /** A store that fails here leaves the lease to run out; then the parcel is anybody's again. */
  const deliver = (held: HeldParcel): Promise<void> =>
    attempt(held).catch((error: unknown) => {
      logger.warn(
        { id: held.id, err: error instanceof Error ? error.name : 'unknown' },
        'the outbox could not note it',
      );
    });

  const worker = startWorker({
    claim: (most) => queue.claim(most),
    deliver,
    // A store that fails here, too, leaves the lease to run out.
    release: (held) => queue.released(held).catch(() => undefined),
    opened: store.opened,
    idleMs,
    logger,
  });

  return {
    put: (transaction, { channel, key, body }) =>
      queue.put(transaction, { channel, key, sealed: sealer.seal(JSON.stringify(body), placeOf({ channel, key })) }),
    deliver: (held) => worker.start(held),
    fateOf: (channel, key) => queue.fateOf(channel, key),
    async health() {
      if (!worker.isRunning()) return 'failed';
      try {
        const oldest = await queue.oldestWaiting();
        return oldest !== null && now() - oldest > STALE ? 'stale' : 'ok';
      } catch {
        return 'failed';
      }
    },
    purge: () => queue.purge(),
    stop: () => worker.stop(),
  };
}
