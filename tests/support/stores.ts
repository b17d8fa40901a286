import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, it } from 'vitest';
import type { Logger } from '~/server/lib/logger.server';
import { openStore, type Store } from '~/server/store/open.server';
import { onServer, SERVER, workerDatabase } from './test-databases';

/** A logger for tests that keeps quiet. */
export const quietLogger: Logger = { info() {}, warn() {}, error() {}, debug() {} };

type StoreEnv = Parameters<typeof openStore>[0];
export interface TestPlace {
  readonly env: StoreEnv;
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

/** A schema of its own in this worker's database, and a folder for what is kept in files. */
export async function postgresPlace(): Promise<TestPlace> {
  const schema = await newSchema();
  return placeIn(schema, () => inDatabase(`drop schema ${schema} cascade`));
}

async function newSchema(): Promise<string> {
  const schema = `t_${randomBytes(6).toString('hex')}`;
  await inDatabase(`create schema ${schema}`);
  return schema;
}

const inDatabase = async (statement: string): Promise<void> => {
  await onServer((client) => client.query(statement), await workerDatabase());
};

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

/** Deletes every row but the record of migrations, and starts each sequence again; foreign keys do not matter meanwhile. */
const emptied = (schema: string) => `
  set session_replication_role = replica;
  do $$ declare name text; begin
    for name in select tablename from pg_tables where schemaname = '${schema}' and tablename not like 'kysely%' loop
      execute format('delete from ${schema}.%I', name);
    end loop;
    for name in select sequencename from pg_sequences where schemaname = '${schema}' loop
      execute format('alter sequence ${schema}.%I restart', name);
    end loop;
  end $$`;

/** As `postgresPlace`, in a schema that an earlier test may have used and left empty. */
async function reusedPostgresPlace(): Promise<TestPlace> {
  const schema = emptySchemas.pop() ?? (await newSchema());
  return placeIn(schema, async () => {
    await inDatabase(emptied(schema));
    emptySchemas.push(schema);
  });
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
  const storeAt = async ({ env }: TestPlace) => {
    const store = await openStore(env, quietLogger);
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
  describe(`${name} (SQLite)`, () => suite(storesAt(sqlitePlace)));
  describeOnPostgres(name, suite);
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
