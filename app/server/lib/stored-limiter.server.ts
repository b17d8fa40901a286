import { sql, type Kysely } from 'kysely';
import { SECOND, type Instant } from '~/domain/time/instant';
import type { Database } from '~/server/store/tables';
import { storedLimits, type StoredLimitName, type StoredRateLimit } from './limits';

/**
 * Counted in the store, so it applies to all processes together. One row per subject and one
 * statement per call, so concurrent processes can't both take the last slot.
 */
export function createStoredLimiter(name: string, { burst, intervalMs }: StoredRateLimit) {
  const slack = (burst - 1) * intervalMs;
  return {
    /**
     * Returns 0, or the seconds to wait if no slot is left. Inside a transaction a rollback gives
     * it back. `subject` is a hash: the store holds no readable number or address.
     */
    async take(db: Kysely<Database>, subject: string, now: Instant): Promise<number> {
      // A later time was written before the clock was set back.
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
            .where((is) =>
              is.or([
                is('allowance.clear_at', '<=', now + slack),
                is('allowance.clear_at', '>', latest),
              ]),
            ),
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

export const storedLimiterOf = (name: StoredLimitName) =>
  createStoredLimiter(name, storedLimits[name]);

export const purgeStoredLimits = async (db: Kysely<Database>, now: Instant): Promise<void> =>
  void (await db.deleteFrom('allowance').where('clear_at', '<=', now).execute());
