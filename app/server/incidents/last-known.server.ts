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

/** An older snapshot says too little about the present; showing none is more honest. */
const OLDEST = 12 * HOUR;
/** How often an unchanged snapshot is rewritten; after a restart it may look this much too old. */
const EVERY = 5 * MINUTE;
/** The shortest interval between writes, since a storm changes something at every poll. */
const AT_MOST_EVERY = 10_000;

/** Raised when redaction becomes stricter, for older files. docs/decisions/free-text.md */
const CLEANED = 2;

const Data = z.object({
  at: z.number(),
  source: z.enum(['feed', 'records']),
  unchangedSince: z.number(),
});
const Stored = z.object({
  source: z.string(),
  takenAt: z.number(),
  cleaned: z.number().catch(0),
  data: Data.nullable().catch(null),
  records: z.array(z.unknown()),
});

/** A hash of the source URL, which may contain a key. */
const nameOf = (sourceUrl: string) =>
  createHash('sha1').update(sourceUrl).digest('base64url').slice(0, 12);

/** Records in a part: some hundred kilobytes, written before the next one is put together. */
const IN_PART = 200;

function* partsOf(head: string, pieces: readonly { readonly whole: string }[]): Generator<string> {
  yield `${head},"records":[`;
  for (let start = 0; start < pieces.length; start += IN_PART) {
    const part = pieces.slice(start, start + IN_PART).map(({ whole }) => whole);
    yield (start === 0 ? '' : ',') + part.join(',');
  }
  yield ']}';
}

interface LastKnownOptions {
  dir: string;
  sourceUrl: string;
  logger: Logger;
  numbers?: () => ReadonlySet<string>;
  now?: () => Instant;
}

/**
 * So a restart during an outage of the source can show the last snapshot with its time. A file
 * rather than a row, because it's one per process, large, and worthless a day later.
 * docs/decisions/incident-picture.md
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

  async function write({ snapshot, pieces }: SerializedSnapshot): Promise<void> {
    const temporary = halfOf(file);
    ownFolder(dir);
    try {
      const { takenAt, data } = snapshot;
      const head = JSON.stringify({ source, takenAt, cleaned: CLEANED, data }).slice(0, -1);
      await writeFile(temporary, partsOf(head, [...pieces.values()]), { mode: OWNER_ONLY });
      // Renaming is atomic: a crash leaves the previous file.
      await rename(temporary, file);
    } catch (error) {
      // Don't leave half a file on a disk that is full.
      await rm(temporary, { force: true });
      throw error;
    }
  }

  async function read(stored: z.infer<typeof Stored>): Promise<SerializedSnapshot | null> {
    if (stored.source !== source || now() - stored.takenAt > OLDEST) return null;
    const takenAt = Math.min(stored.takenAt, now());
    const feed = await parseFeed(stored.records, { numbers: numbers(), now: now() });
    return feed.problem === null
      ? serializeSnapshot(feed, { takenAt, dataTime: stored.data }, null)
      : null;
  }

  return {
    async load(): Promise<SerializedSnapshot | null> {
      try {
        const stored = Stored.parse(JSON.parse(await readFile(file, 'utf8')));
        const serialized = await read(stored);
        // A file of an earlier version may contain names, so it's rewritten or deleted.
        if (stored.cleaned < CLEANED)
          await (serialized ? write(serialized) : rm(file, { force: true }));
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
        .catch((error: Error) =>
          logger.warn({ err: error.message }, 'the last known incidents could not be kept'),
        )
        .finally(() => (writing = null));
    },
    settled: async (): Promise<void> => writing ?? undefined,
  };
}
