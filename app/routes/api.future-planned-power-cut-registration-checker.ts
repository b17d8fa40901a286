import { apiRoute } from '~/server/api.server';
import { gateways } from '~/server/gateways.server';
import { answerRegistrationCheck } from '~/server/offers/api.server';

const answer = apiRoute({ GET: (request) => answerRegistrationCheck(request, gateways) });
export const loader = answer;
export const action = answer;
