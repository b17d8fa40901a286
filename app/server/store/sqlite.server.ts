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

/** How long a process waits for another one to finish writing before it gives up. */
const BUSY_MS = 5000;

/**
 * A transaction takes the write lock when it begins. Begun as a reader it may find, at its first write, that another process
 * has written meanwhile, and SQLite then refuses at once instead of waiting.
 */
class WritingDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** SQLite can run CREATE TABLE in transactions: a migration happens whole or not at all, and in one process at a time. */
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

const inodeOf = (file: string): number | null => statSync(file, { throwIfNoEntry: false })?.ino ?? null;

/**
 * The database, with an eye on its files. Somebody may delete the write-ahead log, which holds the latest commits, while the site runs: SQLite
 * would go on writing into the deleted file, and all of that would be gone at the next start. Closing moves it into site.db, and a new log is
 * begun. Where site.db itself is gone nothing can be kept any more, and every statement fails.
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
      if (!isGone) logger.error('site.db was deleted or replaced while the site runs: start the site again');
      isGone = true;
      throw new Error('site.db was deleted or replaced');
    }
    const inode = inodeOf(`${file}-wal`);
    logInode ??= inode;
    // In the middle of a transaction nothing can be closed: the next statement after it will.
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
  // SQLite gives the two files beside it the mode of the file itself.
  ownerOnly(file);
  for (const beside of [`${file}-wal`, `${file}-shm`]) if (existsSync(beside)) ownerOnly(beside);
  const database = new SqliteDatabase(file, { timeout: BUSY_MS });
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  return database;
}

/** Questions that are asked again and again: those of one step of a form, of a search, of the outbox. */
const MOST_STATEMENTS = 100;
/** Letters of all of them: a list of many names makes a long one, of which SQLite keeps some times as much. */
const MOST_LETTERS = 400_000;

/**
 * The database with its statements prepared once: a step of a form asks the same few questions as the one before. A pragma may
 * act when it is prepared, so it never is kept; nor is what is read piece by piece.
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
      const known = prepared.get(text);
      if (known && !known.busy) return known;
      const statement = database.prepare(text);
      prepared.set(text, statement);
      return statement;
    },
    close: () => database.close(),
  };
}

/**
 * One file under DATA_DIR. WAL: readers never wait for a writer. synchronous FULL: what a visitor was told is accepted is on
 * the disk, also after a power cut of our own; NORMAL may lose the last commits. It holds what visitors told us: its owner alone
 * may read it. See docs/decisions/store.md.
 */
export function sqliteDialect(dataDir: string, logger: Pick<Logger, 'error'>): Dialect {
  // Opened by the first question, and again by the next where that failed: a full disk may have room later.
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
 * Says to `npm run restore` that a process uses the SQLite file of this folder, for as long as it lives: a read transaction on a
 * file beside it. The system gives the lock back when the process ends, however it ends. Several processes may hold it.
 * Throws SQLITE_BUSY while a backup is being restored.
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
