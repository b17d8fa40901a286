import pg from 'pg';

/** The server that store tests use. TEST_DATABASE_URL names another one; its user must be allowed to create databases. */
export const SERVER = process.env.TEST_DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/test';

/** Asks a database by a connection of its own, the server's first one unless said otherwise. */
export async function onServer<Result>(
  work: (client: pg.Client) => Promise<Result>,
  url = SERVER,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  // A client without a listener throws its connection errors at the whole process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const prefixOf = (run: number): string => `meridian_test_${run}_`;

const DUPLICATE_DATABASE = '42P04';

let making: Promise<string> | undefined;
/**
 * The address of this worker's own database, made when it is first needed. Migrations look at every table of a database, so the
 * schemas of workers that share one would vanish under each other's eyes.
 */
export const workerDatabase = (): Promise<string> =>
  (making ??= (async () => {
    const name = `${prefixOf(process.ppid)}${process.pid}`;
    await onServer((client) => client.query(`create database ${name}`)).catch(
      (error: { code?: string }) => {
        // A test that reloads its modules runs this a second time.
        if (error.code !== DUPLICATE_DATABASE) throw error;
      },
    );
    // What a test wrote need not outlive the machine.
    await onServer((client) =>
      client.query(`alter database ${name} set synchronous_commit to off`),
    );
    const url = new URL(SERVER);
    url.pathname = `/${name}`;
    return url.toString();
  })());

let pool: Promise<pg.Pool> | undefined;
/** Asks this worker's database by a connection that stays: opening one takes ten times as long as emptying a schema. */
export async function inWorkerDatabase(statement: string): Promise<void> {
  pool ??= (async () => {
    const opened = new pg.Pool({
      connectionString: await workerDatabase(),
      max: 1,
      allowExitOnIdle: true,
    });
    opened.on('error', () => undefined);
    return opened;
  })();
  await (await pool).query(statement);
}

/** Global set-up of the projects with store tests: drops the databases that the workers of this run made. */
export default function dropDatabasesAfterwards(): () => Promise<void> {
  return async () => {
    await onServer(async (client) => {
      const { rows } = await client.query<{ datname: string }>(
        'select datname from pg_database where starts_with(datname, $1)',
        [prefixOf(process.pid)],
      );
      for (const { datname } of rows)
        await client.query(`drop database if exists ${datname} with (force)`);
    }).catch(() => undefined);
  };
}
