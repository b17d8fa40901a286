import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Instant } from '~/domain/time/instant';
import { HALF_LIFETIME } from './limits';

/** Removes what a process that ended in the middle left in the folder of files on their way. */
export async function sweepStaged(dir: string, now: Instant): Promise<void> {
  const names = await readdir(dir).catch(() => []);
  for (const name of names) {
    const place = path.join(dir, name);
    const changed = await stat(place).then(
      ({ mtimeMs }) => mtimeMs,
      () => now,
    );
    if (changed < now - HALF_LIFETIME) await rm(place, { force: true });
  }
}
