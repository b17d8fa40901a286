import type { Kysely, Migration } from 'kysely';

/** Preview links, so that one can be revoked. */
export const previews: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('preview_link')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('tree', 'text', (column) => column.notNull())
      .addColumn('until_at', 'bigint', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('revoked_at', 'bigint')
      .execute();
  },
};
