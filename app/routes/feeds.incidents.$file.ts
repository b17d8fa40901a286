import { apiRoute } from '~/server/api.server';
import { feeds } from '~/server/feeds/create.server';

/** GET /feeds/incidents/{incidentReference}.atom, .geojson, .ics and .cap. Wire contract: Feeds. */
const answer = apiRoute({
  GET: (request) => feeds.one(request, new URL(request.url).pathname.split('/').at(-1) ?? ''),
});
export const loader = answer;
export const action = answer;
