import type { Incident } from '~/domain/incident/incident';
import { MINUTE } from '~/domain/time/instant';
import type { Incidents, Whereabouts } from '~/server/incidents/incidents';
import { cachedAnswers } from '~/server/lib/cached-answers';
import { withTimeout } from '~/server/lib/with-timeout.server';

const LIMIT_MS = 1500;
const MOST_BYTES = 16_000_000;
export type Roads = ReadonlyMap<string, readonly string[]>;
type Asked = Pick<Incident, 'reference' | 'type'>;
interface Question {
  readonly asked: readonly Asked[];
  readonly near: Whereabouts;
}

/**
 * None if the operator does not answer in time. Answers are shared for a minute so that load on the
 * operator does not grow with visitors (docs/decisions/donut.md).
 */
export function createRoads(incidents: Pick<Incidents, 'closeRoads'>) {
  const ask = cachedAnswers(
    async ({ asked, near }: Question): Promise<Roads> => {
      const roads = await incidents.closeRoads(asked, near);
      return new Map(roads.map(({ reference, streetNames }) => [reference, streetNames]));
    },
    {
      keyOf: (question) => JSON.stringify(question),
      ttlMs: MINUTE,
      maxBytes: MOST_BYTES,
      bytesOf: (roads) => JSON.stringify([...roads]).length,
    },
  );
  return async (incidentsAsked: readonly Asked[], near: Whereabouts | null): Promise<Roads> => {
    if (!near || incidentsAsked.length === 0) return new Map();
    const asked = incidentsAsked.map(({ reference, type }) => ({ reference, type }));
    return withTimeout(LIMIT_MS, ask({ asked, near }), new Map());
  };
}
