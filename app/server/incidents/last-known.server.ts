import { createHash } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { hasPassed, HOUR, MINUTE, type Instant } from '~/domain/time/instant';
import type { Logger } from '~/server/lib/logger.server';
import { halfOf, OWNER_ONLY, ownFolder } from '~/server/lib/owner-only.server';
import { serializeSnapshot, type SerializedSnapshot } from './serialized-snapshot';
import { parseFeed } from './wire/parse-feed';
import { NO_NUMBERS } from './wire/private/html';

/** An older picture tells more of the past than of the present: "nothing is known" is then the honest answer. */
const OLDEST = 12 * HOUR;
/** Where only the time moved on, it is written this often: after a restart the picture may look this much older than it was. */
const EVERY = 5 * MINUTE;
/** A storm changes something at every look; the file need not follow each one. */
const AT_MOST_EVERY = 10_000;

/** Raised when the border learns to keep more to itself: what was written before is cleaned or removed. Decision docs/decisions/free-text.md. */
const CLEANED = 1;

const Data = z.object({ at: z.number(), source: z.enum(['feed', 'records']), unchangedSince: z.number() });
const Stored = z.object({
  source: z.string(),
  takenAt: z.number(),
  cleaned: z.number().catch(0),
  data: Data.nullable().catch(null),
  records: z.array(z.unknown()),
});

/** Where the picture came from, without keeping an address that may hold a key. */
const nameOf = (sourceUrl: string) => createHash('sha1').update(sourceUrl).digest('base64url').slice(0, 12);

interface LastKnownOptions {
  dir: string;
  /** A picture of another source is not shown. */
  sourceUrl: string;
  logger: Logger;
  /** The operator's own telephone numbers, which stay in free text. */
  numbers?: () => ReadonlySet<string>;
  now?: () => Instant;
}

/**
 * The last picture in a file under DATA_DIR, so that a restart while the source is dead shows what was known, with its time.
 * A file rather than a row: it is one per process, large, and worth nothing a day later. Decision docs/decisions/incident-picture.md.
 */
export function createLastKnown({
  dir,
  sourceUrl,
  logger,
  numbers = () => NO_NUMBERS,
  now = Date.now,
}: LastKnownOptions) {
  const file = path.join(dir, 'last-incidents.json');
  const source = nameOf(sourceUrl);
  let writtenAt: Instant = 0;
  let revision = '';
  let writing: Promise<void> | null = null;

  async function write({ snapshot, json }: SerializedSnapshot): Promise<void> {
    const temporary = halfOf(file);
    ownFolder(dir);
    try {
      const { takenAt, data } = snapshot;
      const head = JSON.stringify({ source, takenAt, cleaned: CLEANED, data }).slice(0, -1);
      await writeFile(temporary, `${head},"records":${json.whole()}}`, { mode: OWNER_ONLY });
      // A rename is whole or not at all: a crash leaves the file before.
      await rename(temporary, file);
    } catch (error) {
      // Half a picture would lie on the disk that was too full for it.
      await rm(temporary, { force: true });
      throw error;
    }
  }

  async function read(stored: z.infer<typeof Stored>): Promise<SerializedSnapshot | null> {
    if (stored.source !== source || now() - stored.takenAt > OLDEST) return null;
    const takenAt = Math.min(stored.takenAt, now());
    const feed = await parseFeed(stored.records, { numbers: numbers(), now: now() });
    return feed.problem === null ? serializeSnapshot(feed, { takenAt, dataTime: stored.data }, null) : null;
  }

  return {
    async load(): Promise<SerializedSnapshot | null> {
      try {
        const stored = Stored.parse(JSON.parse(await readFile(file, 'utf8')));
        const serialized = await read(stored);
        // What an earlier version wrote may hold names: it does not stay, whether it is shown or not.
        if (stored.cleaned < CLEANED) await (serialized ? write(serialized) : rm(file, { force: true }));
        return serialized;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
          logger.warn({ err: (error as Error).name }, 'the last known incidents could not be read');
        return null;
      }
    },
    save(serialized: SerializedSnapshot): void {
      const changed = serialized.snapshot.revision !== revision;
      if (writing || !hasPassed(changed ? AT_MOST_EVERY : EVERY, writtenAt, now())) return;
      revision = serialized.snapshot.revision;
      writtenAt = now();
      writing = write(serialized)
        .catch((error: Error) => logger.warn({ err: error.message }, 'the last known incidents could not be kept'))
        .finally(() => (writing = null));
    },
    settled: async (): Promise<void> => writing ?? undefined,
  };
}
