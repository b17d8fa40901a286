import { existsSync } from 'node:fs';
import path from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Dialect,
} from 'kysely';
import { ownFolder, ownerOnly } from '../owner-only.server';

/** How long a process waits for another one to finish writing before it gives up. */
const BUSY_MS = 5000;

/**
 * A transaction takes the right to write when it begins. Begun as a reader it may find, at its first write, that another
 * process wrote meanwhile, and SQLite then refuses at once instead of waiting.
 */
class WritingDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

/** SQLite does run CREATE TABLE in transactions: a migration happens whole or not at all, and in one process at a time. */
class MigratingAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function openFile(dataDir: string): SqliteDatabase.Database {
  ownFolder(dataDir);
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

/**
 * One file under DATA_DIR. WAL: readers never wait for a writer. synchronous FULL: what a visitor was told is accepted is on
 * the disk, also after a power cut of our own; NORMAL may lose the last commits. It holds what visitors told us: its owner alone
 * may read it. See docs/decisions/store.md.
 */
export function sqliteDialect(dataDir: string): Dialect {
  // Opened by the first question, and again by the next where that failed: a full disk may have room later.
  const config = { database: async () => openFile(dataDir) };
  const dialect = new SqliteDialect(config);
  return {
    createAdapter: () => new MigratingAdapter(),
    createDriver: () => new WritingDriver(config),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}
