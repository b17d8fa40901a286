import type { Kysely, Migration } from 'kysely';

export const textDay: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('text_day')
      .addColumn('day', 'text', (column) => column.primaryKey())
      .addColumn('segments', 'bigint', (column) => column.notNull())
      .addColumn('held_at', 'bigint')
      .execute();
  },
};
