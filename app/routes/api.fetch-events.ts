import { apiRoute } from '~/server/api.server';
import { answerEvents } from '~/server/events/api.server';
import { gateways } from '~/server/gateways.server';

const answer = apiRoute({ POST: (request) => answerEvents(request, gateways.content, Date.now()) });
export const loader = answer;
export const action = answer;
