import { apiRoute } from '~/server/api.server';
import { answerCalculator } from '~/server/calculator/api.server';
import { gateways } from '~/server/gateways.server';

const answer = apiRoute({ GET: (request) => answerCalculator(request, gateways) });
export const loader = answer;
export const action = answer;
