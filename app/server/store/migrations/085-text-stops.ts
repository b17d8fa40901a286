import type { Kysely, Migration } from 'kysely';

/** Numbers that answered STOP: only their owner, on a page, gets them texted again. docs/decisions/text-updates.md, T-27 */
export const textStops: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('text_stop')
      .addColumn('number_mark', 'text', (column) => column.primaryKey())
      .addColumn('stopped_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
