import { sql, type Transaction } from 'kysely';
import type { Store } from '../store/open.server';
import type { Database } from '../store/tables';
import type { HistoryRow } from './history-row';

/** Any number that no other lock in the database uses. */
const LOCK = 4_620_105;

const latestIds = (db: Store['db'], references?: readonly string[]) =>
  db
    .selectFrom('incident_history')
    .select((one) => one.fn.max('id').as('id'))
    .$if(references !== undefined, (query) => query.where('reference', 'in', references ?? []))
    .groupBy('reference');

export type Latest = Pick<HistoryRow, 'reference' | 'revision' | 'gone' | 'seen_at'>;

const latest = (db: Store['db'], references?: readonly string[]): Promise<Latest[]> =>
  db
    .selectFrom('incident_history')
    .where('id', 'in', latestIds(db, references))
    .select(['reference', 'revision', 'gone', 'seen_at'])
    .execute();

export const readOngoing = async (store: Store): Promise<Latest[]> =>
  (await latest(store.db)).filter(({ gone }) => gone === 0);

async function repeatGone(
  trx: Transaction<Database>,
  references: readonly string[],
  seenAt: number,
): Promise<void> {
  if (references.length === 0) return;
  const rows = await trx
    .selectFrom('incident_history')
    .where('id', 'in', latestIds(trx, references))
    .selectAll()
    .execute();
  const gone = rows
    .filter((row) => row.gone === 0 && row.seen_at <= seenAt)
    .map(({ id: _, ...row }) => ({ ...row, seen_at: seenAt, gone: 1 }));
  if (gone.length > 0) await trx.insertInto('incident_history').values(gone).execute();
}

/** In one transaction. Skips what another process has already written, or something newer. */
export async function writeChanges(
  store: Store,
  rows: readonly HistoryRow[],
  gone: readonly string[],
  seenAt: number,
): Promise<void> {
  await store.db.transaction().execute(async (trx) => {
    if (store.dialect === 'postgres') await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    const latestRows =
      rows.length === 0
        ? []
        : await latest(
            trx,
            rows.map(({ reference }) => reference),
          );
    const byReference = new Map(latestRows.map((row) => [row.reference, row]));
    const news = rows.filter((row) => {
      const before = byReference.get(row.reference);
      return (
        !before ||
        (before.seen_at <= row.seen_at && (before.gone === 1 || before.revision !== row.revision))
      );
    });
    if (news.length > 0) await trx.insertInto('incident_history').values(news).execute();
    await repeatGone(trx, gone, seenAt);
  });
}

export const readRows = (store: Store, reference: string) =>
  store.db
    .selectFrom('incident_history')
    .where('reference', '=', reference)
    .where('gone', '=', 0)
    .select(['seen_at', 'estimate_text', 'estimated_at'])
    .orderBy('seen_at')
    .orderBy('id')
    .execute();
