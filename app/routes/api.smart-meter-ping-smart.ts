import { apiRoute } from '~/server/api.server';
import { gateways } from '~/server/gateways.server';
import { answerPingStart } from '~/server/smart-meter/api.server';

const answer = apiRoute({ GET: (request) => answerPingStart(request, gateways.pings) });
export const loader = answer;
export const action = answer;
