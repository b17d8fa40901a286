import { SECOND, type Instant } from '~/domain/time/instant';
import type { Logger } from '~/server/lib/logger.server';
import { within } from '~/server/lib/within.server';
import type { Store } from '../store/open.server';
import { meters } from '~/server/lib/meters';
import { pauseAfter } from './backoff';
import type { Carrier, HeldParcel } from './outbox';
import { createQueue } from './queue.server';

/** How long the end of the process waits for what is on its way: it must fit into what is left of ten seconds after the last answer. */
const GRACE = 1.5 * SECOND;

export interface WorkerOptions {
  readonly store: Pick<Store, 'db' | 'dialect' | 'opened'>;
  readonly carrier: Carrier;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
  readonly now: () => Instant;
  readonly pause?: ((attempts: number) => number) | undefined;
  /** How long what was delivered is kept, in milliseconds. */
  readonly keptFor?: number | undefined;
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

/**
 * Takes what is due of one kind and has it carried, some at a time, until it is stopped. Does not keep the process alive. Kinds have
 * workers of their own, so that a storm of texts holds up no form.
 */
export function startWorker({ store, carrier, logger, now, pause = pauseAfter, keptFor }: WorkerOptions) {
  const { kind, atOnce, together, idleMs } = carrier;
  const queue = createQueue(store, kind, carrier.leaseMs, now, keptFor);
  const onTheWay = new Map<Promise<void>, readonly HeldParcel[]>();
  let isStopped = false;
  let isFailing = false;
  let isWoken = false;
  let endIdling = () => {};
  let tellStopping = () => {};
  const stopping = new Promise<void>((resolve) => (tellStopping = resolve));

  /** Looks for what is due now, or directly after the look that is under way. */
  function wake(): void {
    isWoken = true;
    endIdling();
  }
  const idle = () =>
    new Promise<void>((resolve) => {
      // A little sooner or later, so that two processes do not look in step.
      const timer = setTimeout(resolve, idleMs * (0.8 + Math.random() * 0.4));
      timer.unref();
      endIdling = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  /** If the store fails here, the lease runs out; then anybody may take them again. */
  async function carry(held: readonly HeldParcel[]): Promise<void> {
    try {
      const fates = await carrier.carry(held);
      for (const { state } of fates) meters.deliveries.inc({ kind, outcome: state === 'waiting' ? 'again' : state });
      await queue.settle(held, fates, now() + pause(Math.max(...held.map(({ attempts }) => attempts))));
    } catch (error) {
      logger.warn({ kind, count: held.length, err: nameOf(error) }, 'the outbox could not record what became of it');
    }
  }

  function start(held: readonly HeldParcel[]): Promise<void> {
    const tracked = carry(held).finally(() => {
      onTheWay.delete(tracked);
      wake();
    });
    onTheWay.set(tracked, held);
    return tracked;
  }

  async function take(most: number): Promise<readonly HeldParcel[]> {
    try {
      const taken = await queue.claim(most);
      if (isFailing) logger.info({ kind }, 'the outbox can be read again');
      isFailing = false;
      return taken;
    } catch (error) {
      // Logged once, however long the store is away.
      if (!isFailing) logger.warn({ kind, err: nameOf(error) }, 'the outbox could not be read');
      isFailing = true;
      return [];
    }
  }

  async function run(): Promise<void> {
    await Promise.race([store.opened, stopping]);
    while (!isStopped) {
      isWoken = false;
      const free = atOnce - together * onTheWay.size;
      const taken = free >= together ? await take(free) : [];
      for (let at = 0; at < taken.length; at += together) void start(taken.slice(at, at + together));
      if (!isStopped && !isWoken && (taken.length < free || free < together)) await idle();
    }
  }

  const running = run();
  return {
    queue,
    start,
    wake,
    isRunning: () => !isStopped,
    /** May be called again, for what was put in after the first call. */
    async stop(): Promise<void> {
      isStopped = true;
      tellStopping();
      wake();
      // What was claimed last must be on its way before anything is given back, unless the store hangs.
      await within(GRACE, running, undefined);
      await within(GRACE, Promise.all(onTheWay.keys()), undefined);
      // If the store fails here as well, the lease runs out.
      await within(GRACE, Promise.all([...onTheWay.values()].map((held) => queue.release(held))), undefined);
    },
  };
}
