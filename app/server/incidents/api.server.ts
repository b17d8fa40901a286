import { z } from 'zod';
import { MpanInput, PostcodeInput, ReferenceInput } from '~/server/lib/api-input';
import { api, privateJson, readJsonBody } from '~/server/lib/api.server';
import { optional } from '~/server/lib/blank-is-absent';
import { cachePolicy } from '~/server/lib/cache-policy';
import type { StillOff } from '../submissions/still-off.server';
import { ageHeaders } from './age-headers';
import { CloseRoadsQuestion, closeRoadsRecords } from './close-roads-question';
import type { Incidents } from './incidents';
import { incidentAnswer, listAnswer, requireSnapshot } from './snapshot-answer.server';

type WithIncidents = { readonly incidents: Incidents };

export const answerAllIncidents = api(
  { limit: 'all-incidents' },
  ({ request }, { incidents }: WithIncidents) => listAnswer(request, incidents, 'whole'),
);

export const answerAllIncidentsLight = api(
  { limit: 'all-incidents-light' },
  ({ request }, { incidents }: WithIncidents) => listAnswer(request, incidents, 'light'),
);

export const answerIncidentById = api(
  { limit: 'incident-by-id', query: z.object({ id: ReferenceInput }) },
  (
    { request, query: { id } },
    { incidents, stillOff }: WithIncidents & { readonly stillOff: Pick<StillOff, 'homesOf'> },
  ) => incidentAnswer(request, incidents, id, stillOff.homesOf(id)),
);

export const answerIncidentByMpan = api(
  { limit: 'incident-by-mpan', query: z.object({ mpan: MpanInput }) },
  async ({ query: { mpan } }, { incidents }: WithIncidents) => {
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
  },
);

export const answerCloseRoads = api(
  { limit: 'close-roads' },
  async ({ request }, { incidents }: WithIncidents) => {
    const { asked, near } = await readJsonBody(request, CloseRoadsQuestion);
    return privateJson(closeRoadsRecords(await incidents.closeRoads(asked, near)));
  },
);

const Future = z.object({
  mpan: optional(MpanInput),
  postcode: PostcodeInput,
  house: optional(z.string().max(50, 'A house number or name has at most 50 characters')),
});
const MOST_REFERENCES = 100;

export const answerFuturePlanned = api(
  { limit: 'future-planned', query: Future },
  async ({ query: { mpan, postcode, house } }, { incidents }: WithIncidents) => {
    const references = await incidents.futurePlanned({
      postcode,
      ...(mpan && { mpan }),
      ...(house && { house }),
    });
    return privateJson({ incidentReferences: references.slice(0, MOST_REFERENCES) });
  },
);
