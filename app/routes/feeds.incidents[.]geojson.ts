import { openRoute } from '~/server/lib/open-answer.server';
import { feeds } from '~/journeys/feeds/create.server';

/** GET /feeds/incidents.geojson. Wire contract: Feeds. */
const answer = openRoute((request) => feeds.many(request, 'geojson'));
export const loader = answer;
export const action = answer;
