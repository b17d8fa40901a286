import type { Row } from './columns';
import type { COLUMNS } from './migrations/001-columns';
import type { TEXT_DAY } from './migrations/002-text-day';

/** Of all migrations: a new one joins them here. */
type Columns = typeof COLUMNS & typeof TEXT_DAY;

/** A column is written once, in the migration that adds it. docs/decisions/store.md */
export type Database = { -readonly [Table in keyof Columns]: Row<Columns[Table]> };
