import type { Kysely, Migration } from 'kysely';
import { idColumn } from '../columns';

/** Drafts, submissions and the outbox. Architecture, "How data flows" 3 and 4. */
export const forms: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('form_draft')
      .addColumn('visitor', 'text', (column) => column.notNull())
      .addColumn('form', 'text', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .addColumn('sealed', 'text', (column) => column.notNull())
      .addColumn('saved_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('form_draft_key', ['visitor', 'form'])
      .execute();
    await idColumn(db.schema.createTable('form_submission'), db)
      .addColumn('key', 'text', (column) => column.notNull().unique())
      .addColumn('body_mark', 'text')
      .addColumn('reference', 'text', (column) => column.notNull().unique())
      .addColumn('shown_reference', 'text')
      .addColumn('page_type', 'text', (column) => column.notNull())
      .addColumn('accepted_at', 'bigint', (column) => column.notNull())
      .execute();
    await idColumn(db.schema.createTable('outbox'), db)
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('sealed', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('lease', 'text')
      .addColumn('lease_until', 'bigint', (column) => column.notNull())
      .addColumn('finished_at', 'bigint')
      .addColumn('answer', 'text')
      .addUniqueConstraint('outbox_key', ['channel', 'key'])
      .execute();
    await db.schema
      .createTable('operator_delivery')
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('reference', 'text')
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .addColumn('times', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('operator_delivery_key', ['channel', 'key'])
      .execute();
    await db.schema.createIndex('form_draft_time').on('form_draft').column('saved_at').execute();
    await db.schema.createIndex('form_submission_time').on('form_submission').column('accepted_at').execute();
    await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'due_at']).execute();
    await db.schema.createIndex('outbox_finished').on('outbox').columns(['state', 'finished_at']).execute();
  },
};
