import type { Kysely, Migration } from 'kysely';
import { idColumn } from '../columns';

/** What the site writes to see whether it can write (store/intake.server.ts). */
export const storeProbe: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await idColumn(db.schema.createTable('store_probe'), db)
      .addColumn('written_at', 'bigint', (column) => column.notNull())
      .addColumn('filling', 'text', (column) => column.notNull())
      .execute();
  },
};
