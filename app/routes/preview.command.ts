import { answerApi, apiRoute } from '~/server/lib/api.server';
import { gatewaysFor } from '~/server/gateways.server';
import { answerCommand } from '~/server/previews/command.server';

const answer = apiRoute({
  POST: (request) => answerApi(() => answerCommand(request, gatewaysFor(request), Date.now())),
});
export const loader = answer;
export const action = answer;
