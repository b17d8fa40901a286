import { z } from 'zod';
import { Failure, isFailure } from '~/domain/failure';
import { isMultiple } from '~/domain/incident/flags';
import type { HttpClient } from '../http-client.server';
import type { Whereabouts } from './incidents';
import type { IncidentQuestions } from './questions';
import { parseFeed } from './wire/parse-feed';
import { readReference } from './wire/read-values';

const reference = z.string().transform((text) => readReference(text));
const FuturePlanned = z.object({ incidentReferences: z.array(reference.catch(null)).max(1000) });
const CloseRoads = z
  .array(
    z
      .object({
        incidentReference: z.string().max(64),
        streetNames: z.array(z.string().min(1).max(100).nullable().catch(null)),
      })
      .nullable()
      .catch(null),
  )
  .max(1000);

const MOST_STREETS = 500;
/** What the contract lets one question name. */
const MOST_INCIDENTS = 50;
const isKnown = <Value>(value: Value | null): value is Value => value !== null;

function placeOf(near: Whereabouts): Record<string, unknown> {
  if ('pin' in near) return { pin: near.pin };
  const { postcode, addressLine1, mpan } = near;
  return addressLine1 === undefined && mpan === undefined
    ? { postcode }
    : { address: { postcode, addressLine1, mpan } };
}

/** These questions have no "not found": an operator that answers 400 or 404 does not understand us, and nothing is known. */
const answered = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  answer.catch((error: unknown) => {
    if (isFailure(error, 'unavailable')) throw error;
    throw new Failure('unavailable', 'The operator did not understand a question', null, { cause: error });
  });

/** Asks the operator's service, by the wire contract: incident-by-mpan, get-future-planned-power-cuts, close-roads. */
export const createOperatorQuestions = (client: HttpClient, numbers: () => ReadonlySet<string>): IncidentQuestions => ({
  async byMpan(mpan) {
    const body = await answered(
      client.get(`/api/power-cut/incident-by-mpan?${new URLSearchParams({ mpan }).toString()}`, z.unknown()),
    );
    const { incidents, problem } = await parseFeed(body, { numbers: numbers() });
    if (problem !== null) throw new Failure('unavailable', `The incidents of a meter point: ${problem}`);
    return incidents.filter((incident) => !isMultiple(incident));
  },
  async futurePlanned({ mpan, postcode, house }) {
    const query = new URLSearchParams({ ...(mpan ? { mpan } : {}), postcode, ...(house ? { house } : {}) });
    const answer = await answered(client.get(`/api/get-future-planned-power-cuts?${query.toString()}`, FuturePlanned));
    return answer.incidentReferences.filter(isKnown);
  },
  async closeRoads(incidents, near) {
    if (incidents.length === 0) return [];
    const asked = incidents
      .slice(0, MOST_INCIDENTS)
      .map((incident) => ({ incidentReference: incident.reference, incidentType: incident.type }));
    const answer = await answered(
      client.post('/api/power-cut/close-roads', { incidents: asked, ...placeOf(near) }, CloseRoads),
    );
    return answer.filter(isKnown).map((entry) => ({
      reference: entry.incidentReference,
      streetNames: entry.streetNames.filter(isKnown).slice(0, MOST_STREETS),
    }));
  },
});
