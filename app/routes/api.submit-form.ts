import { apiRoute } from '~/server/api.server';
import { gateways } from '~/server/gateways.server';
import { answerSubmitForm } from '~/server/submissions/api.server';

const answer = apiRoute({ POST: (request) => answerSubmitForm(request, gateways) });
export const loader = answer;
export const action = answer;
