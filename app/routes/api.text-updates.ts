import { apiRoute } from '~/server/api.server';
import { gateways } from '~/server/gateways.server';
import { answerSignUp, answerStop } from '~/server/text-updates/api.server';

const answer = apiRoute({
  PUT: (request) => answerSignUp(request, gateways),
  POST: (request) => answerStop(request, gateways),
});
export const loader = answer;
export const action = answer;
