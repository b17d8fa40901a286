import { answerApi, apiRoute } from '~/server/lib/api.server';
import { gateways } from '~/server/gateways.server';
import { answerCommand } from '~/server/previews/command.server';

const answer = apiRoute({
  POST: (request) => answerApi(() => answerCommand(request, gateways.previews, Date.now())),
});
export const loader = answer;
export const action = answer;
