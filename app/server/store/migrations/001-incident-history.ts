import type { Kysely, Migration } from 'kysely';
import { idColumn } from '../columns';

/** What every incident once said. Architecture, "How data flows" 1. */
export const incidentHistory: Migration = {
  async up(db: Kysely<unknown>) {
    await idColumn(db.schema.createTable('incident_history'), db)
      .addColumn('reference', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .addColumn('gone', 'integer', (column) => column.notNull())
      .addColumn('revision', 'text', (column) => column.notNull())
      .addColumn('estimate_text', 'text')
      .addColumn('estimated_at', 'bigint')
      .addColumn('stage', 'text', (column) => column.notNull())
      .addColumn('status_id', 'integer', (column) => column.notNull())
      .addColumn('power_cut_type', 'text')
      .addColumn('incident_type', 'integer', (column) => column.notNull())
      .addColumn('category', 'text')
      .addColumn('region', 'integer', (column) => column.notNull())
      .addColumn('customers_affected', 'integer', (column) => column.notNull())
      .addColumn('customers_planned', 'integer', (column) => column.notNull())
      .addColumn('received_at', 'bigint')
      .addColumn('planned_at', 'bigint')
      .addColumn('restored_at', 'bigint')
      .addColumn('sectors', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('incident_history_reference')
      .on('incident_history')
      .columns(['reference', 'seen_at', 'id'])
      .execute();
  },
};
