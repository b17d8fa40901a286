import type { Kysely, Migration } from 'kysely';

/** Notifications of browsers beside texts, and the keys that the site signs them with. docs/decisions/live.md */
export const push: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('text_subscription')
      .addColumn('way', 'text', (column) => column.notNull().defaultTo('text'))
      .execute();
    await db.schema.alterTable('text_news').addColumn('push_body', 'text').execute();
    await db.schema
      .createTable('site_key')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('sealed', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
