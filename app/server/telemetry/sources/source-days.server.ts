import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import { SOURCES, TROUBLES, type SourceDay } from '~/domain/open/status/source-days';
import type { Database } from '~/server/store/tables';

type Db = Kysely<Database>;

/** Adds counts to those that are there, by one statement for each row, in one order everywhere: two processes never wait for each other in a ring. */
export async function addDays(db: Db, days: readonly SourceDay[]): Promise<void> {
  if (days.length === 0) return;
  const rows = days
    .map(({ source, day, ok, failed, lastOkAt, lastFailedAt, trouble }) => ({
      source,
      day,
      ok,
      failed,
      last_ok_at: lastOkAt,
      last_failed_at: lastFailedAt,
      trouble,
    }))
    .toSorted((a, b) => (`${a.source} ${a.day}` < `${b.source} ${b.day}` ? -1 : 1));
  const later = (name: 'last_ok_at' | 'last_failed_at') => sql<number | null>`case
    when source_days.${sql.ref(name)} is null or excluded.${sql.ref(name)} > source_days.${sql.ref(name)}
    then excluded.${sql.ref(name)} else source_days.${sql.ref(name)} end`;
  await db
    .insertInto('source_days')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['source', 'day']).doUpdateSet({
        ok: sql<number>`source_days.ok + excluded.ok`,
        failed: sql<number>`source_days.failed + excluded.failed`,
        last_ok_at: later('last_ok_at'),
        last_failed_at: later('last_failed_at'),
        trouble: sql<string | null>`case
          when source_days.last_failed_at is null or excluded.last_failed_at > source_days.last_failed_at
          then excluded.trouble else source_days.trouble end`,
      }),
    )
    .execute();
}

const Row = z.object({
  source: z.enum(SOURCES),
  day: z.string(),
  ok: z.number(),
  failed: z.number(),
  last_ok_at: z.number().nullable(),
  last_failed_at: z.number().nullable(),
  trouble: z.enum(TROUBLES).nullable().catch(null),
});

/** What is written of the days from `first` on. A source that another version knows is left out. */
export async function readDays(db: Db, first: string): Promise<readonly SourceDay[]> {
  const rows = await db.selectFrom('source_days').selectAll().where('day', '>=', first).execute();
  return rows.flatMap((row) => {
    const read = Row.safeParse(row);
    if (!read.success) return [];
    const { last_ok_at: lastOkAt, last_failed_at: lastFailedAt, ...rest } = read.data;
    return [{ ...rest, lastOkAt, lastFailedAt }];
  });
}

export async function dropDays(db: Db, first: string): Promise<void> {
  await db.deleteFrom('source_days').where('day', '<', first).execute();
}
