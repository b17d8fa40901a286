import type { Kysely, Migration } from 'kysely';

/** Pings of smart meters: the site's own count, and what the embedded operator was asked. docs/decisions/submission.md */
export const smartMeter: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('meter_ping')
      .addColumn('meter', 'text', (column) => column.notNull())
      .addColumn('visit', 'text', (column) => column.notNull())
      .addColumn('attempt', 'integer', (column) => column.notNull())
      .addColumn('correlation_id', 'text', (column) => column.notNull().unique())
      .addColumn('started_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('meter_ping_key', ['meter', 'visit', 'attempt'])
      .execute();
    await db.schema
      .createTable('operator_ping')
      .addColumn('correlation_id', 'text', (column) => column.primaryKey())
      .addColumn('meter', 'text', (column) => column.notNull())
      .addColumn('attempt', 'integer', (column) => column.notNull())
      .addColumn('started_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('meter_ping_time').on('meter_ping').column('started_at').execute();
    await db.schema.createIndex('operator_ping_meter').on('operator_ping').columns(['meter', 'started_at']).execute();
  },
};
