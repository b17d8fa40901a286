import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';

const MEMORY = '/dev/shm';
/** What a run keeps at once, with room to spare. */
const ROOM = 2 * 1024 ** 3;

const hasRoom = (folder: string): boolean => {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > ROOM;
  } catch {
    return false;
  }
};

/**
 * Puts the temporary files of this process and its children into memory, since SQLite waits for the disk at each commit;
 * they go when the process ends. Leaves them where they are if TMPDIR is set or the system has no such folder with 2 GB free.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR !== undefined || !hasRoom(MEMORY)) return;
  const folder = mkdtempSync(path.join(MEMORY, 'site-tests-'));
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}
