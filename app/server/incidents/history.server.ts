import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { isMultiple } from '~/domain/incident/flags';
import type { Incident } from '~/domain/incident/incident';
import { hasPassed, MINUTE, type Instant } from '~/domain/time/instant';
import type { Logger } from '~/server/lib/logger.server';
import type { Store } from '../store/open.server';
import { historyRow, revisionsOf, type HistoryRow } from './history-row';
import { readOngoing, readRows, writeChanges } from './history-store.server';
import type { EstimateRevision, IncidentSnapshot } from './incidents';

/** Rows per transaction, few enough that SQLite blocks the event loop only for milliseconds. */
const BATCH = 100;
/** In bytes; an estimate is a sentence and two times. */
const REMEMBERED = 4_000_000;
const REVISION = 300;
/** Another process may write too; what was read is asked again after this. */
const REMEMBERED_MS = MINUTE;

interface Written {
  readonly revision: string;
  readonly incident: Incident | null;
}

const inBatches = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) =>
    items.slice(index * BATCH, (index + 1) * BATCH),
  );

/** One row per change, off the path of any request. Records that only group others are left out. */
export function createHistory({
  store,
  logger,
  now = Date.now,
}: {
  store: Store;
  logger: Logger;
  now?: () => Instant;
}) {
  let written: Map<string, Written> | null = null;
  let waiting: IncidentSnapshot | null = null;
  let working: Promise<void> | null = null;
  let failing = false;
  let unreadable = false;
  const remembered = new LRUCache<string, { at: Instant; revisions: readonly EstimateRevision[] }>({
    maxSize: REMEMBERED,
    sizeCalculation: ({ revisions }) => (1 + revisions.length) * REVISION,
  });

  /** A batch at a time. An incident whose object was seen before is the same to the letter. */
  async function changesOf(
    incidents: readonly Incident[],
    takenAt: Instant,
    before: Map<string, Written>,
  ) {
    const changes: HistoryRow[] = [];
    for (const batch of inBatches(
      incidents.filter((one) => before.get(one.reference)?.incident !== one),
    )) {
      for (const incident of batch) {
        const row = historyRow(incident, takenAt);
        if (before.get(row.reference)?.revision !== row.revision) changes.push(row);
        else before.set(row.reference, { revision: row.revision, incident });
      }
      await setImmediate();
    }
    return changes;
  }

  async function write({ incidents, takenAt, byReference }: IncidentSnapshot): Promise<void> {
    written ??= new Map(
      (await readOngoing(store)).map(({ reference, revision }) => [
        reference,
        { revision, incident: null },
      ]),
    );
    const before = written;
    const single = incidents.filter((incident) => !isMultiple(incident));
    for (const batch of inBatches(await changesOf(single, takenAt, before))) {
      await writeChanges(store, batch, [], takenAt);
      for (const { reference, revision } of batch) {
        before.set(reference, { revision, incident: byReference.get(reference) ?? null });
        remembered.delete(reference);
      }
      await setImmediate();
    }
    for (const batch of inBatches(
      [...before.keys()].filter((reference) => !byReference.has(reference)),
    )) {
      await writeChanges(store, [], batch, takenAt);
      for (const reference of batch) before.delete(reference);
      await setImmediate();
    }
  }

  async function work(): Promise<void> {
    while (waiting) {
      const snapshot = waiting;
      waiting = null;
      try {
        await write(snapshot);
        failing = false;
      } catch (error) {
        // What could not be written differs from what was written, so the next snapshot brings it
        // again.
        if (!failing)
          logger.warn(
            { err: (error as Error).message },
            'incident history could not be written; trying again',
          );
        failing = true;
      }
    }
  }

  return {
    /** Where the store is slower than the snapshots come, the newest one counts. */
    record(snapshot: IncidentSnapshot): void {
      waiting = snapshot;
      working ??= work().finally(() => (working = null));
    },
    isBehind: (): boolean => failing,
    /** Resolves also if writing failed. */
    settled: async (): Promise<void> => working ?? undefined,
    /** Newest first; none where the store doesn't answer: a page can do without. */
    async read(reference: string): Promise<readonly EstimateRevision[]> {
      const cached = remembered.get(reference);
      if (cached && !hasPassed(REMEMBERED_MS, cached.at, now())) return cached.revisions;
      try {
        const revisions = revisionsOf(await readRows(store, reference));
        unreadable = false;
        remembered.set(reference, { at: now(), revisions });
        return revisions;
      } catch (error) {
        // Logged once, however many look while the store is away.
        if (!unreadable)
          logger.warn({ err: (error as Error).message }, 'incident history could not be read');
        unreadable = true;
        return cached?.revisions ?? [];
      }
    },
  };
}
