import type { Kysely, Migration } from 'kysely';

/** What was learned of how long power cuts take. docs/decisions/odds.md */
export const odds: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('learned_odds')
      .addColumn('history', 'text', (column) => column.primaryKey())
      .addColumn('learned_at', 'bigint', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .execute();
  },
};
