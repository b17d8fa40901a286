import type { Instant } from '~/domain/time/instant';
import type { Logger } from '~/server/lib/logger.server';
import type { Store } from '../store/open.server';
import { createHistory } from './history.server';
import { createLastKnown } from './last-known.server';
import type { Published } from './published';

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
    note(published: Published, changed: boolean): void {
      lastKnown.save(published);
      if (changed || history.isBehind()) history.record(published.snapshot);
    },
    settled: () => Promise.all([lastKnown.settled(), history.settled()]),
  };
}
