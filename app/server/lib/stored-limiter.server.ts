import { sql, type Kysely } from 'kysely';
import { SECOND, type Instant } from '~/domain/time/instant';
import type { Database } from '~/server/store/tables';

export interface StoredRateLimit {
  /** What it is about, such as "mpan e-mail". */
  readonly name: string;
  /** So many at once, */
  readonly burst: number;
  /** and one more after each of these pauses, in milliseconds. */
  readonly intervalMs: number;
}

/**
 * How often something may be done for one subject, counted in the store, so that it holds for all processes together. One row for
 * each subject and one statement for each take: of two processes that ask at once, the last place goes to one of them.
 */
export function createStoredLimiter({ name, burst, intervalMs }: StoredRateLimit) {
  const slack = (burst - 1) * intervalMs;
  return {
    /**
     * 0 where `subject` had something left, which is then used, else the seconds to wait. As part of a transaction it is given
     * back with everything else. `subject` is a mark: the store holds no number or address that can be read.
     */
    async take(db: Kysely<Database>, subject: string, now: Instant): Promise<number> {
      // Later than this is a time from before the clock was set back.
      const latest = now + slack + intervalMs;
      const taken = await db
        .insertInto('allowance')
        .values({ name, subject, clear_at: now + intervalMs })
        .onConflict((conflict) =>
          conflict
            .columns(['name', 'subject'])
            .doUpdateSet({
              clear_at: sql<number>`(case when allowance.clear_at between ${now} and ${latest} then allowance.clear_at else ${now} end) + ${intervalMs}`,
            })
            .where((is) => is.or([is('allowance.clear_at', '<=', now + slack), is('allowance.clear_at', '>', latest)])),
        )
        .returning('clear_at')
        .execute();
      if (taken.length > 0) return 0;
      const row = await db
        .selectFrom('allowance')
        .where('name', '=', name)
        .where('subject', '=', subject)
        .select('clear_at')
        .executeTakeFirst();
      return Math.max(1, Math.ceil(((row?.clear_at ?? now) - slack - now) / SECOND));
    },
  };
}

/** Deletes the rows that say nothing any more: what is left is what was used within the longest pause. */
export const purgeStoredLimits = async (db: Kysely<Database>, now: Instant): Promise<void> =>
  void (await db.deleteFrom('allowance').where('clear_at', '<=', now).execute());
