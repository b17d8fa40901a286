import type { Kysely, Migration } from 'kysely';
import { idColumn } from '../columns';

/** Searches, meter points and calls of the last hours. Specification: lookup, section 7; journeys, section 7. */
export const supply: Migration = {
  async up(db: Kysely<unknown>) {
    await idColumn(db.schema.createTable('postcode_search'), db)
      .addColumn('searched_at', 'bigint', (column) => column.notNull())
      .addColumn('postcode', 'text', (column) => column.notNull())
      .addColumn('mpan_hash', 'text')
      .addColumn('is_multipin', 'integer', (column) => column.notNull())
      .addColumn('incident_type', 'integer')
      .addColumn('incident_reference', 'text')
      .execute();
    await db.schema
      .createTable('recent_mpan')
      .addColumn('mpan_hash', 'text', (column) => column.primaryKey())
      .addColumn('logged_at', 'bigint', (column) => column.notNull())
      .execute();
    await idColumn(db.schema.createTable('power_cut_call'), db)
      .addColumn('called_at', 'bigint', (column) => column.notNull())
      .addColumn('postcode', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('postcode_search_time').on('postcode_search').column('searched_at').execute();
    await db.schema.createIndex('recent_mpan_time').on('recent_mpan').column('logged_at').execute();
    await db.schema
      .createIndex('power_cut_call_postcode')
      .on('power_cut_call')
      .columns(['postcode', 'called_at'])
      .execute();
  },
};
