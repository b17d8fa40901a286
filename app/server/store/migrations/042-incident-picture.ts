import type { Kysely, Migration } from 'kysely';

/** The picture of the incidents that nodes share, one row for each source. */
export const incidentPicture: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('incident_picture')
      .addColumn('source', 'text', (column) => column.primaryKey())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('revision', 'text', (column) => column.notNull())
      .addColumn('taken_at', 'bigint', (column) => column.notNull())
      .addColumn('data', 'text')
      .addColumn('written_at', 'bigint', (column) => column.notNull())
      .addColumn('records', 'text', (column) => column.notNull())
      .execute();
  },
};
