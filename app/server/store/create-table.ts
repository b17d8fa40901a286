import {
  sql,
  type ColumnDataType,
  type ColumnDefinitionBuilder,
  type CreateTableBuilder,
  type Kysely,
  type RawBuilder,
} from 'kysely';
import { isSqlite, type ColumnType } from './columns';

const STORED_AS = {
  text: 'text',
  integer: 'integer',
  bigint: 'bigint',
  float: 'double precision',
} as const;

type Definition = [
  ColumnDataType | RawBuilder<unknown>,
  (column: ColumnDefinitionBuilder) => ColumnDefinitionBuilder,
];

/** What `addColumn` of a new or altered table takes after the column's name. */
export function definitionOf(type: ColumnType, db: Kysely<unknown>): Definition {
  const [base, rule] = type.replace('?', ' optional').split(' ') as [
    keyof typeof STORED_AS | 'id' | 'word',
    string?,
  ];
  if (base === 'id')
    return isSqlite(db)
      ? ['integer', (column) => column.primaryKey().autoIncrement()]
      : ['bigint', (column) => column.primaryKey().generatedAlwaysAsIdentity()];
  // A prefix range of words is a byte range, whatever the database's locale.
  if (base === 'word')
    return [isSqlite(db) ? 'text' : sql`text collate "C"`, (column) => column.notNull()];
  return [
    STORED_AS[base],
    (column) => {
      if (rule === 'optional') return column;
      if (rule === 'key') return column.primaryKey();
      return rule === 'unique' ? column.notNull().unique() : column.notNull();
    },
  ];
}

interface Keys {
  readonly primaryKey?: readonly string[] | undefined;
  readonly unique?: readonly (readonly string[])[] | undefined;
  readonly indexes?: readonly (readonly string[])[] | undefined;
}

/** Released migrations call it: the SQL that it makes of their columns must not change. */
export async function createTable(
  db: Kysely<unknown>,
  name: string,
  columns: Readonly<Record<string, ColumnType>>,
  { primaryKey, unique = [], indexes = [] }: Keys = {},
): Promise<void> {
  let table: CreateTableBuilder<string, string> = db.schema.createTable(name);
  for (const [column, type] of Object.entries(columns))
    table = table.addColumn(column, ...definitionOf(type, db));
  if (primaryKey) table = table.addPrimaryKeyConstraint(`${name}_key`, [...primaryKey]);
  for (const key of unique)
    table = table.addUniqueConstraint([name, ...key, 'unique'].join('_'), [...key]);
  await table.execute();
  for (const index of indexes)
    await db.schema
      .createIndex([name, ...index, 'index'].join('_'))
      .on(name)
      .columns([...index])
      .execute();
}
