import { apiRoute } from '~/server/api.server';
import { gateways } from '~/server/gateways.server';
import { answerMeterLookup } from '~/server/mpan/api.server';

const answer = apiRoute({ GET: (request) => answerMeterLookup(request, gateways) });
export const loader = answer;
export const action = answer;
