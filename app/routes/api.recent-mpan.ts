import { answerRecentMpan } from '~/server/supply/api.server';
import { apiRoute } from '~/server/api.server';
import { gateways } from '~/server/gateways.server';

const answer = apiRoute({ POST: (request) => answerRecentMpan(request, gateways.supply) });
export const loader = answer;
export const action = answer;
