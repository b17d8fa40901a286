import { sql, type Kysely } from 'kysely';
import type { Store } from './open.server';
import type { Database } from './tables';

/**
 * Runs one write whose loss in a power cut of our own would harm nobody: a step of a draft, a mark that can be made again. It
 * survives the end of the process, but does not wait for the disk: that takes 4 ms a commit on the build machine, and blocks the
 * process. Never for what a visitor was told is accepted. On PostgreSQL, where nothing blocks, it is an
 * ordinary write. docs/decisions/drafts-and-outbox.md
 */
export async function withoutSync<Result>(
  { db, dialect }: Pick<Store, 'db' | 'dialect'>,
  work: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  if (dialect === 'postgres') return work(db);
  // The one connection is ours until this ends, so the setting affects nobody else's commit.
  return db.connection().execute(async (connection) => {
    await sql`pragma synchronous = normal`.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`pragma synchronous = full`.execute(connection);
    }
  });
}
