import { LRUCache } from 'lru-cache';
import { HOUR, type Instant } from '~/domain/time/instant';
import type { LoggedSearch, VisitLog } from '../parts/use-visit-log';
import type { Logger } from '~/server/lib/logger.server';
import type { Supply } from '~/server/ports/supply/port';
import type { IncidentPage } from './load.server';
import type { VisitorAddress } from '../parts/visitor-part';

type PageKind = IncidentPage['page']['kind'];
type LoggedPage =
  | { readonly kind: 'incident'; readonly reference: string }
  | { readonly kind: Exclude<PageKind, 'incident'> };

/** Null if the page shows no search result. */
export function visitLogOf(page: LoggedPage, incidentType: number | null): VisitLog | null {
  if (page.kind === 'not-found' || page.kind === 'no-picture') return null;
  return {
    isMultipin: page.kind === 'listing',
    incidentType: page.kind === 'incident' ? incidentType : null,
    incidentReference: page.kind === 'incident' ? page.reference : null,
  };
}

export const loggedSearch = (
  log: VisitLog,
  { mpan, postcode }: Pick<VisitorAddress, 'mpan' | 'postcode'>,
): LoggedSearch => ({
  mpan,
  postcode,
  ...log,
});

const MOST_KEPT = 5000;

/**
 * For visitors without scripts: repeats an unchanged search once an hour, tracked in memory only.
 * No page waits for it, and a failure only goes to our own log.
 */
export function createQuietLog(
  supply: Pick<Supply, 'logPostcodeSearch' | 'logRecentMpan'>,
  logger: Logger,
) {
  const sent = new LRUCache<string, Instant>({ max: MOST_KEPT });
  const failed = (error: unknown) =>
    logger.warn(
      { err: error instanceof Error ? error.name : 'unknown' },
      'a search was not recorded',
    );
  return (log: LoggedSearch, now: Instant): void => {
    const key = JSON.stringify(log);
    if (now - (sent.get(key) ?? -Infinity) < HOUR) return;
    sent.set(key, now);
    supply.logPostcodeSearch(log).catch(failed);
    if (log.mpan) supply.logRecentMpan(log.mpan).catch(failed);
  };
}
