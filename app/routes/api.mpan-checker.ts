import { apiRoute } from '~/server/api.server';
import { gateways } from '~/server/gateways.server';
import { answerMpanRequest } from '~/server/mpan/api.server';

const answer = apiRoute({ POST: (request) => answerMpanRequest(request, 'mpan-checker', gateways) });
export const loader = answer;
export const action = answer;
