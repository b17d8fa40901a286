import { constants } from 'node:fs';
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '~/domain/failure';
import { unavailableAs } from '~/server/lib/unavailable-as';
import type { BlobStore } from './blob-store';

const orUnavailable = unavailableAs('The folder of uploads could not be used');
const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** We make the names (names.ts); one that leads elsewhere is rejected all the same. */
export function createFolderBlobStore(dir: string): BlobStore {
  function placeOf(name: string): string {
    if (name === '' || name !== path.basename(name) || name.startsWith('.'))
      throw new Failure('unavailable', 'No name of a file');
    return path.join(dir, name);
  }

  return {
    put: (name, from) =>
      orUnavailable(async () => {
        const place = placeOf(name);
        const half = `${place}.part`;
        await mkdir(dir, { recursive: true, mode: 0o700 });
        try {
          await copyFile(from, half, constants.COPYFILE_FICLONE);
          // A file we've acknowledged must survive a power cut of our own.
          const file = await open(half, 'r+');
          try {
            await file.chmod(0o600);
            await file.sync();
          } finally {
            await file.close();
          }
          await rename(half, place);
        } catch (error) {
          await rm(half, { force: true });
          throw error;
        }
      }),
    open: (name) =>
      orUnavailable(async () => {
        try {
          return (await open(placeOf(name), 'r')).createReadStream();
        } catch (error) {
          if (isMissing(error)) return null;
          throw error;
        }
      }),
    remove: (name) => orUnavailable(() => rm(placeOf(name), { force: true })),
  };
}
