import { answerApi, apiRoute } from '~/server/api.server';
import { gateways } from '~/server/gateways.server';
import { listAnswer } from '~/server/incidents/picture-answer.server';
import { enforceRateLimit } from '~/server/rate-limit.server';

/** GET /api/power-cut/all-incidents. Specification: lookup, section 7; form engine, section 7. */
const answer = apiRoute({
  GET: (request) =>
    answerApi(() => {
      enforceRateLimit(request, 'all-incidents', { perMinute: 120 });
      return listAnswer(request, gateways.incidents, 'whole');
    }),
});
export const loader = answer;
export const action = answer;
