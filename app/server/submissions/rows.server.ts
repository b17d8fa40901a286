import type { Transaction } from 'kysely';
import type { Instant } from '~/domain/time/instant';
import type { FormSubmissionTable } from '../store/form-tables';
import type { Store } from '../store/open.server';
import type { Database } from '../store/tables';
import { withoutSync } from '../store/without-sync.server';

export type SubmissionRow = Pick<FormSubmissionTable, 'key' | 'reference' | 'shown_reference' | 'body_mark'>;

/** The rows of accepted submissions. */
export function createRows(store: Pick<Store, 'db' | 'dialect'>) {
  const { db } = store;

  const byKey = (key: string): Promise<SubmissionRow | undefined> =>
    db
      .selectFrom('form_submission')
      .where('key', '=', key)
      .select(['key', 'reference', 'shown_reference', 'body_mark'])
      .executeTakeFirst();

  return {
    byKey,

    /** False where its key or its reference is there already, also when another process is just writing it. */
    async insert(trx: Transaction<Database>, row: Omit<FormSubmissionTable, 'id'>): Promise<boolean> {
      const written = await trx
        .insertInto('form_submission')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning('key')
        .execute();
      return written.length > 0;
    },

    /** Settles which reference is the visitor's, unless that is settled already, and returns it. */
    async show({ key }: SubmissionRow, reference: string): Promise<string> {
      const set = { shown_reference: reference };
      const written = await withoutSync(store, (connection) =>
        connection
          .updateTable('form_submission')
          .set(set)
          .where('key', '=', key)
          .where('shown_reference', 'is', null)
          .returning('key')
          .execute(),
      );
      return written.length > 0 ? reference : ((await byKey(key))?.shown_reference ?? reference);
    },

    async purge(before: Instant): Promise<void> {
      await db.deleteFrom('form_submission').where('accepted_at', '<', before).execute();
    },
  };
}
