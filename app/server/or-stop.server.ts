import type { Env } from './env.server';
import type { Logger } from './lib/logger.server';
import { faultCode, ForeignDatabase, openStoreOrWait } from './store/open.server';
import { serveMetrics } from './telemetry/metrics.server';

export const orStop = <Result>(
  work: Promise<Result>,
  sentence: (error: unknown) => string,
): Promise<Result> =>
  work.catch((error: unknown) => {
    process.stderr.write(`The site cannot start.\n${sentence(error)}\n`);
    process.exit(1);
  });

/**
 * Exits if the store file is unusable. An unreachable database doesn't stop startup: pages work
 * without it, and forms are accepted once it's back. docs/decisions/store.md
 */
export const openStoreOrStop = (env: Env, logger: Logger) =>
  orStop(openStoreOrWait(env, logger), (error) =>
    error instanceof ForeignDatabase
      ? error.message
      : `The store in DATA_DIR cannot be opened (${faultCode(error)}).`,
  );

export const showMetricsOrStop = (env: Env) =>
  orStop(
    serveMetrics(env),
    (error) => `METRICS_PORT ${env.METRICS_PORT} cannot be used (${faultCode(error)}).`,
  );
