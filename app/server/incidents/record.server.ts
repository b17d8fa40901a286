import type { Instant } from '~/domain/time/instant';
import type { Logger } from '~/server/lib/logger.server';
import type { Store } from '../store/open.server';
import { createHistory } from './history.server';
import { createLastKnown } from './last-known.server';
import type { SerializedSnapshot } from './serialized-snapshot';

interface RecordOptions {
  store: Store;
  dir: string;
  sourceUrl: string;
  logger: Logger;
  numbers: () => ReadonlySet<string>;
  now: () => Instant;
}

/** What is kept of real incidents beyond the process: the last picture, and every change. */
export function keepRecord({ store, dir, sourceUrl, logger, numbers, now }: RecordOptions) {
  const history = createHistory({ store, logger, now });
  const lastKnown = createLastKnown({ dir, sourceUrl, logger, numbers, now });
  return {
    load: lastKnown.load,
    estimateHistory: history.read,
    /** Takes note of a picture and returns at once. */
    note(serialized: SerializedSnapshot, changed: boolean): void {
      lastKnown.save(serialized);
      if (changed || history.isBehind()) history.record(serialized.snapshot);
    },
    settled: () => Promise.all([lastKnown.settled(), history.settled()]),
  };
}
