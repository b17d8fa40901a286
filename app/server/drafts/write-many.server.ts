import { sql, type Kysely } from 'kysely';
import type { Store } from '../store/open.server';
import type { Database } from '../store/tables';
import { withoutSync } from '../store/without-sync.server';
import { DRAFT_LIFETIME } from './drafts';

export interface DraftRow {
  readonly visitor: string;
  readonly form: string;
  readonly revision: number;
  readonly sealed: string;
  readonly saved_at: number;
}

/** Neither part contains a space. */
export const keyOf = ({ visitor, form }: Pick<DraftRow, 'visitor' | 'form'>): string =>
  `${visitor} ${form}`;

export interface DraftWrite {
  readonly row: DraftRow;
  /** The revision this is based on; 0 for a new draft. */
  readonly base: number;
}

/** First writes: no row yet, or an expired one. */
const begin = (connection: Kysely<Database>, rows: readonly DraftRow[]) =>
  connection
    .insertInto('form_draft')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['visitor', 'form'])
        .doUpdateSet(({ ref }) => ({
          revision: ref('excluded.revision'),
          sealed: ref('excluded.sealed'),
          saved_at: ref('excluded.saved_at'),
        }))
        .where(({ eb, ref }) =>
          eb(
            'form_draft.saved_at',
            '<=',
            sql<number>`${ref('excluded.saved_at')} - ${sql.lit(DRAFT_LIFETIME)}`,
          ),
        ),
    );

/** Each replaces the revision it's based on, and never a draft submitted in the meantime. */
const goOn = (writes: readonly DraftWrite[], unsynced: ReturnType<typeof sql>) => {
  const values = sql.join(
    writes.map(
      ({ base, row }) =>
        sql`(${row.visitor}, ${row.form}, cast(${base} as integer), cast(${row.revision} as integer), ${row.sealed}, cast(${row.saved_at} as bigint))`,
    ),
  );
  return sql<Pick<DraftRow, 'visitor' | 'form'>>`
    with changed (visitor, form, base, revision, sealed, saved_at) as (values ${values})
    update form_draft set revision = changed.revision, sealed = changed.sealed, saved_at = changed.saved_at
    from changed
    where form_draft.visitor = changed.visitor and form_draft.form = changed.form and form_draft.revision = changed.base
    returning form_draft.visitor as visitor, form_draft.form as form, ${unsynced} as unsynced`;
};

/**
 * Returns whose were written: for the others another process wrote first. On SQLite one
 * transaction; on PostgreSQL a statement each for drafts that begin and drafts that go on. No
 * commit waits for the disk (docs/decisions/drafts-and-outbox.md).
 */
export async function writeDrafts(
  store: Pick<Store, 'db' | 'dialect'>,
  writes: readonly DraftWrite[],
): Promise<ReadonlySet<string>> {
  const unsynced =
    store.dialect === 'postgres'
      ? sql<string>`set_config('synchronous_commit', 'off', true)`
      : sql<string>`''`;
  const first = writes.filter(({ base }) => base === 0).map(({ row }) => row);
  const later = writes.filter(({ base }) => base > 0);
  const work = async (connection: Kysely<Database>) => {
    const begun =
      first.length === 0
        ? []
        : await begin(connection, first)
            .returning(['visitor', 'form', unsynced.as('unsynced')])
            .execute();
    const gone = later.length === 0 ? [] : (await goOn(later, unsynced).execute(connection)).rows;
    return new Set([...begun, ...gone].map(keyOf));
  };
  const isOneStatement = first.length === 0 || later.length === 0;
  return withoutSync(store, (connection) =>
    isOneStatement || store.dialect === 'postgres'
      ? work(connection)
      : connection.transaction().execute(work),
  );
}
