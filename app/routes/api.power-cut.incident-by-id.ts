import { z } from 'zod';
import { ReferenceInput } from '~/server/api-input';
import { answerApi, apiRoute, parseInput, queryOf } from '~/server/api.server';
import { gateways } from '~/server/gateways.server';
import { incidentAnswer } from '~/server/incidents/picture-answer.server';
import { enforceRateLimit } from '~/server/rate-limit.server';

const Query = z.object({ id: ReferenceInput });

/** GET /api/power-cut/incident-by-id?id. Specification: journeys, section 7. */
const answer = apiRoute({
  GET: (request) =>
    answerApi(() => {
      enforceRateLimit(request, 'incident-by-id', { perMinute: 600 });
      return incidentAnswer(request, gateways.incidents, parseInput(Query, queryOf(request)).id);
    }),
});
export const loader = answer;
export const action = answer;
