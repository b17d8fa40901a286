import { SqliteAdapter, type Generated, type Kysely } from 'kysely';

export const isSqlite = (db: Pick<Kysely<unknown>, 'getExecutor'>): boolean =>
  db.getExecutor().adapter instanceof SqliteAdapter;

/**
 * `?` may be null. `id` is an auto-increment key; `word` sorts by bytes. Instants are milliseconds.
 */
export type ColumnType =
  | 'id'
  | 'integer key'
  | 'word'
  | 'text'
  | 'text?'
  | 'text key'
  | 'text unique'
  | 'integer'
  | 'integer?'
  | 'bigint'
  | 'bigint?'
  | 'float?';

declare const ONE_OF: unique symbol;
type OneOf<Values extends string> = 'text' & { readonly [ONE_OF]: Values };

/** Text to the database, nothing but these values to TypeScript. */
export const oneOf = <Values extends string>() => 'text' as OneOf<Values>;

type Value<Type> =
  Type extends OneOf<infer Values>
    ? Values
    : Type extends 'id'
      ? Generated<number>
      : Type extends `${infer Base}?`
        ? Value<Base> | null
        : Type extends 'word' | `text${string}`
          ? string
          : number;

export type ColumnsByTable = Readonly<Record<string, Readonly<Record<string, ColumnType>>>>;

/** What Kysely reads from a table of these columns and writes into it. */
export type Row<Columns> = { -readonly [Column in keyof Columns]: Value<Columns[Column]> };
