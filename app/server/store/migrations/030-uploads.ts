import type { Kysely, Migration } from 'kysely';

/** What is known of the files that visitors send along. docs/decisions/uploads.md */
export const uploads: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('upload_session')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('used_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('upload_file')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('session', 'text', (column) => column.notNull())
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('display_name', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('form', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('is_stored', 'integer', (column) => column.notNull())
      .addColumn('reference', 'text')
      .addColumn('kept_at', 'bigint')
      .execute();
    await db.schema.createIndex('upload_session_time').on('upload_session').column('used_at').execute();
    await db.schema.createIndex('upload_file_session').on('upload_file').column('session').execute();
    await db.schema.createIndex('upload_file_owner').on('upload_file').columns(['owner', 'kept_at']).execute();
    await db.schema.createIndex('upload_file_time').on('upload_file').columns(['kept_at', 'created_at']).execute();
  },
};
