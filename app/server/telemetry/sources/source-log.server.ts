import {
  dayOf,
  daysShown,
  together,
  type Source,
  type SourceDay,
  type Trouble,
} from '~/domain/open/status/source-days';
import { MINUTE, type Instant } from '~/domain/time/instant';
import { startPolling } from '~/server/incidents/poller.server';
import type { Logger } from '~/server/lib/logger.server';
import { within } from '~/server/lib/within.server';
import type { Store } from '~/server/store/open.server';
import { addDays, dropDays, readDays } from './source-days.server';

const EVERY = MINUTE;
/** How long an end waits for the last counts. */
const GRACE_MS = 1000;

interface Parts {
  readonly store: Pick<Store, 'db' | 'isOpen'>;
  readonly logger: Pick<Logger, 'warn'>;
  readonly now?: () => Instant;
  readonly everyMs?: number;
}

/** How what the site depends on fares. Each counts where it is asked; here it is remembered, and shared among processes. */
export interface SourceLog {
  /** Takes note of one look at a source, and returns at once: null where it was of use. */
  note(source: Source, trouble: Trouble | null): void;
  /** For a source that lies with the site itself: it is of use whenever this process looks. */
  always(source: Source): void;
  /** What is known of the last thirty days, by all processes; asks nobody. */
  days(): readonly SourceDay[];
  /** Writes what was counted and reads what others wrote. Never rejects. */
  flush(): Promise<void>;
  /** Deletes days that no page shows any more. */
  purge(): Promise<void>;
  stop(): Promise<void>;
}

const keyOf = ({ source, day }: Pick<SourceDay, 'source' | 'day'>): string => `${source} ${day}`;

/**
 * Counts in memory and writes the sums once a minute, one row for each source and day. Counts of two processes add up. Where the store is
 * away they wait. docs/decisions/status.md
 */
export function createSourceLog({ store, logger, now = Date.now, everyMs = EVERY }: Parts): SourceLog {
  /** Not written yet. */
  let pending = new Map<string, SourceDay>();
  /** On their way to the store: still to be shown, and not to be written twice. */
  let writing = new Map<string, SourceDay>();
  let kept: readonly SourceDay[] = [];
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
      kept = await readDays(store.db, daysShown(now())[0] ?? '');
      isFailing = false;
    } catch (error) {
      for (const one of writing.values()) add(pending, one);
      writing = new Map();
      // Said once, however long the store is away.
      if (!isFailing) logger.warn({ err: (error as Error).name }, 'how sources fare could not be written down');
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
      for (const one of [...kept, ...writing.values(), ...pending.values()]) add(all, one);
      return [...all.values()];
    },
    flush,
    purge: () => dropDays(store.db, daysShown(now())[0] ?? ''),
    async stop() {
      polling.stop();
      await within(GRACE_MS, flush(), undefined);
    },
  };
}
