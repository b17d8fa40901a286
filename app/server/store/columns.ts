import { SqliteAdapter, type CreateTableBuilder, type Kysely } from 'kysely';

/** Returns whether this database is the SQLite file rather than PostgreSQL. */
export const isSqlite = (db: Pick<Kysely<unknown>, 'getExecutor'>): boolean =>
  db.getExecutor().adapter instanceof SqliteAdapter;

/** Adds an auto-increment key, the one column whose definition differs between the two dialects. */
export const idColumn = <Table extends string, Columns extends string>(
  table: CreateTableBuilder<Table, Columns>,
  db: Kysely<unknown>,
) =>
  isSqlite(db)
    ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    : table.addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity());
