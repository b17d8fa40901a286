import type { Incident } from '~/domain/incident/incident';
import { MINUTE, type Instant } from '~/domain/time/instant';
import type { Incidents } from '~/server/incidents/incidents';
import type { PageBasis } from './cache.server';

/** A page of incidents that stay as they are says how old something is to the minute. */
const UNCHANGED_MS = MINUTE;

/**
 * A page of its own incidents is never given once one of them has changed; a page of all may be
 * given for some seconds, unless two snapshots have come since (docs/decisions/serving.md).
 */
export const createPageBasis =
  (
    incidents: () => Pick<Incidents, 'snapshot' | 'lastChange'>,
    now: () => Instant = Date.now,
  ): ((read: readonly Incident[] | undefined) => PageBasis) =>
  (read) => {
    if (read) {
      // An unchanged record keeps its object from one snapshot to the next.
      const isSame = (incident: Incident) =>
        incidents().snapshot()?.byReference.get(incident.reference) === incident;
      return { outdatedMs: () => (read.every(isSame) ? 0 : Infinity), ttlMs: UNCHANGED_MS };
    }
    const { count } = incidents().lastChange();
    return {
      outdatedMs() {
        const change = incidents().lastChange();
        const missed = change.count - count;
        if (missed > 1) return Infinity;
        // A clock that was set back makes nothing fresh.
        return missed === 0 ? 0 : Math.max(1, now() - change.at);
      },
    };
  };
