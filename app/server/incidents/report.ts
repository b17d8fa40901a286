import type { Logger } from '~/server/lib/logger.server';
import { metrics } from '~/server/lib/metrics';
import type { ParsedFeed } from './wire/parse-feed';

/** In numbers only: a record may hold anything. */
function counted({ dropped, incidents, odd }: ParsedFeed) {
  const repeated = dropped.filter(({ reason }) => reason === 'a repeated reference').length;
  return {
    unreadable: dropped.length - repeated,
    repeated,
    future: odd.future,
    past: odd.past,
    of: incidents.length,
  };
}

/**
 * Each once while its number stays the same: a feed's usual three bad records would fill the log.
 */
export function createFeedReport(logger: Pick<Logger, 'warn'>) {
  let lastReport = { unreadable: 0, repeated: 0, times: '0 0' };
  return (feed: ParsedFeed): void => {
    const { unreadable, repeated, future, past, of } = counted(feed);
    const times = `${future} ${past}`;
    for (const [fault, count] of Object.entries({ unreadable, repeated, future, past }))
      metrics.feedFaults.set({ fault }, count);
    if (unreadable > 0 && unreadable !== lastReport.unreadable)
      logger.warn({ dropped: unreadable, of }, 'some incident records were unreadable');
    if (repeated > 0 && repeated !== lastReport.repeated)
      logger.warn({ repeated, of }, 'some incident records came twice; the first of each counts');
    if (future + past > 0 && times !== lastReport.times)
      logger.warn(
        { future, past, of },
        'some incident records are dated in the future or long past',
      );
    lastReport = { unreadable, repeated, times };
  };
}
