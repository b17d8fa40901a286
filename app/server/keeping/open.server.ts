import { createWriteStream } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Env } from '../env.server';
import { createSealer } from '../lib/seal.server';
import type { Logger } from '../lib/logger.server';
import { createMarks } from '../ports/text-updates/marks.server';
import { openStore } from '../store/open.server';
import { createVault, UPLOAD_NAMES } from '../uploads/create.server';
import { createSealedVault } from '../uploads/sealed-vault.server';
import { createPersonRoom } from './person.server';
import { reseal } from './reseal.server';

/** What the commands of docs/data-protection.md do, on the store and the files that the environment names. The site may run beside. */
export async function openKeeping(env: Env, logger: Logger) {
  const store = await openStore(env, logger);
  await store.opened;
  const outbox = createSealer(env.SECRETS, 'outbox');
  const numbers = createSealer(env.SECRETS, 'text updates');
  const names = createSealer(env.SECRETS, UPLOAD_NAMES);
  const marks = createMarks(numbers);
  // Opens what lies there unsealed as well.
  const vault = createSealedVault(await createVault(env), env.SECRETS);
  const person = createPersonRoom({ store, outbox, names, marks, vault });

  async function renewFile(place: string): Promise<boolean> {
    const half = path.join(env.DATA_DIR, 'uploads', 'incoming', `renewed-${place}`);
    await mkdir(path.dirname(half), { recursive: true, mode: 0o700 });
    const bytes = await vault.open(place);
    if (!bytes) return false;
    try {
      await pipeline(bytes, createWriteStream(half, { mode: 0o600 }));
      await vault.put(place, half, 'application/octet-stream');
    } finally {
      await rm(half, { force: true });
    }
    return true;
  }

  const parts = { store, outbox, names, numbers, renewFile };
  return {
    find: person.find,
    forget: person.forget,
    reseal: () => reseal(parts),
    /** How many stored rows no secret that is set opens. */
    countUnreadable: async () => (await reseal(parts, { isDryRun: true })).unreadable,

    /** Writes all that is kept under a reference, or of a mobile number, into a folder: `kept.json` and the files beside it. */
    async exportTo(reference: string, dir: string): Promise<{ sent: number; files: number; textUpdates: number }> {
      const kept = await person.find(reference);
      await mkdir(dir, { recursive: true, mode: 0o700 });
      await writeFile(path.join(dir, 'kept.json'), `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
      let files = 0;
      for (const file of kept.sent.flatMap((one) => one.files)) {
        const bytes = await person.open(file);
        if (!bytes) continue;
        await pipeline(bytes, createWriteStream(path.join(dir, path.basename(file.name)), { mode: 0o600 }));
        files += 1;
      }
      return { sent: kept.sent.length, files, textUpdates: kept.textUpdates.length };
    },
    close: () => store.close(),
  };
}
