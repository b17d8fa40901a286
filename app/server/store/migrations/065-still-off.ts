import type { Kysely, Migration } from 'kysely';

/** Homes that are still off after a power cut, and text messages that were answered. docs/decisions/still-off.md */
export const stillOff: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('still_off')
      .addColumn('reference', 'text', (column) => column.notNull())
      .addColumn('home', 'text', (column) => column.notNull())
      .addColumn('told_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('still_off_key', ['reference', 'home'])
      .execute();
    await db.schema.createIndex('still_off_time').on('still_off').column('told_at').execute();
    await db.schema
      .createTable('text_reply')
      .addColumn('id_mark', 'text', (column) => column.primaryKey())
      .addColumn('body_mark', 'text', (column) => column.notNull())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('text_reply_time').on('text_reply').column('received_at').execute();
    await db.schema.alterTable('text_subscription').addColumn('sealed_place', 'text').execute();
    await db.schema.alterTable('operator_delivery').addColumn('kind', 'text').execute();
    await db.schema.alterTable('operator_delivery').addColumn('incident', 'text').execute();
  },
};
