import { apiRoute } from '~/server/api.server';
import { answerRecaptcha } from '~/server/bot-check/api.server';
import { gateways } from '~/server/gateways.server';

const answer = apiRoute({ POST: (request) => answerRecaptcha(request, gateways.bots) });
export const loader = answer;
export const action = answer;
