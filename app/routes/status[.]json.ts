import { answerStatus } from '~/journeys/status/status.server';
import { gatewaysFor } from '~/server/gateways.server';
import { openRoute } from '~/server/lib/open-answer.server';

const answer = openRoute((request) => answerStatus(request, gatewaysFor(request)));
export const loader = answer;
export const action = answer;
