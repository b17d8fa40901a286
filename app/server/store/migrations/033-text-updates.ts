import type { Kysely, Migration } from 'kysely';
import { idColumn } from '../columns';

/** Who wants text updates, what is news, and the messages that come of it. docs/decisions/text-updates.md */
export const textUpdates: Migration = {
  async up(db: Kysely<unknown>) {
    await idColumn(db.schema.createTable('text_subscription'), db)
      .addColumn('number_mark', 'text', (column) => column.notNull())
      .addColumn('sealed', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('about', 'text', (column) => column.notNull())
      .addColumn('postcode', 'text')
      .addColumn('mpan_mark', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('text_subscription_once', ['number_mark', 'kind', 'about'])
      .execute();
    await db.schema
      .createTable('text_request')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('body_mark', 'text', (column) => column.notNull())
      .addColumn('answer', 'integer')
      .addColumn('answered_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('text_incident')
      .addColumn('reference', 'text', (column) => column.primaryKey())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .execute();
    await idColumn(db.schema.createTable('text_news'), db)
      .addColumn('reference', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('places', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('step', 'integer', (column) => column.notNull())
      .addColumn('cursor', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await idColumn(db.schema.createTable('text_message'), db)
      .addColumn('news_id', 'bigint', (column) => column.notNull())
      .addColumn('number_mark', 'text', (column) => column.notNull())
      .addColumn('sealed', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('lease_until', 'bigint', (column) => column.notNull())
      .addColumn('finished_at', 'bigint')
      .addUniqueConstraint('text_message_once', ['number_mark', 'news_id'])
      .execute();
    await db.schema
      .createTable('text_sent')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('number_mark', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'bigint', (column) => column.notNull())
      .addColumn('times', 'integer', (column) => column.notNull())
      .execute();
    const index = (name: string, table: string, columns: string[]) =>
      db.schema.createIndex(name).on(table).columns(columns).execute();
    await index('text_subscription_about', 'text_subscription', ['kind', 'about', 'id']);
    await index('text_subscription_place', 'text_subscription', ['kind', 'postcode', 'id']);
    await index('text_request_time', 'text_request', ['answered_at']);
    await index('text_incident_time', 'text_incident', ['seen_at']);
    await index('text_news_state', 'text_news', ['state', 'id']);
    await index('text_news_reference', 'text_news', ['reference', 'state']);
    await index('text_message_due', 'text_message', ['state', 'due_at']);
    await index('text_message_news', 'text_message', ['news_id', 'state']);
    await index('text_sent_time', 'text_sent', ['sent_at']);
  },
};
