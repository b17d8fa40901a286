import { answerTwoCalls } from '~/server/supply/api.server';
import { apiRoute } from '~/server/api.server';
import { gateways } from '~/server/gateways.server';

const answer = apiRoute({ GET: (request) => answerTwoCalls(request, gateways.supply) });
export const loader = answer;
export const action = answer;
