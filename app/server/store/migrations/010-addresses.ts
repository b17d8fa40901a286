import { sql, type Kysely, type Migration } from 'kysely';
import { isSqlite } from '../columns';

/** The directory of premises and its word index. docs/decisions/address-search.md */
export const addresses: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('address_place')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('postcode', 'text', (column) => column.notNull())
      .addColumn('street', 'text')
      .addColumn('house_name', 'text')
      .addColumn('town', 'text')
      .addColumn('county', 'text')
      .addColumn('dno', 'integer', (column) => column.notNull())
      .addColumn('is_own', 'integer', (column) => column.notNull())
      .addColumn('mpid', 'text')
      .execute();
    await db.schema
      .createTable('address')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('place_id', 'integer', (column) => column.notNull())
      .addColumn('house_no', 'text')
      .addColumn('house_key', 'text', (column) => column.notNull())
      .addColumn('mpan', 'text')
      .addColumn('supplier_name', 'text')
      .addColumn('supplier_number', 'text')
      .addColumn('full_address', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('address_word')
      // A range of words that begin alike is a range of bytes, whatever the database's language.
      .addColumn('word', isSqlite(db) ? 'text' : sql`text collate "C"`, (column) => column.notNull())
      .addColumn('place_id', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('address_source')
      .addColumn('version', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('address_place_postcode').on('address_place').column('postcode').execute();
    await db.schema.createIndex('address_of_place').on('address').columns(['place_id', 'house_key']).execute();
    await db.schema.createIndex('address_mpan').on('address').column('mpan').execute();
    await db.schema.createIndex('address_word_places').on('address_word').columns(['word', 'place_id']).execute();
    await db.schema.createIndex('address_place_words').on('address_word').columns(['place_id', 'word']).execute();
  },
};
