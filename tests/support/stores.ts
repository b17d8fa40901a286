import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Migrator, sql } from 'kysely';
import { afterEach, describe, it, vi } from 'vitest';
import type { Logger } from '~/server/lib/logger.server';
import { openStore, type Store } from '~/server/store/open.server';
import { inWorkerDatabase, onServer, SERVER, workerDatabase } from './test-databases';

/** A logger for tests that keeps quiet. */
export const quietLogger: Logger = { info() {}, warn() {}, error() {}, debug() {} };

type StoreEnv = Parameters<typeof openStore>[0];
export interface TestPlace {
  readonly env: StoreEnv;
  /** Whether its tables are there and up to date. */
  readonly isMigrated?: boolean;
  remove(): Promise<void>;
}

const noServer: string | null = await onServer((client) => client.query('select 1')).then(
  () => null,
  (error: Error) =>
    `no PostgreSQL answers at ${SERVER.replace(/\/\/[^@/]*@/, '//')}: ${error.message}`,
);

/** A folder of its own for a SQLite file. */
export async function sqlitePlace(): Promise<TestPlace> {
  const dir = await mkdtemp(path.join(tmpdir(), 'store-test-'));
  return {
    env: { DATA_DIR: dir, DATABASE_URL: undefined },
    remove: () => rm(dir, { recursive: true, force: true }),
  };
}

let migratedFile: Promise<string> | undefined;
/** As `sqlitePlace`, with the tables in the file: a copy takes a tenth of the time of the migrations. */
async function migratedSqlitePlace(): Promise<TestPlace> {
  migratedFile ??= (async () => {
    const { env } = await sqlitePlace();
    await (await openStore(env, quietLogger)).close();
    process.once('exit', () => rmSync(env.DATA_DIR, { recursive: true, force: true }));
    return path.join(env.DATA_DIR, 'site.db');
  })();
  const place = await sqlitePlace();
  await copyFile(await migratedFile, path.join(place.env.DATA_DIR, 'site.db'));
  return { ...place, isMigrated: true };
}

/** A schema of its own in this worker's database, and a folder for what is kept in files. */
export async function postgresPlace(): Promise<TestPlace> {
  const schema = await newSchema();
  return placeIn(schema, () => inWorkerDatabase(`drop schema ${schema} cascade`));
}

async function newSchema(): Promise<string> {
  const schema = `t_${randomBytes(6).toString('hex')}`;
  await inWorkerDatabase(`create schema ${schema}`);
  return schema;
}

async function placeIn(schema: string, giveBack: () => Promise<void>): Promise<TestPlace> {
  const folder = await sqlitePlace();
  const url = new URL(await workerDatabase());
  url.searchParams.set('options', `-csearch_path=${schema}`);
  return {
    env: { ...folder.env, DATABASE_URL: url.toString() },
    async remove() {
      await folder.remove();
      await giveBack();
    },
  };
}

/** Schemas of this worker that are up to date and empty: creating one takes a hundred times as long as emptying it. */
const emptySchemas: string[] = [];

/**
 * Deletes every row but the record of migrations, and starts each sequence again; foreign keys do not matter meanwhile. It asks
 * each table first, since to ask takes a tenth of the time of a deletion.
 */
const emptied = (schema: string) => `
  do $$ declare name text; hasRows boolean; begin
    set local session_replication_role = replica;
    for name in select tablename from pg_tables where schemaname = '${schema}' and tablename not like 'kysely%' loop
      execute format('select exists (select from ${schema}.%I)', name) into hasRows;
      if hasRows then execute format('delete from ${schema}.%I', name); end if;
    end loop;
    perform setval(format('${schema}.%I', sequencename)::regclass, start_value, false)
      from pg_sequences where schemaname = '${schema}' and last_value is not null;
  end $$`;

/** As `postgresPlace`, in a schema with its tables that an earlier test may have used and left empty. */
async function reusedPostgresPlace(): Promise<TestPlace> {
  const used = emptySchemas.pop();
  const schema = used ?? (await newSchema());
  const place = await placeIn(schema, async () => {
    await inWorkerDatabase(emptied(schema));
    emptySchemas.push(schema);
  });
  if (used === undefined) await (await openStore(place.env, quietLogger)).close();
  return { ...place, isMigrated: true };
}

