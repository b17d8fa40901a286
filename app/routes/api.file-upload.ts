import { apiRoute } from '~/server/api.server';
import { gateways } from '~/server/gateways.server';
import { answerOpenSession, answerRemoveFile } from '~/server/uploads/api.server';

const answer = apiRoute({
  GET: (request) => answerOpenSession(request, gateways),
  DELETE: (request) => answerRemoveFile(request, gateways),
});
export const loader = answer;
export const action = answer;
