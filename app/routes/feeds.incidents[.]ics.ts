import { apiRoute } from '~/server/api.server';
import { feeds } from '~/server/feeds/create.server';

/** GET /feeds/incidents.ics. Wire contract: Feeds. */
const answer = apiRoute({ GET: (request) => feeds.many(request, 'ics') });
export const loader = answer;
export const action = answer;