/** Opens a store without looking for migrations where there can be none: to look takes longer than most tests. */
async function openPlace({ env, isMigrated = false }: TestPlace): Promise<Store> {
  if (!isMigrated) return openStore(env, quietLogger);
  const looking = vi.spyOn(Migrator.prototype, 'migrateToLatest').mockResolvedValue({});
  try {
    const store = await openStore(env, quietLogger);
    // Opens the file, which the migrations would have done.
    await sql`select 1`.execute(store.db);
    return store;
  } finally {
    looking.mockRestore();
  }
}

export interface TestStores {
  /** An empty store, up to date, closed and removed after the test. */
  (): Promise<Store>;
  /** The same, for a test that drops a table. */
  fresh(): Promise<Store>;
  /** The place of a store that the test opens itself, more than once if it likes. Its tables may be there already. */
  place(): Promise<TestPlace>;
  /** A place without tables, for tests of the migrations themselves. */
  freshPlace(): Promise<TestPlace>;
}

function storesAt(makePlace: () => Promise<TestPlace>, makeFreshPlace = makePlace): TestStores {
  const undo: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const step of undo.splice(0).reverse()) await step();
  });
  const removedAfterwards = async (made: TestPlace) => {
    undo.push(() => made.remove());
    return made;
  };
  const place = async () => removedAfterwards(await makePlace());
  const freshPlace = async () => removedAfterwards(await makeFreshPlace());
  const storeAt = async (made: TestPlace) => {
    const store = await openPlace(made);
    undo.push(() => store.close());
    return store;
  };
  const makeStore = async () => storeAt(await place());
  return Object.assign(makeStore, {
    fresh: async () => storeAt(await freshPlace()),
    place,
    freshPlace,
  });
}

/** A suite for what only a server does. Where none answers it is reported as not run, by name. */
export function describeOnPostgres(name: string, suite: (makeStore: TestStores) => void): void {
  const onPostgres = `${name} (PostgreSQL)`;
  if (noServer === null)
    describe(onPostgres, () => suite(storesAt(reusedPostgresPlace, postgresPlace)));
  else {
    process.stdout.write(`NOT RUN: ${onPostgres}, because ${noServer}\n`);
    describe.skip(onPostgres, () => it(`not run: ${noServer}`, () => undefined));
  }
}

/**
 * One suite, run on a SQLite file and on PostgreSQL. Where no server answers, its PostgreSQL half is reported as not run, by name.
 * TEST_DATABASE_URL names another server.
 */
export function describeOnEveryStore(name: string, suite: (makeStore: TestStores) => void): void {
  describe(`${name} (SQLite)`, () => suite(storesAt(migratedSqlitePlace, sqlitePlace)));
  describeOnPostgres(name, suite);
}

/**
 * As `describeOnEveryStore`, for what adds no SQL to that of the suites beside it: on a SQLite file alone, unless BOTH_STORES=1 asks
 * for both, as CI does.
 */
export function describeOnOneStore(name: string, suite: (makeStore: TestStores) => void): void {
  if (process.env.BOTH_STORES === '1') describeOnEveryStore(name, suite);
  else describe(`${name} (SQLite)`, () => suite(storesAt(migratedSqlitePlace, sqlitePlace)));
}

/** The tables of a store, without the migrator's own. Tests beside this one have schemas of their own in the same database. */
export async function tablesOf({ db, dialect }: Store): Promise<string[]> {
  const ownSchema =
    dialect === 'postgres'
      ? (await sql<{ name: string }>`select current_schema() as name`.execute(db)).rows[0]?.name
      : undefined;
  return (await db.introspection.getTables())
    .filter(
      ({ name, schema }) =>
        !name.startsWith('kysely_') && (ownSchema === undefined || schema === ownSchema),
    )
    .map(({ name }) => name);
}
