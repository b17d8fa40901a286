import { answerApi, apiRoute } from '~/server/api.server';
import { gateways } from '~/server/gateways.server';
import { listAnswer } from '~/server/incidents/picture-answer.server';
import { enforceRateLimit } from '~/server/rate-limit.server';

/** GET /api/power-cut/all-incidents-light. Specification: journeys, section 7. */
const answer = apiRoute({
  GET: (request) =>
    answerApi(() => {
      enforceRateLimit(request, 'all-incidents-light', { perMinute: 600 });
      return listAnswer(request, gateways.incidents, 'light');
    }),
});
export const loader = answer;
export const action = answer;
