import type { LoaderFunctionArgs } from '@remix-run/node';
import { answerApi } from '~/server/api.server';
import { gateways } from '~/server/gateways.server';
import { listAnswer } from '~/server/incidents/picture-answer.server';
import { enforceRateLimit } from '~/server/rate-limit.server';

/** GET /api/power-cut/all-incidents-light. Specification: journeys, section 7. */
export const loader = ({ request }: LoaderFunctionArgs) =>
  answerApi(() => {
    enforceRateLimit(request, 'all-incidents-light', { perMinute: 600 });
    return listAnswer(request, gateways.incidents, 'light');
  });
