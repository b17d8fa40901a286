import type { Kysely, Migration } from 'kysely';

/** Requests of offers, and what the embedded operator knows of planned work. Specification: journeys, sections 3, 4 and 7. */
export const offers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('offers_request')
      .addColumn('place_hash', 'text', (column) => column.primaryKey())
      .addColumn('key', 'text', (column) => column.notNull().unique())
      .addColumn('body_mark', 'text')
      .addColumn('accepted_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('offers_request_time').on('offers_request').column('accepted_at').execute();
    await db.schema
      .createTable('planned_registration')
      .addColumn('mpan_hash', 'text', (column) => column.notNull())
      .addColumn('incident_reference', 'text', (column) => column.notNull())
      .addColumn('filled_at', 'bigint')
      .addColumn('has_email', 'integer', (column) => column.notNull())
      .addColumn('redeemed_at', 'bigint')
      .addPrimaryKeyConstraint('planned_registration_of', ['mpan_hash', 'incident_reference'])
      .execute();
  },
};
