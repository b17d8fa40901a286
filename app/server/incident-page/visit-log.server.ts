import { LRUCache } from 'lru-cache';
import { HOUR, type Instant } from '~/domain/instant';
import type { VisitLog } from '~/incident-view/use-visit-log';
import type { Logger } from '../logger.server';
import type { Visit } from '../session.server';
import type { Supply } from '../supply/supply';
import type { IncidentPage } from './load.server';

/** What there is to log about this page: only for an address that the visitor searched for. */
export function visitLogOf(page: IncidentPage['page'], visit: Visit, incidentType: number | null): VisitLog | null {
  const { searchedAddress } = visit;
  if (!searchedAddress || page.kind === 'not-found' || page.kind === 'no-picture') return null;
  return {
    mpan: searchedAddress.mpan,
    postcode: searchedAddress.postcode,
    isMultipin: page.kind === 'listing',
    incidentType: page.kind === 'incident' ? incidentType : null,
    incidentReference: page.kind === 'incident' ? page.reference : null,
  };
}

const MOST_KEPT = 5000;

/**
 * The same log for visitors without scripts: once an hour for what is unchanged, kept in memory only. Never awaited by a page, and a
 * failure is no more than a line in our own log.
 */
export function createQuietLog(supply: Pick<Supply, 'logPostcodeSearch' | 'logRecentMpan'>, logger: Logger) {
  const sent = new LRUCache<string, Instant>({ max: MOST_KEPT });
  const failed = (error: unknown) =>
    logger.warn({ err: error instanceof Error ? error.name : 'unknown' }, 'a search was not recorded');
  return (log: VisitLog, now: Instant): void => {
    const key = JSON.stringify(log);
    if (now - (sent.get(key) ?? -Infinity) < HOUR) return;
    sent.set(key, now);
    supply.logPostcodeSearch(log).catch(failed);
    if (log.mpan) supply.logRecentMpan(log.mpan).catch(failed);
  };
}
