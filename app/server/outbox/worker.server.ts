import { SECOND } from '~/domain/instant';
import type { Logger } from '../logger.server';
import type { HeldParcel } from './outbox';

/** On their way at the same time: enough to empty a storm's backlog, few enough for an operator that has just come back. */
const AT_ONCE = 8;
const GRACE = 3 * SECOND;

export interface WorkerOptions {
  claim(most: number): Promise<readonly HeldParcel[]>;
  deliver(held: HeldParcel): Promise<void>;
  idleMs: number;
  logger: Logger;
}

/** Takes what is due and delivers it, a few at a time, until it is stopped. Does not keep the process alive. */
export function startWorker({ claim, deliver, idleMs, logger }: WorkerOptions) {
  const onTheWay = new Set<Promise<void>>();
  let isStopped = false;
  let wake = () => {};

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

  function track(work: Promise<void>): Promise<void> {
    const tracked = work.finally(() => {
      onTheWay.delete(tracked);
      wake();
    });
    onTheWay.add(tracked);
    return tracked;
  }

  async function run(): Promise<void> {
    while (!isStopped) {
      const free = AT_ONCE - onTheWay.size;
      let taken: readonly HeldParcel[] = [];
      try {
        if (free > 0) taken = await claim(free);
      } catch (error) {
        logger.warn({ err: error instanceof Error ? error.name : 'unknown' }, 'the outbox could not be read');
      }
      for (const held of taken) void track(deliver(held));
      if (!isStopped && (taken.length < free || free <= 0)) await idle();
    }
  }

  const running = run();
  return {
    track,
    isRunning: () => !isStopped,
    async stop(): Promise<void> {
      isStopped = true;
      wake();
      await running;
      const patience = new Promise((resolve) => setTimeout(resolve, GRACE).unref());
      await Promise.race([Promise.all(onTheWay), patience]);
    },
  };
}
