import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Dialect,
  type SqliteDatabase as SqliteConnection,
} from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Logger } from '~/server/lib/logger.server';
import { ownFolder, ownerOnly } from '~/server/lib/owner-only.server';

const BUSY_MS = 5000;

/**
 * Takes the write lock at the start of a transaction. Started as a reader, one may find at its
 * first write that another process has written, and SQLite then fails at once instead of waiting.
 */
class WritingDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** SQLite supports CREATE TABLE in transactions: a migration runs completely or not at all. */
class MigratingAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function openFile(dataDir: string, logger: Pick<Logger, 'error'>): SqliteConnection {
  ownFolder(dataDir);
  const lock = holdRunningLock(dataDir);
  try {
    const database = watchedDatabase(dataDir, logger);
    return {
      prepare: (text) => database.prepare(text),
      close() {
        database.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

const inodeOf = (file: string): number | null =>
  statSync(file, { throwIfNoEntry: false })?.ino ?? null;

/**
 * If somebody deletes the write-ahead log, which holds the latest commits, SQLite would keep
 * writing to the deleted file, and all of it would be lost at the next start. Closing moves it into
 * site.db, and a new log is started. If site.db itself is deleted, every statement fails.
 */
export function watchedDatabase(dataDir: string, logger: Pick<Logger, 'error'>): SqliteConnection {
  const file = path.join(dataDir, 'site.db');
  let database = openDatabase(dataDir);
  let connection = withStatements(database);
  let logInode = inodeOf(`${file}-wal`);
  const fileInode = inodeOf(file);
  let isGone = false;

  function watch(): void {
    if (inodeOf(file) !== fileInode) {
      if (!isGone)
        logger.error('site.db was deleted or replaced while the site runs: start the site again');
      isGone = true;
      throw new Error('site.db was deleted or replaced');
    }
    const inode = inodeOf(`${file}-wal`);
    logInode ??= inode;
    // Nothing can be closed during a transaction; the next statement after it will.
    if (inode === logInode || database.inTransaction) return;
    logger.error(
      'the write-ahead log of the store was deleted while the site runs; its commits were moved into site.db',
    );
    database.close();
    database = openDatabase(dataDir);
    connection = withStatements(database);
    logInode = null;
  }

  return {
    prepare(text) {
      watch();
      return connection.prepare(text);
    },
    close: () => database.close(),
  };
}

function openDatabase(dataDir: string): SqliteDatabase.Database {
  const file = path.join(dataDir, 'site.db');
  // SQLite gives its two companion files the mode of the main file.
  ownerOnly(file);
  for (const beside of [`${file}-wal`, `${file}-shm`]) if (existsSync(beside)) ownerOnly(beside);
  const database = new SqliteDatabase(file, { timeout: BUSY_MS });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  return database;
}

/** Enough for frequent queries: a form step, a search, the outbox. */
const MOST_STATEMENTS = 100;
/** Total characters: a query with many values is long, and SQLite needs several times its size. */
const MOST_LETTERS = 400_000;

/**
 * A form step runs the same few queries as the one before. Not for pragmas, which may act when
 * prepared, nor for results read row by row.
 */
export function withStatements(database: SqliteDatabase.Database): SqliteConnection {
  const prepared = new LRUCache<string, SqliteDatabase.Statement>({
    max: MOST_STATEMENTS,
    maxSize: MOST_LETTERS,
    sizeCalculation: (_, text) => text.length + 1,
  });
  return {
    prepare(text) {
      if (text.startsWith('pragma')) return database.prepare(text);
      const cached = prepared.get(text);
      if (cached && !cached.busy) return cached;
      const statement = database.prepare(text);
      prepared.set(text, statement);
      return statement;
    },
    close: () => database.close(),
  };
}

/**
 * WAL: readers never wait for a writer. synchronous FULL: an accepted submission is on disk, even
 * after a power failure; NORMAL could lose the last commits. The file holds visitors' data, so only
 * its owner may read it. docs/decisions/store.md
 */
export function sqliteDialect(dataDir: string, logger: Pick<Logger, 'error'>): Dialect {
  // Opened by the first query, and retried by the next one after a failure: a full disk may have
  // room later.
  const config = { database: async () => openFile(dataDir, logger) };
  const dialect = new SqliteDialect(config);
  return {
    createAdapter: () => new MigratingAdapter(),
    createDriver: () => new WritingDriver(config),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

/**
 * Tells `npm run restore` that a process is using this folder, by a read transaction on a file
 * beside the store, whose lock the system releases however the process ends. Several processes may
 * hold it. Throws SQLITE_BUSY while a backup is being restored.
 */
function holdRunningLock(dataDir: string): { release(): void } {
  const file = path.join(dataDir, 'site.lock');
  ownerOnly(file);
  const lock = new SqliteDatabase(file, { timeout: 0 });
  try {
    lock.exec('begin');
    lock.prepare('select count(*) from sqlite_master').get();
  } catch (error) {
    lock.close();
    throw error;
  }
  return { release: () => void lock.close() };
}
