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

export function keepRecord({ store, dir, sourceUrl, logger, numbers, now }: RecordOptions) {
  const history = createHistory({ store, logger, now });
  const lastKnown = createLastKnown({ dir, sourceUrl, logger, numbers, now });
  return {
    load: lastKnown.load,
    estimateHistory: history.read,
    handleSnapshot(serialized: SerializedSnapshot, changed: boolean): void {
      lastKnown.save(serialized);
      if (changed || history.isBehind()) history.record(serialized.snapshot);
    },
    settled: () => Promise.all([lastKnown.settled(), history.settled()]),
  };
}
