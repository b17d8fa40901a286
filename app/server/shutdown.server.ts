import type { Env } from './env.server';
import { closeServers } from './front/graceful-shutdown.server';
import type { Logger } from '~/server/lib/logger.server';
import type { Store } from './store/open.server';
import { withTimeout } from '~/server/lib/with-timeout.server';

/** Together less than the ten seconds after which supervisors kill a process. */
const ANSWERS_MS = 6000;
const WORKERS_MS = 2500;
const STORE_MS = 800;
const LIMIT_MS = 9500;

let isShutDown = false;

/** Whether the process was asked to end: it still answers what comes, but wants no new visitors. */
export const isShuttingDown = (): boolean => isShutDown;

/** Something that runs by itself until it is stopped; `stop` may be called more than once. */
export interface Worker {
  stop(): Promise<void>;
}

interface Parts {
  readonly workers: readonly Worker[];
  readonly store: Pick<Store, 'close'>;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
}

/**
 * Ends the process in order: no new visitors, no new work; what is under way is answered; leases are given back; the store is closed.
 * Whatever hangs, the process is gone within ten seconds.
 */
async function shutDown({ workers, store, logger }: Parts): Promise<void> {
  isShutDown = true;
  const limit = setTimeout(() => {
    logger.warn({}, 'something hangs; the process ends without it');
    process.exit(0);
  }, LIMIT_MS);
  const stopAll = () => Promise.allSettled(workers.map((worker) => worker.stop()));
  const stopping = stopAll();
  await closeServers(ANSWERS_MS);
  // Again, for what the last visitors sent meanwhile.
  await withTimeout(WORKERS_MS, stopping.then(stopAll), undefined);
  await withTimeout(STORE_MS, store.close(), undefined);
  clearTimeout(limit);
  process.exit(0);
}

/** In development Ctrl+C ends the process at once. */
const signalsFor = ({ NODE_ENV }: Pick<Env, 'NODE_ENV'>): readonly NodeJS.Signals[] =>
  NODE_ENV === 'development' ? ['SIGTERM'] : ['SIGTERM', 'SIGINT'];

/** From here on a signal ends the process in order, once, however many signals come. docs/decisions/ending.md */
export function shutDownOnSignals(env: Pick<Env, 'NODE_ENV'>, parts: Parts): void {
  for (const signal of signalsFor(env)) process.on(signal, () => void (isShutDown || shutDown(parts)));
}
