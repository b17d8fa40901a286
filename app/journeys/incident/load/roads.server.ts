import { LRUCache } from 'lru-cache';
import type { Incident } from '~/domain/incident/incident';
import { MINUTE } from '~/domain/time/instant';
import type { Incidents, Whereabouts } from '~/server/incidents/incidents';
import { withTimeout } from '~/server/lib/with-timeout.server';

const LIMIT_MS = 1500;
/** Bytes, assuming every incident has as many streets as an answer may hold. */
const MOST_KEPT = 16_000_000;
const MOST_OF_ONE = 6000;
export type Roads = ReadonlyMap<string, readonly string[]>;
type Asked = Pick<Incident, 'reference' | 'type'>;

/**
 * Returns a function that loads streets by reference; none if the operator does not answer in time:
 * "Road data unavailable" (journeys, section 8). Answers are shared for a minute so that load on
 * the operator does not grow with visitors (docs/decisions/donut.md).
 */
export function createRoads(incidents: Pick<Incidents, 'closeRoads'>) {
  const known = new LRUCache<string, Promise<Roads>>({ maxSize: MOST_KEPT, ttl: MINUTE });
  return async (asked: readonly Asked[], near: Whereabouts | null): Promise<Roads> => {
    if (!near || asked.length === 0) return new Map();
    const questions = asked.map(({ reference, type }) => ({ reference, type }));
    const key = JSON.stringify([questions, near]);
    const answer =
      known.get(key) ??
      incidents
        .closeRoads(questions, near)
        .then(
          (roads) => new Map(roads.map(({ reference, streetNames }) => [reference, streetNames])),
        );
    known.set(key, answer, { noUpdateTTL: true, size: key.length + asked.length * MOST_OF_ONE });
    // A failure is not cached, so the next visitor tries again.
    answer.catch(() => known.delete(key));
    return withTimeout(LIMIT_MS, answer, new Map());
  };
}
