import { SECOND } from '~/domain/instant';
import type { Logger } from '../logger.server';
import { within } from '../within.server';
import type { HeldParcel } from './outbox';

/** On their way at the same time: enough to empty a storm's backlog, few enough for an operator that has just come back. */
const AT_ONCE = 8;
/** How long an end waits for what is on its way; within what is left of ten seconds when the last visitor was answered. */
const GRACE = 1.5 * SECOND;

export interface WorkerOptions {
  claim(most: number): Promise<readonly HeldParcel[]>;
  deliver(held: HeldParcel): Promise<void>;
  /** Gives back what is still on its way at the end. */
  release(held: HeldParcel): Promise<void>;
  /** Resolves when there is something to take from. */
  opened: Promise<void>;
  idleMs: number;
  logger: Logger;
}

/** Takes what is due and delivers it, a few at a time, until it is stopped. Does not keep the process alive. */
export function startWorker({ claim, deliver, release, opened, idleMs, logger }: WorkerOptions) {
  const onTheWay = new Map<Promise<void>, HeldParcel>();
  let isStopped = false;
  let isFailing = false;
  let wake = () => {};
  let tellStopping = () => {};
  const stopping = new Promise<void>((resolve) => (tellStopping = resolve));

  const idle = () =>
    new Promise<void>((resolve) => {
      // A little sooner or later, so that two processes do not look in step.
      const timer = setTimeout(resolve, idleMs * (0.8 + Math.random() * 0.4));
      timer.unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  function start(held: HeldParcel): Promise<void> {
    const tracked = deliver(held).finally(() => {
      onTheWay.delete(tracked);
      wake();
    });
    onTheWay.set(tracked, held);
    return tracked;
  }

  async function take(free: number): Promise<readonly HeldParcel[]> {
    try {
      const taken = await claim(free);
      if (isFailing) logger.info({}, 'the outbox can be read again');
      isFailing = false;
      return taken;
    } catch (error) {
      // Said once, however long the store is away.
      if (!isFailing)
        logger.warn({ err: error instanceof Error ? error.name : 'unknown' }, 'the outbox could not be read');
      isFailing = true;
      return [];
    }
  }

  async function run(): Promise<void> {
    await Promise.race([opened, stopping]);
    while (!isStopped) {
      const free = AT_ONCE - onTheWay.size;
      const taken = free > 0 ? await take(free) : [];
      for (const held of taken) void start(held);
      if (!isStopped && (taken.length < free || free <= 0)) await idle();
    }
  }

  const running = run();
  return {
    start,
    isRunning: () => !isStopped,
    /** May be asked again, for what was put after the first time. */
    async stop(): Promise<void> {
      isStopped = true;
      tellStopping();
      wake();
      // What it took last is on the way before anything is given back, unless the store hangs over it.
      await within(GRACE, running, undefined);
      await within(GRACE, Promise.all(onTheWay.keys()), undefined);
      await within(GRACE, Promise.all([...onTheWay.values()].map(release)), undefined);
    },
  };
}
