import { DAY, MINUTE, type Instant } from '~/domain/time/instant';
import type { Env } from '../env.server';
import { startPolling } from '../incidents/poller.server';
import type { Logger } from '../lib/logger.server';
import type { Store } from '../store/open.server';

const EVERY = 15 * MINUTE;
/** Rows that are deleted together: some milliseconds of our thread where the store is SQLite. */
const BATCH = 1000;

/** How long things are kept that an operator may keep for longer or shorter. docs/data-protection.md has the others. */
export interface RetentionPeriods {
  /** What was sent and delivered, with its files, in milliseconds. */
  readonly sent: number;
  /** What happened to incidents, which holds nothing personal. */
  readonly history: number;
}

export const retentionOf = (env: Pick<Env, 'KEEP_SENT_DAYS' | 'KEEP_HISTORY_DAYS'>): RetentionPeriods => ({
  sent: env.KEEP_SENT_DAYS * DAY,
  history: env.KEEP_HISTORY_DAYS * DAY,
});

/** Deletes rows of the history that are older than `before`, some at a time. */
export async function purgeHistory({ db }: Pick<Store, 'db'>, before: Instant): Promise<void> {
  const old = db.selectFrom('incident_history').select('id').where('seen_at', '<', before).limit(BATCH);
  for (let gone = BATCH; gone >= BATCH;)
    gone = Number((await db.deleteFrom('incident_history').where('id', 'in', old).executeTakeFirst()).numDeletedRows);
}

/** By what is deleted, how. */
export type PurgeJobs = Readonly<Record<string, () => Promise<unknown>>>;

/** Runs every job once, one after the other; one that fails leaves the others to do their work, and is said in the log by its name. */
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

/** Deletes what is past its time, every quarter of an hour: each room says what and how, this says when. */
export const startPurging = (jobs: PurgeJobs, logger: Pick<Logger, 'warn'>): { stop(): void } =>
  startPolling(() => purgeAll(jobs, logger), EVERY);
