import { sql, type Selectable } from 'kysely';
import type { Instant } from '~/domain/instant';
import type { Store } from './open.server';
import type { Database } from './tables';
import { withoutSync } from './without-sync.server';

/** The tables whose rows wait for a process to take them. */
type Leased = 'outbox' | 'text_message';

export interface Claim {
  readonly most: number;
  readonly at: Instant;
  /** What marks a row as held: until when, and where the table has a word for it, by whom. */
  readonly hold: { readonly lease_until: Instant; readonly lease?: string };
}

/**
 * Takes up to `most` rows that wait, are due and are held by nobody; each counts one attempt more. A lease that is over is nobody's.
 * One statement, so two processes never take the same row: SQLite has one writer, and PostgreSQL skips what another one has locked.
 */
export async function claimDue<Table extends Leased>(
  store: Pick<Store, 'db' | 'dialect'>,
  table: Table,
  { most, at, hold }: Claim,
): Promise<Selectable<Database[Table]>[]> {
  const either: Leased = table;
  const due = store.db
    .selectFrom(either)
    .select('id')
    .where('state', '=', 'waiting')
    .where('due_at', '<=', at)
    .where('lease_until', '<=', at)
    .orderBy('due_at')
    .limit(most)
    .$if(store.dialect === 'postgres', (query) => query.forUpdate().skipLocked());
  const rows = await withoutSync(store, (connection) =>
    connection
      .updateTable(either)
      .set({ ...hold, attempts: sql<number>`attempts + 1` })
      .where('id', 'in', due)
      .returningAll()
      .execute(),
  );
  return rows as unknown as Selectable<Database[Table]>[];
}
