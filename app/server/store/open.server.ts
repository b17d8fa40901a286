import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, Migrator, sql, type Migration } from 'kysely';
import type { Env } from '../env.server';
import type { Logger } from '~/server/lib/logger.server';
import { withTimeout } from '~/server/lib/with-timeout.server';
import { type Instant, MINUTE } from '~/domain/time/instant';
import { isSqlite } from './columns';
import { postgresDialect } from './postgres.server';
import { sqliteDialect } from './sqlite.server';
import type { Database } from './tables';
import { schema } from './migrations/001-schema';
import { textDay } from './migrations/002-text-day';

const MEASURED_EVERY = MINUTE;

/**
 * The database's time, advanced by this machine's monotonic clock and measured every minute, so
 * machines with different clocks agree on leases and limits. SQLite runs on one machine and uses
 * its clock, as PostgreSQL does before the first measurement. docs/decisions/once-and-limits.md
 */
export function createStoreClock(db: Kysely<Database>, monotonic = () => performance.now()) {
  let ahead: number | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function measure(): Promise<void> {
    if (isSqlite(db)) return;
    const startedAt = monotonic();
    const { rows } = await sql<{ at: number }>`
      select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`.execute(db);
    // The clock was read at some moment between query and answer.
    if (rows[0]) ahead = rows[0].at - (startedAt + monotonic()) / 2;
  }

  return {
    now: (): Instant => (ahead === null ? Date.now() : Math.round(monotonic() + ahead)),
    /** Now and at intervals. An unreachable database is measured later. */
    async start(): Promise<void> {
      await measure();
      timer ??= setInterval(() => void measure().catch(() => undefined), MEASURED_EVERY).unref();
    },
    stop: (): void => clearInterval(timer),
  };
}

/** In order of their names. A released migration is never edited: a change is a new one. */
const migrations: Readonly<Record<string, Migration>> = {
  '001-schema': schema,
  '002-text-day': textDay,
};

export interface Store {
  readonly db: Kysely<Database>;
  readonly dialect: 'sqlite' | 'postgres';
  /** Once reached and migrated, which may be much later. Never rejects. */
  readonly opened: Promise<void>;
  /** The same in all processes on this store, for leases and shared limits. */
  now(): Instant;
  /** Reached and migrated. It may be unreachable again: every query may fail. */
  isOpen(): boolean;
  onFailure(listener: () => void): void;
  /** Within two seconds, even if the database does not answer. */
  isHealthy(): Promise<boolean>;
  close(): Promise<void>;
}

type StoreEnv = Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>;

const HEALTH_MS = 2000;
/** Startup then continues without the database; also the pause between later attempts. */
const PATIENCE_MS = 3000;
const RETRY_MS = 1000;

/** The database holds tables of another version of the site. Waiting does not help. */
export class ForeignDatabase extends Error {
  constructor(cause: Error) {
    super(
      'The database was made by another version of the site, and this version cannot read it. Name an empty database ' +
        `(DATABASE_URL) or folder (DATA_DIR), or start the version that made it (${cause.message}).`,
      { cause },
    );
  }
}

/** Under a lock: when two processes start at once, one migrates and the other waits. */
async function migrate(db: Kysely<Database>): Promise<readonly string[]> {
  // Without its schema's name the migrator would mistake another schema's tables for its own.
  const schema = isSqlite(db)
    ? undefined
    : (await sql<{ name: string }>`select current_schema() as name`.execute(db)).rows[0]?.name;
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
    ...(schema ? { migrationTableSchema: schema } : {}),
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error instanceof Error && error.message.startsWith('corrupted migrations'))
    throw new ForeignDatabase(error);
  if (error) throw new Error('The database could not be brought up to date', { cause: error });
  return results.map(({ migrationName }) => migrationName);
}

/** Without the message, which may contain the URL with its password. */
export function faultCode(error: unknown): string {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  if (typeof code === 'string' && code !== '') return code;
  return cause === undefined ? 'unknown fault' : faultCode(cause);
}

