import type { Kysely, Migration } from 'kysely';

/** How what the site depends on fared, one row for each source and day. docs/decisions/status.md */
export const sourceDays: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('source_days')
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('ok', 'integer', (column) => column.notNull())
      .addColumn('failed', 'integer', (column) => column.notNull())
      .addColumn('last_ok_at', 'bigint')
      .addColumn('last_failed_at', 'bigint')
      .addColumn('trouble', 'text')
      .addPrimaryKeyConstraint('source_days_key', ['source', 'day'])
      .execute();
  },
};
