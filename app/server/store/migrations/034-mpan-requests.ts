import type { Kysely, Migration } from 'kysely';
import { idColumn } from '../columns';

/** Accepted requests for a meter point number. Specification: journeys, section 4 (MPAN forms). */
export const mpanRequests: Migration = {
  async up(db: Kysely<unknown>) {
    await idColumn(db.schema.createTable('mpan_request'), db)
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('body_mark', 'text', (column) => column.notNull())
      .addColumn('reference', 'text', (column) => column.notNull().unique())
      .addColumn('accepted_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('mpan_request_key', ['kind', 'key'])
      .execute();
    await db.schema.createIndex('mpan_request_time').on('mpan_request').column('accepted_at').execute();
  },
};
