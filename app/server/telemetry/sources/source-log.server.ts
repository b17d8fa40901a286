import {
  dayOf,
  daysShown,
  together,
  type Source,
  type SourceDay,
  type Trouble,
  SOURCES,
  TROUBLES,
} from '~/domain/open/status/source-days';
import { MINUTE, type Instant } from '~/domain/time/instant';
import { startPolling } from '~/server/lib/polling';
import type { Logger } from '~/server/lib/logger.server';
import { withTimeout } from '~/server/lib/with-timeout.server';
import type { Store } from '~/server/store/open.server';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '~/server/store/tables';

type Db = Kysely<Database>;

/** One statement per row, always in the same order so that two processes cannot deadlock. */
async function addDays(db: Db, days: readonly SourceDay[]): Promise<void> {
  if (days.length === 0) return;
  const rows = days
    .map(({ source, day, ok, failed, lastOkAt, lastFailedAt, trouble }) => ({
      source,
      day,
      ok,
      failed,
      last_ok_at: lastOkAt,
      last_failed_at: lastFailedAt,
      trouble,
    }))
    .toSorted((a, b) => (`${a.source} ${a.day}` < `${b.source} ${b.day}` ? -1 : 1));
  const later = (name: 'last_ok_at' | 'last_failed_at') => sql<number | null>`case
    when source_days.${sql.ref(name)} is null or excluded.${sql.ref(name)} > source_days.${sql.ref(name)}
    then excluded.${sql.ref(name)} else source_days.${sql.ref(name)} end`;
  await db
    .insertInto('source_days')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['source', 'day']).doUpdateSet({
        ok: sql<number>`source_days.ok + excluded.ok`,
        failed: sql<number>`source_days.failed + excluded.failed`,
        last_ok_at: later('last_ok_at'),
        last_failed_at: later('last_failed_at'),
        trouble: sql<string | null>`case
          when source_days.last_failed_at is null or excluded.last_failed_at > source_days.last_failed_at
          then excluded.trouble else source_days.trouble end`,
      }),
    )
    .execute();
}

const Row = z.object({
  source: z.enum(SOURCES),
  day: z.string(),
  ok: z.number(),
  failed: z.number(),
  last_ok_at: z.number().nullable(),
  last_failed_at: z.number().nullable(),
  trouble: z.enum(TROUBLES).nullable().catch(null),
});

async function readDays(db: Db, first: string): Promise<readonly SourceDay[]> {
  const rows = await db.selectFrom('source_days').selectAll().where('day', '>=', first).execute();
  return rows.flatMap((row) => {
    const read = Row.safeParse(row);
    if (!read.success) return [];
    const { last_ok_at: lastOkAt, last_failed_at: lastFailedAt, ...rest } = read.data;
    return [{ ...rest, lastOkAt, lastFailedAt }];
  });
}

async function dropDays(db: Db, first: string): Promise<void> {
  await db.deleteFrom('source_days').where('day', '<', first).execute();
}

const EVERY = MINUTE;
const GRACE_MS = 1000;

interface Parts {
  readonly store: Pick<Store, 'db' | 'isOpen'>;
  readonly logger: Pick<Logger, 'warn'>;
  readonly now?: () => Instant;
  readonly everyMs?: number;
}

export interface SourceLog {
  /** Returns at once; null means success. */
  note(source: Source, trouble: Trouble | null): void;
  /** For a source within the site itself, which is healthy whenever this process checks. */
  always(source: Source): void;
  days(): readonly SourceDay[];
  /** Writes this process's counts and reads those of others. Never rejects. */
  flush(): Promise<void>;
  purge(): Promise<void>;
  stop(): Promise<void>;
}

const keyOf = ({ source, day }: Pick<SourceDay, 'source' | 'day'>): string => `${source} ${day}`;

/**
 * Counts in memory and writes the sums once a minute, one row per source and day. Counts of several
 * processes add up, and wait while the store is unreachable. docs/decisions/status.md
 */
export function createSourceLog({
  store,
  logger,
  now = Date.now,
  everyMs = EVERY,
}: Parts): SourceLog {
  let pending = new Map<string, SourceDay>();
  /** Being written: still shown, and not to be written twice. */
  let writing = new Map<string, SourceDay>();
  let storedDays: readonly SourceDay[] = [];
  const constant = new Set<Source>();
  let isFailing = false;
  let flushing: Promise<void> = Promise.resolve();

  function add(to: Map<string, SourceDay>, one: SourceDay): void {
    const before = to.get(keyOf(one));
    to.set(keyOf(one), before ? together(before, one) : one);
  }
  function note(source: Source, trouble: Trouble | null): void {
    const at = now();
    const isOk = trouble === null;
    add(pending, {
      source,
      day: dayOf(at),
      ok: isOk ? 1 : 0,
      failed: isOk ? 0 : 1,
      lastOkAt: isOk ? at : null,
      lastFailedAt: isOk ? null : at,
      trouble,
    });
  }

  async function write(): Promise<void> {
    for (const source of constant) note(source, null);
    if (!store.isOpen()) return;
    [writing, pending] = [pending, new Map()];
    try {
      await addDays(store.db, [...writing.values()]);
      writing = new Map();
      storedDays = await readDays(store.db, daysShown(now())[0] ?? '');
      isFailing = false;
    } catch (error) {
      for (const one of writing.values()) add(pending, one);
      writing = new Map();
      // Logged once per outage of the store.
      if (!isFailing)
        logger.warn({ err: (error as Error).name }, 'how sources fare could not be written down');
      isFailing = true;
    }
  }
  const flush = (): Promise<void> => (flushing = flushing.then(write));
  const polling = startPolling(flush, everyMs);

  return {
    note,
    always(source) {
      constant.add(source);
      note(source, null);
    },
    days() {
      const all = new Map<string, SourceDay>();
      for (const one of [...storedDays, ...writing.values(), ...pending.values()]) add(all, one);
      return [...all.values()];
    },
    flush,
    purge: () => dropDays(store.db, daysShown(now())[0] ?? ''),
    async stop() {
      polling.stop();
      await withTimeout(GRACE_MS, flush(), undefined);
    },
  };
}
