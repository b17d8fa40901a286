import { answerAddresses } from '~/server/addresses/api.server';
import { apiRoute } from '~/server/api.server';
import { gateways } from '~/server/gateways.server';

const answer = apiRoute({ GET: (request) => answerAddresses(request, gateways) });
export const loader = answer;
export const action = answer;
