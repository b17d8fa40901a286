import { sql, type Kysely, type Migration } from 'kysely';

/** A home may be known by its meter point, its address and its phone, and counts once. docs/decisions/still-off.md */
export const homesBySigns: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('still_off')
      .addColumn('counted_as', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await sql`update still_off set counted_as = home`.execute(db);
    await db.schema.createIndex('still_off_home').on('still_off').columns(['reference', 'counted_as']).execute();
  },
};
