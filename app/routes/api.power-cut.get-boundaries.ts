import { answerBoundaries } from '~/server/geography/api.server';
import { apiRoute } from '~/server/api.server';
import { gateways } from '~/server/gateways.server';

const answer = apiRoute({ GET: (request) => answerBoundaries(request, gateways.geography) });
export const loader = answer;
export const action = answer;
