import { apiRoute } from '~/server/api.server';
import { gateways } from '~/server/gateways.server';
import { answerUpload } from '~/server/uploads/api.server';

const answer = apiRoute({ POST: (request) => answerUpload(request, gateways) });
export const loader = answer;
export const action = answer;
