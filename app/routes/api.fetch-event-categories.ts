import { apiRoute } from '~/server/api.server';
import { answerEventCategories } from '~/server/events/api.server';
import { gateways } from '~/server/gateways.server';

const answer = apiRoute({ GET: (request) => answerEventCategories(request, gateways.content) });
export const loader = answer;
export const action = answer;
