import { createWriteStream } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Env } from '../env.server';
import { createEncrypter } from '../lib/encrypt.server';
import type { Logger } from '../lib/logger.server';
import { createHashes } from '../texts/sign-ups/hashes.server';
import { openStore } from '../store/open.server';
import { createBlobStore, UPLOAD_NAMES } from '../uploads/create.server';
import { createEncryptedBlobStore } from '../uploads/encrypted-blob-store.server';
import { createPersonRecords } from './person-records.server';
import { reencrypt } from './reencrypt.server';

/** For the commands of docs/data-protection.md. The site may be running. */
export async function openKeeping(env: Env, logger: Logger) {
  const store = await openStore(env, logger);
  await store.opened;
  const outbox = createEncrypter(env.SECRETS, 'outbox');
  const numbers = createEncrypter(env.SECRETS, 'text updates');
  const names = createEncrypter(env.SECRETS, UPLOAD_NAMES);
  const marks = createHashes(numbers);
  // Reads unencrypted files as well.
  const blobs = createEncryptedBlobStore(await createBlobStore(env), env.SECRETS);
  const person = createPersonRecords({ store, outbox, names, marks, blobs });

  async function renewFile(place: string): Promise<boolean> {
    const half = path.join(env.DATA_DIR, 'uploads', 'incoming', `renewed-${place}`);
    await mkdir(path.dirname(half), { recursive: true, mode: 0o700 });
    const bytes = await blobs.open(place);
    if (!bytes) return false;
    try {
      await pipeline(bytes, createWriteStream(half, { mode: 0o600 }));
      await blobs.put(place, half, 'application/octet-stream');
    } finally {
      await rm(half, { force: true });
    }
    return true;
  }

  const parts = { store, outbox, names, numbers, renewFile };
  return {
    find: person.find,
    forget: person.forget,
    reencrypt: () => reencrypt(parts),
    countUnreadable: async () => (await reencrypt(parts, { isDryRun: true })).unreadable,

    /** `kept.json` and the files, of a reference or mobile number. */
    async exportTo(
      reference: string,
      dir: string,
    ): Promise<{ sent: number; files: number; textUpdates: number }> {
      const data = await person.find(reference);
      await mkdir(dir, { recursive: true, mode: 0o700 });
      await writeFile(path.join(dir, 'kept.json'), `${JSON.stringify(data, null, 2)}\n`, {
        mode: 0o600,
      });
      let files = 0;
      for (const file of data.sent.flatMap((one) => one.files)) {
        const bytes = await person.open(file);
        if (!bytes) continue;
        await pipeline(
          bytes,
          createWriteStream(path.join(dir, path.basename(file.name)), { mode: 0o600 }),
        );
        files += 1;
      }
      return { sent: data.sent.length, files, textUpdates: data.textUpdates.length };
    },
    close: () => store.close(),
  };
}
