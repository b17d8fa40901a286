import path from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { ownerOnly } from '~/server/lib/owner-only.server';

/**
 * Says to `npm run restore` that a process uses the SQLite file of this folder, for as long as it lives: a read transaction on a
 * file beside it. The system gives the lock back when the process ends, however it ends. Several processes may hold it.
 * Throws SQLITE_BUSY while a backup is being restored.
 */
export function holdRunningLock(dataDir: string): { release(): void } {
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
