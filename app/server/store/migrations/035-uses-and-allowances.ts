import type { Kysely, Migration } from 'kysely';

/** What may be used once, and what may be done only so often, whichever process is asked. docs/decisions/once-and-limits.md */
export const usesAndAllowances: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('bot_use')
      .addColumn('token', 'text', (column) => column.primaryKey())
      .addColumn('act', 'text', (column) => column.notNull())
      .addColumn('said', 'double precision')
      .addColumn('used_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('allowance')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('clear_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('allowance_key', ['name', 'subject'])
      .execute();
    await db.schema.createIndex('bot_use_time').on('bot_use').column('used_at').execute();
    await db.schema.createIndex('allowance_time').on('allowance').column('clear_at').execute();
  },
};
