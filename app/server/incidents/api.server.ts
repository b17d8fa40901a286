import { z } from 'zod';
import { MpanInput, PostcodeInput, ReferenceInput } from '~/server/lib/api-input';
import { answerApi, parseInput, privateJson, queryOf, readJsonBody } from '~/server/lib/api.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import { enforceRateLimit } from '~/server/lib/rate-limit.server';
import type { StillOff } from '../submissions/still-off.server';
import { ageHeaders } from './age-headers';
import { CloseRoadsQuestion, closeRoadsRecords } from './close-roads-question';
import type { Incidents } from './incidents';
import { incidentAnswer, listAnswer, requireSnapshot } from './snapshot-answer.server';

type WithIncidents = { readonly incidents: Incidents };

export const answerAllIncidents = (
  request: Request,
  { incidents }: WithIncidents,
): Promise<Response> =>
  answerApi(() => {
    enforceRateLimit(request, 'all-incidents', { perMinute: 120 });
    return listAnswer(request, incidents, 'whole');
  });

export const answerAllIncidentsLight = (
  request: Request,
  { incidents }: WithIncidents,
): Promise<Response> =>
  answerApi(() => {
    enforceRateLimit(request, 'all-incidents-light', { perMinute: 600 });
    return listAnswer(request, incidents, 'light');
  });

const ById = z.object({ id: ReferenceInput });

export const answerIncidentById = (
  request: Request,
  { incidents, stillOff }: WithIncidents & { readonly stillOff: Pick<StillOff, 'homesOf'> },
): Promise<Response> =>
  answerApi(() => {
    enforceRateLimit(request, 'incident-by-id', { perMinute: 600 });
    const { id } = parseInput(ById, queryOf(request));
    return incidentAnswer(request, incidents, id, stillOff.homesOf(id));
  });

const ByMpan = z.object({ mpan: MpanInput });

export const answerIncidentByMpan = (
  request: Request,
  { incidents }: WithIncidents,
): Promise<Response> =>
  answerApi(async () => {
    enforceRateLimit(request, 'incident-by-mpan', { perMinute: 120 });
    const { mpan } = parseInput(ByMpan, queryOf(request));
    const snapshot = requireSnapshot(incidents);
    const found = await incidents.byMpan(mpan);
    // An incident the operator has and our snapshot doesn't is left out until the next poll,
    // seconds later.
    const records = found.flatMap(({ reference }) => incidents.wireJsonOf(reference) ?? []);
    return new Response(`[${records.join(',')}]`, {
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': cachePolicy.noStore,
        ...ageHeaders(snapshot),
      },
    });
  });

export const answerCloseRoads = (
  request: Request,
  { incidents }: WithIncidents,
): Promise<Response> =>
  answerApi(async () => {
    enforceRateLimit(request, 'close-roads', { perMinute: 120 });
    const { asked, near } = await readJsonBody(request, CloseRoadsQuestion);
    return privateJson(closeRoadsRecords(await incidents.closeRoads(asked, near)));
  });

const blankIsAbsent = (value: unknown) => (value === '' ? undefined : value);
const Future = z.object({
  mpan: z.preprocess(blankIsAbsent, MpanInput.optional()),
  postcode: PostcodeInput,
  house: z.preprocess(
    blankIsAbsent,
    z.string().max(50, 'A house number or name has at most 50 characters').optional(),
  ),
});
const MOST_REFERENCES = 100;

export const answerFuturePlanned = (
  request: Request,
  { incidents }: WithIncidents,
): Promise<Response> =>
  answerApi(async () => {
    enforceRateLimit(request, 'future-planned', { perMinute: 120 });
    const { mpan, postcode, house } = parseInput(Future, queryOf(request));
    const references = await incidents.futurePlanned({
      postcode,
      ...(mpan && { mpan }),
      ...(house && { house }),
    });
    return privateJson({ incidentReferences: references.slice(0, MOST_REFERENCES) });
  });
