import { z } from 'zod';
import { Failure, isFailure } from '~/domain/failure';
import { isMultiple } from '~/domain/incident/flags';
import { hasPassed, MINUTE, type Instant } from '~/domain/time/instant';
import { orUnavailable, type HttpClient } from '~/server/lib/http-client.server';
import type { Reads } from '~/server/lib/wire';
import type { Incidents, Whereabouts } from './incidents';
import { parseFeed } from './wire/parse-feed';
import { readReference } from './wire/read-values';

const isKnown = <Value>(value: Value | null): value is Value => value !== null;
const listOf = <Entry extends z.ZodTypeAny>(entry: Entry) => z.array(entry.nullable().catch(null));
const reference = z.string().transform((text) => readReference(text));
const FuturePlanned = z.object({
  incidentReferences: listOf(reference)
    .max(1000)
    .transform((all) => all.filter(isKnown)),
}) satisfies Reads<'FuturePlannedPowerCuts'>;
const Road = z.object({
  incidentReference: z.string().max(64),
  streetNames: listOf(z.string().min(1).max(100)).transform((all) => all.filter(isKnown)),
});
const CloseRoads = listOf(Road)
  .max(1000)
  .transform((all) => all.filter(isKnown)) satisfies Reads<'CloseRoads'>;

const MOST_STREETS = 500;
/** What the contract lets one question name. */
const MOST_INCIDENTS = 50;

function placeOf(near: Whereabouts): Record<string, unknown> {
  if ('pin' in near) return { pin: near.pin };
  const { postcode, addressLine1, mpan } = near;
  return addressLine1 === undefined && mpan === undefined
    ? { postcode }
    : { address: { postcode, addressLine1, mpan } };
}

/** An operator that has no such service is not asked by every page; it may get one with its next release. */
const LEFT_ALONE_FOR = MINUTE / 2;

/**
 * These questions have no "not found": an operator that answers 400 or 404 does not understand us, and nothing is known. After a 404 the
 * same kind of question is refused here for a while.
 */
function createQuestion(now: () => Instant) {
  let refusedAt: Instant = -Infinity;
  return async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
    if (!hasPassed(LEFT_ALONE_FOR, refusedAt, now()))
      throw new Failure('unavailable', 'The operator did not understand a question');
    return orUnavailable(
      ask().catch((error: unknown) => {
        if (isFailure(error, 'not-found')) refusedAt = now();
        throw error;
      }),
    );
  };
}

export function createOperatorQuestions(
  client: HttpClient,
  numbers: () => ReadonlySet<string>,
  now: () => Instant = Date.now,
): Pick<Incidents, 'byMpan' | 'futurePlanned' | 'closeRoads'> {
  const ofMeter = createQuestion(now);
  const ofPlans = createQuestion(now);
  const ofRoads = createQuestion(now);
  return {
    async byMpan(mpan) {
      const body = await ofMeter(() =>
        client.get(
          `/api/power-cut/incident-by-mpan?${new URLSearchParams({ mpan }).toString()}`,
          z.unknown(),
        ),
      );
      const { incidents, problem } = await parseFeed(body, { numbers: numbers() });
      if (problem !== null)
        throw new Failure('unavailable', `The incidents of a meter point: ${problem}`);
      return incidents.filter((incident) => !isMultiple(incident));
    },
    async futurePlanned({ mpan, postcode, house }) {
      const query = new URLSearchParams({
        ...(mpan ? { mpan } : {}),
        postcode,
        ...(house ? { house } : {}),
      });
      const answer = await ofPlans(() =>
        client.get(`/api/get-future-planned-power-cuts?${query.toString()}`, FuturePlanned),
      );
      return answer.incidentReferences;
    },
    async closeRoads(incidents, near) {
      if (incidents.length === 0) return [];
      const body = incidents.slice(0, MOST_INCIDENTS).map((incident) => ({
        incidentReference: incident.reference,
        incidentType: incident.type,
      }));
      const answer = await ofRoads(() =>
        client.post(
          '/api/power-cut/close-roads',
          { incidents: body, ...placeOf(near) },
          CloseRoads,
        ),
      );
      return answer.map((entry) => ({
        reference: entry.incidentReference,
        streetNames: entry.streetNames.slice(0, MOST_STREETS),
      }));
    },
  };
}
