import type { Env } from './env.server';
import { shutDownServers } from './front/serve/graceful-shutdown.server';
import type { Logger } from '~/server/lib/logger.server';
import type { Store } from './store/open.server';
import { withTimeout } from '~/server/lib/with-timeout.server';

/** In total less than the ten seconds after which supervisors kill a process. */
const ANSWERS_MS = 6000;
const WORKERS_MS = 2500;
const STORE_MS = 800;
const LIMIT_MS = 9500;

let isShutDown = false;

export const isShuttingDown = (): boolean => isShutDown;

/** `stop` may be called more than once. */
export interface Worker {
  stop(): Promise<void>;
}

interface Parts {
  readonly workers: readonly Worker[];
  readonly store: Pick<Store, 'close'>;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
}

/**
 * In order: stop accepting connections and work, finish requests, release leases, close the store.
 * Exits within ten seconds, whatever hangs.
 */
async function shutDown({ workers, store, logger }: Parts): Promise<void> {
  isShutDown = true;
  const limit = setTimeout(() => {
    logger.warn({}, 'something hangs; the process ends without it');
    process.exit(0);
  }, LIMIT_MS);
  const stopAll = () => Promise.allSettled(workers.map((worker) => worker.stop()));
  const stopping = stopAll();
  await shutDownServers(ANSWERS_MS);
  // Again, for work added by the last requests.
  await withTimeout(WORKERS_MS, stopping.then(stopAll), undefined);
  await withTimeout(STORE_MS, store.close(), undefined);
  clearTimeout(limit);
  process.exit(0);
}

/** In development Ctrl+C exits immediately. */
const signalsFor = ({ NODE_ENV }: Pick<Env, 'NODE_ENV'>): readonly NodeJS.Signals[] =>
  NODE_ENV === 'development' ? ['SIGTERM'] : ['SIGTERM', 'SIGINT'];

/** Once, however many signals arrive. docs/decisions/ending.md */
export function shutDownOnSignals(env: Pick<Env, 'NODE_ENV'>, parts: Parts): void {
  for (const signal of signalsFor(env))
    process.on(signal, () => void (isShutDown || shutDown(parts)));
}
