import { hasPassed, SECOND, type Instant } from '~/domain/time/instant';
import type { Logger } from '~/server/lib/logger.server';
import { withTimeout } from '~/server/lib/with-timeout.server';
import type { Store } from '../store/open.server';
import { metrics } from '~/server/lib/metrics';
import { pauseAfter } from './backoff';
import type { LeasedMessage, Outcome, Transport } from './outbox';
import { createQueue } from './queue.server';

/** So that a message which always fails isn't tried each time that another one succeeds. */
const HASTEN_AT_MOST_EVERY = 30 * SECOND;
/** For messages in flight, within the ten seconds that shutdown may take in all. */
const GRACE = 1.5 * SECOND;
/** The longest that a process takes to stop. docs/decisions/ending.md */
const STOPS_WITHIN = 10 * SECOND;

export interface WorkerOptions {
  readonly store: Pick<Store, 'db' | 'dialect' | 'opened'>;
  readonly transport: Transport;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
  readonly now: () => Instant;
  readonly pause?: ((attempts: number) => number) | undefined;
  readonly retentionMs?: number | undefined;
  readonly graceMs?: number | undefined;
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

/** One per kind, so a backlog of texts doesn't delay forms. Doesn't keep the process alive. */
export function startWorker({
  store,
  transport,
  logger,
  now,
  pause = pauseAfter,
  retentionMs,
  graceMs = GRACE,
}: WorkerOptions) {
  const { kind, concurrency, batchSize, idleMs } = transport;
  const queue = createQueue(store, kind, transport.leaseMs, now, retentionMs);
  const inFlight = new Map<Promise<void>, readonly LeasedMessage[]>();
  let isStopped = false;
  let isFailing = false;
  let isWoken = false;
  let isServiceDown = false;
  let hastenedAt: Instant = -Infinity;
  let stopIdling = () => {};
  const stopping = new AbortController();
  const stopped = new Promise<void>((resolve) =>
    stopping.signal.addEventListener('abort', () => resolve()),
  );

  function wake(): void {
    isWoken = true;
    stopIdling();
  }
  const idle = () =>
    new Promise<void>((resolve) => {
      // Jitter, so that processes don't poll in step.
      const timer = setTimeout(resolve, idleMs * (0.8 + Math.random() * 0.4));
      timer.unref();
      stopIdling = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  /** Messages that wait for minutes after an outage are sent once one of them is taken. */
  async function hastenAfter(outcomes: readonly Outcome[]): Promise<void> {
    const wasDown = isServiceDown;
    isServiceDown = outcomes.every(({ state }) => state === 'waiting');
    if (!wasDown || isServiceDown || !hasPassed(HASTEN_AT_MOST_EVERY, hastenedAt, now())) return;
    hastenedAt = now();
    // If the store fails here, each waits for its turn.
    await queue.hasten().catch(() => undefined);
  }

  /** If the store fails here, the messages can be claimed again when the lease expires. */
  async function send(messages: readonly LeasedMessage[]): Promise<void> {
    try {
      const outcomes = await transport.send(messages, stopping.signal);
      for (const { state } of outcomes)
        metrics.deliveries.inc({ kind, outcome: state === 'waiting' ? 'again' : state });
      await queue.settle(
        messages,
        outcomes,
        now() + pause(Math.max(...messages.map(({ attempts }) => attempts))),
      );
      await hastenAfter(outcomes);
    } catch (error) {
      logger.warn(
        { kind, count: messages.length, err: nameOf(error) },
        'the outbox could not record what became of it',
      );
    }
  }

  function start(messages: readonly LeasedMessage[]): Promise<void> {
    const tracked = send(messages).finally(() => {
      inFlight.delete(tracked);
      wake();
    });
    inFlight.set(tracked, messages);
    return tracked;
  }

  async function take(most: number): Promise<readonly LeasedMessage[]> {
    try {
      const taken = await queue.claim(most);
      if (isFailing) logger.info({ kind }, 'the outbox can be read again');
      isFailing = false;
      return taken;
    } catch (error) {
      // Logged once per outage.
      if (!isFailing) logger.warn({ kind, err: nameOf(error) }, 'the outbox could not be read');
      isFailing = true;
      return [];
    }
  }

  async function run(): Promise<void> {
    await Promise.race([store.opened, stopped]);
    while (!isStopped) {
      isWoken = false;
      const free = concurrency - batchSize * inFlight.size;
      const taken = free >= batchSize ? await take(free) : [];
      for (let at = 0; at < taken.length; at += batchSize)
        void start(taken.slice(at, at + batchSize));
      if (!isStopped && !isWoken && (taken.length < free || free < batchSize)) await idle();
    }
  }

  const running = run();
  return {
    queue,
    start,
    wake,
    isRunning: () => !isStopped,
    /** May be called again, to release messages added after the first call. */
    async stop(): Promise<void> {
      isStopped = true;
      stopping.abort();
      wake();
      // Wait for the last claim to start sending before releasing anything, unless the store hangs.
      await withTimeout(graceMs, running, undefined);
      await withTimeout(graceMs, Promise.all(inFlight.keys()), undefined);
      const due = transport.isIdempotent ? undefined : now() + STOPS_WITHIN;
      // If the store fails here as well, the leases expire.
      await withTimeout(
        graceMs,
        Promise.all([...inFlight.values()].map((messages) => queue.release(messages, due))),
        undefined,
      );
    },
  };
}
