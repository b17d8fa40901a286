import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { SECOND, type Instant } from '~/domain/time/instant';
import type { Logger } from '~/server/lib/logger.server';
import type { Cluster } from '~/server/cluster/cluster';
import type { Store } from '~/server/store/open.server';
import type { SerializedSnapshot } from '../serialized-snapshot';
import type { IncidentSource, SourceAnswer } from '../source';
import { parseFeed } from '../wire/parse-feed';
import { createRecordMemory } from '../wire/record-memory';
import { createSharedRow, type SharedHead } from './row.server';

/** At the start another node may be about to write its first snapshot. */
const FIRST_WAIT = 2 * SECOND;

export interface SharingOptions {
  readonly cluster: Cluster;
  readonly store: Pick<Store, 'db'>;
  /** Nodes with another source share nothing with these. */
  readonly sourceUrl: string;
  readonly refreshMs: () => number;
  readonly numbers: () => ReadonlySet<string>;
  readonly logger: Pick<Logger, 'warn'>;
}

/** Hashed, because the URL may hold a key. */
const nameOf = (sourceUrl: string): string =>
  createHash('sha256').update(sourceUrl).digest('base64url').slice(0, 16);

/**
 * Only the leader asks the source; the others read its snapshot from the database. Where that can't
 * be read, or is older than two refreshes, a node asks the source by itself. docs/decisions/edge.md
 */
export function shareIncidents({
  cluster,
  store,
  sourceUrl,
  refreshMs,
  numbers,
  logger,
}: SharingOptions) {
  const row = createSharedRow(store, nameOf(sourceUrl));
  const memory = createRecordMemory();
  /** Null where the last look was at the source. */
  let taken: string | null = null;
  let written = '';
  let writing: Promise<void> = Promise.resolve();

  const isUsable = (head: SharedHead | null): head is SharedHead =>
    head !== null && head.ageMs <= 2 * refreshMs() + 10 * SECOND;

  async function shared(now: Instant, whole: boolean): Promise<SourceAnswer | null> {
    let head = await row.head();
    if (!isUsable(head) && taken === null) {
      await sleep(FIRST_WAIT);
      head = await row.head();
    }
    if (!isUsable(head)) return null;
    const times = { takenAt: Math.min(head.takenAt, now), dataTime: head.data };
    if (!whole && taken === head.revision) return { kind: 'same', ...times };
    const records = await row.records(head.revision);
    if (records === null) return null;
    const feed = await parseFeed(records, { numbers: numbers(), now, memory });
    if (feed.problem !== null) return null;
    taken = head.revision;
    return { kind: 'list', ...times, feed, isAccepted: true };
  }

  const sharedOrNull = (now: Instant, whole: boolean) =>
    shared(now, whole).catch((error: unknown) => {
      const err = error instanceof Error ? error.name : 'unknown';
      logger.warn(
        { err },
        'the picture of another process could not be read; this one looks by itself',
      );
      return null;
    });

  return {
    of: (source: IncidentSource): IncidentSource => ({
      async read(now, whole) {
        if (!cluster.leads() && cluster.isLinked()) {
          const answer = await sharedOrNull(now, whole);
          if (answer) return answer;
        }
        // What others read meanwhile is unknown to the source's conditions: "unchanged" would mean our own last look.
        const isChange = taken !== null;
        taken = null;
        try {
          return await source.read(now, whole || isChange);
        } catch (error) {
          // Perhaps another node reaches it.
          cluster.yieldLead(refreshMs());
          throw error;
        }
      },
    }),
    /** Only where this node leads. Returns at once; one write at a time. */
    handleSnapshot(serialized: SerializedSnapshot): void {
      if (!cluster.leads() || taken !== null) return;
      const { revision } = serialized.snapshot;
      const isNew = written !== revision;
      writing = writing
        .then(() => row.write(serialized, isNew))
        .then(() => {
          written = revision;
          cluster.publish('snapshot', revision);
        })
        .catch((error: unknown) => {
          written = '';
          const err = error instanceof Error ? error.name : 'unknown';
          logger.warn({ err }, 'the picture could not be shared with the other processes');
        });
    },
    follow(refresh: () => Promise<void>): void {
      cluster.subscribe('snapshot', (revision) => void (revision !== taken && refresh()));
      cluster.onLead(() => void refresh());
    },
    settled: (): Promise<void> => writing,
  };
}
