import { sql, type Kysely } from 'kysely';
import type { Store } from './open.server';
import type { Database } from './tables';

/**
 * For a write whose loss in a power failure does no harm: a step of a draft, a value that can be
 * recreated. Doesn't wait for the disk, which takes 4 ms per commit on the build machine and blocks
 * the process. Never for accepted submissions. On PostgreSQL, which blocks nothing, it is an
 * ordinary write. docs/decisions/drafts-and-outbox.md
 */
export async function withoutSync<Result>(
  { db, dialect }: Pick<Store, 'db' | 'dialect'>,
  work: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  if (dialect === 'postgres') return work(db);
  // The single connection is ours until this ends, so the setting affects no other commit.
  return db.connection().execute(async (connection) => {
    await sql`pragma synchronous = normal`.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`pragma synchronous = full`.execute(connection);
    }
  });
}
