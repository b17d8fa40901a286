import { answerRotaLoadCheck } from '~/server/supply/api.server';
import { apiRoute } from '~/server/api.server';
import { gateways } from '~/server/gateways.server';

const answer = apiRoute({ GET: (request) => answerRotaLoadCheck(request, gateways.supply) });
export const loader = answer;
export const action = answer;
