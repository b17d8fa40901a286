import { DAY, MINUTE, type Instant } from '~/domain/time/instant';
import type { Env } from '../env.server';
import { startPolling } from '../incidents/poller.server';
import type { Logger } from '../lib/logger.server';
import type { Store } from '../store/open.server';

const EVERY = 15 * MINUTE;
/** Rows deleted at a time; SQLite blocks the event loop for some milliseconds per batch. */
const BATCH = 1000;

/** The configurable retention periods. docs/data-protection.md lists the others. */
export interface RetentionPeriods {
  /** Delivered submissions with their files, in milliseconds. */
  readonly sent: number;
  /** Incident history, which holds nothing personal, in milliseconds. */
  readonly history: number;
}

export const retentionOf = (
  env: Pick<Env, 'KEEP_SENT_DAYS' | 'KEEP_HISTORY_DAYS'>,
): RetentionPeriods => ({
  sent: env.KEEP_SENT_DAYS * DAY,
  history: env.KEEP_HISTORY_DAYS * DAY,
});

/** Deletes history rows older than `before`, in batches. */
export async function purgeHistory({ db }: Pick<Store, 'db'>, before: Instant): Promise<void> {
  const old = db
    .selectFrom('incident_history')
    .select('id')
    .where('seen_at', '<', before)
    .limit(BATCH);
  for (let gone = BATCH; gone >= BATCH;)
    gone = Number(
      (await db.deleteFrom('incident_history').where('id', 'in', old).executeTakeFirst())
        .numDeletedRows,
    );
}

/** Purge jobs by name. */
export type PurgeJobs = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Runs every job once, in order. A job that fails is logged by name and doesn't stop the others.
 */
export async function purgeAll(jobs: PurgeJobs, logger: Pick<Logger, 'warn'>): Promise<void> {
  for (const [what, job] of Object.entries(jobs)) {
    try {
      await job();
    } catch (error) {
      logger.warn(
        { what, err: error instanceof Error ? error.name : 'unknown' },
        'what is past its time was not deleted',
      );
    }
  }
}

/** Runs the purge jobs every quarter of an hour. */
export const startPurging = (jobs: PurgeJobs, logger: Pick<Logger, 'warn'>): { stop(): void } =>
  startPolling(() => purgeAll(jobs, logger), EVERY);