/** `open` rejects while the database can't be reached or migrated, and may be called again. */
function makeStore(env: StoreEnv, logger: Logger) {
  const failureListeners = new Set<() => void>();
  const dialect = env.DATABASE_URL
    ? postgresDialect(env.DATABASE_URL, logger)
    : sqliteDialect(env.DATA_DIR, logger);
  const db = new Kysely<Database>({
    dialect,
    log: ({ level }) => {
      if (level === 'error') for (const listener of failureListeners) listener();
    },
  });
  const clock = createStoreClock(db);
  let isOpen = false;
  let isClosed = false;
  let tellOpened = () => {};
  const opened = new Promise<void>((resolve) => (tellOpened = resolve));
  const store: Store = {
    db,
    dialect: env.DATABASE_URL ? 'postgres' : 'sqlite',
    opened,
    now: clock.now,
    isOpen: () => isOpen,
    onFailure: (listener) => void failureListeners.add(listener),
    isHealthy: () =>
      withTimeout(
        HEALTH_MS,
        sql`select 1`.execute(db).then(() => true),
        false,
      ),
    close() {
      isClosed = true;
      clock.stop();
      return db.destroy();
    },
  };
  return {
    store,
    isClosed: () => isClosed,
    async open(): Promise<void> {
      const done = await migrate(db);
      if (done.length > 0) logger.info({ migrations: done }, 'the store was brought up to date');
      await clock.start();
      isOpen = true;
      tellOpened();
    },
  };
}

/**
 * A SQLite file in DATA_DIR, or PostgreSQL if DATABASE_URL is set, migrated. Rejects if it cannot
 * be reached. docs/decisions/store.md
 */
export async function openStore(env: StoreEnv, logger: Logger): Promise<Store> {
  const { store, open } = makeStore(env, logger);
  try {
    await open();
    return store;
  } catch (error) {
    await store.close().catch(() => undefined);
    throw error;
  }
}

/** Temporary disk errors; with any other the file is missing or not a store. */
const PASSING = /^(?:SQLITE_(?:FULL|BUSY|IOERR)|ENOSPC|EIO|EMFILE|ENFILE)/;

/**
 * After a short wait, resolves with a store that opens once its database is reachable, even hours
 * later. Rejects if waiting does not help: an unusable store file, or a database of another
 * version.
 */
export async function openStoreOrWait(
  env: StoreEnv,
  logger: Logger,
  { patienceMs = PATIENCE_MS, retryMs = RETRY_MS } = {},
): Promise<Store> {
  const { store, open, isClosed } = makeStore(env, logger);
  let lastMessage = '';
  async function keepTrying(): Promise<void> {
    while (!store.isOpen() && !isClosed()) {
      try {
        await open();
        if (lastMessage !== '') logger.info({}, 'the database is there; forms are taken');
      } catch (error) {
        const fault = faultCode(error);
        if (
          error instanceof ForeignDatabase ||
          (store.dialect === 'sqlite' && !PASSING.test(fault))
        )
          throw error;
        if (fault !== lastMessage)
          logger.error({ fault }, 'the database cannot be used; pages go on, forms wait for it');
        lastMessage = fault;
        await sleep(retryMs, undefined, { ref: false });
      }
    }
  }
  // This timer deliberately keeps the process alive, because nothing else might while startup
  // waits.
  const patience = new AbortController();
  const tooLong = sleep(patienceMs, undefined, { signal: patience.signal }).catch(() => undefined);
  await Promise.race([keepTrying(), tooLong]).finally(() => patience.abort());
  return store;
}

/** Retries if the work fails. Resolves when it is done, which may be hours later. */
export async function onceOpen(
  { opened }: Pick<Store, 'opened'>,
  work: () => Promise<void>,
  {
    retryMs = RETRY_MS,
    onFault = () => {},
  }: { retryMs?: number; onFault?: (fault: string) => void } = {},
): Promise<void> {
  await opened;
  for (let lastMessage = ''; ; await sleep(retryMs, undefined, { ref: false })) {
    try {
      return await work();
    } catch (error) {
      const fault = faultCode(error);
      if (fault !== lastMessage) onFault(fault);
      lastMessage = fault;
    }
  }
}
