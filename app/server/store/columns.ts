import { SqliteAdapter, type CreateTableBuilder, type Kysely } from 'kysely';

export const isSqlite = (db: Pick<Kysely<unknown>, 'getExecutor'>): boolean =>
  db.getExecutor().adapter instanceof SqliteAdapter;

export const idColumn = <Table extends string, Columns extends string>(
  table: CreateTableBuilder<Table, Columns>,
  db: Kysely<unknown>,
) =>
  isSqlite(db)
    ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    : table.addColumn('id', 'bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity());
