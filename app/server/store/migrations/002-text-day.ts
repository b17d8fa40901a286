import type { Kysely, Migration } from 'kysely';
import type { ColumnsByTable } from '../columns';
import { createTable } from '../create-table';

export const TEXT_DAY = {
  /** Parts of texts on one day (London), counted by all processes. */
  text_day: {
    day: 'text key',
    segments: 'bigint',
    /** When the day's ceiling last held a text; null if it never did. */
    held_at: 'bigint?',
  },
} as const satisfies ColumnsByTable;

export const textDay: Migration = {
  up: (db: Kysely<unknown>) => createTable(db, 'text_day', TEXT_DAY.text_day),
};
