import type { Transaction } from 'kysely';
import type { Instant } from '~/domain/time/instant';
import type { Database } from '~/server/store/tables';

/** Records that a number answered STOP. */
export async function keepStop(trx: Transaction<Database>, numberMark: string, at: Instant): Promise<void> {
  await trx
    .insertInto('text_stop')
    .values({ number_mark: numberMark, stopped_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Returns which of these numbers answered STOP and have not signed up since: their sign-ups are not
 * stored, and nothing is sent.
 */
export async function stoppedAmong(
  trx: Transaction<Database>,
  numberMarks: readonly string[],
  lifted: readonly string[],
): Promise<ReadonlySet<string>> {
  if (lifted.length > 0) await trx.deleteFrom('text_stop').where('number_mark', 'in', lifted).execute();
  if (numberMarks.length === 0) return new Set();
  const rows = await trx
    .selectFrom('text_stop')
    .where('number_mark', 'in', numberMarks)
    .select('number_mark')
    .execute();
  return new Set(rows.map(({ number_mark }) => number_mark));
}
