import { answerApi, apiRoute, privateJson, readJsonBody } from '~/server/api.server';
import { gateways } from '~/server/gateways.server';
import { CloseRoadsQuestion, closeRoadsRecords } from '~/server/incidents/close-roads-question';
import { enforceRateLimit } from '~/server/rate-limit.server';

/** POST /api/power-cut/close-roads. Specification: journeys, section 7; path decided by the wire contract. */
const answer = apiRoute({
  POST: (request) =>
    answerApi(async () => {
      enforceRateLimit(request, 'close-roads', { perMinute: 120 });
      const { asked, near } = await readJsonBody(request, CloseRoadsQuestion);
      return privateJson(closeRoadsRecords(await gateways.incidents.closeRoads(asked, near)));
    }),
});
export const loader = answer;
export const action = answer;
