import { apiRoute } from '~/server/api.server';
import { gateways } from '~/server/gateways.server';
import { answerPingResult } from '~/server/smart-meter/api.server';

const answer = apiRoute({ POST: (request) => answerPingResult(request, gateways.pings) });
export const loader = answer;
export const action = answer;
