import { answerStatus } from '~/journeys/status/status.server';
import { gateways } from '~/server/gateways.server';
import { openRoute } from '~/server/lib/open-answer.server';

/** GET /status.json. Wire contract: siteStatus. */
const answer = openRoute((request) => answerStatus(request, gateways));
export const loader = answer;
export const action = answer;
