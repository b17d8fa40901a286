import { env } from '~/server/env.server';
import { gatewaysFor } from '~/server/gateways.server';
import { apiRoute } from '~/server/lib/api.server';
import { answerPush, answerPushKey } from '~/server/texts/push/api.server';

/** For the page of notifications and the service worker. docs/decisions/live.md */
const answer = apiRoute({
  GET: (request) => answerPushKey(request, gatewaysFor(request)),
  POST: (request) => answerPush(request, { ...gatewaysFor(request), env }),
});
export const loader = answer;
export const action = answer;
