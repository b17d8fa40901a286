import { apiRoute } from '~/server/api.server';
import { gateways } from '~/server/gateways.server';
import { answerOffersRequest, answerOffersStatus } from '~/server/offers/api.server';

const answer = apiRoute({
  GET: (request) => answerOffersStatus(request, gateways),
  POST: (request) => answerOffersRequest(request, gateways),
});
export const loader = answer;
export const action = answer;
