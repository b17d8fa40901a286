import { DAY, MINUTE, type Instant } from '~/domain/time/instant';
import type { Env } from '../env.server';
import { startPolling } from '~/server/lib/polling';
import type { Logger } from '../lib/logger.server';
import type { Store } from '../store/open.server';

const EVERY = 15 * MINUTE;
/** Rows deleted at a time; SQLite blocks the event loop for some milliseconds per batch. */
const BATCH = 1000;

/** docs/data-protection.md lists the others. */
export interface RetentionPeriods {
  /** In milliseconds. */
  readonly sent: number;
  /** Of incidents, which hold nothing personal, in milliseconds. */
  readonly history: number;
}

export const retentionOf = (
  env: Pick<Env, 'KEEP_SENT_DAYS' | 'KEEP_HISTORY_DAYS'>,
): RetentionPeriods => ({
  sent: env.KEEP_SENT_DAYS * DAY,
  history: env.KEEP_HISTORY_DAYS * DAY,
});

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

export type PurgeJobs = Readonly<Record<string, () => Promise<unknown>>>;

/** In order. A job that fails is logged by name and doesn't stop the others. */
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

export const startPurging = (jobs: PurgeJobs, logger: Pick<Logger, 'warn'>): { stop(): void } =>
  startPolling(() => purgeAll(jobs, logger), EVERY);
