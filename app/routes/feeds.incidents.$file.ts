import { openRoute } from '~/server/lib/open-answer.server';
import { decoded } from '~/server/front/path-of';
import { feeds } from '~/journeys/feeds/create.server';

/** `$file` is {incidentReference}.atom, .geojson, .ics or .cap. */
const answer = openRoute((request) =>
  feeds.one(request, decoded(new URL(request.url).pathname.split('/').at(-1) ?? '')),
);
export const loader = answer;
export const action = answer;
