import type { LoaderFunctionArgs } from '@remix-run/node';
import { readListQuery } from '~/domain/incident/list-query';
import { CLOSE_MAP, liveMarks } from '~/list-view/map-model';
import { apiError, sharedJson } from '~/server/api.server';
import { cachePolicy } from '~/server/cache-policy';
import { gateways } from '~/server/gateways.server';
import { listSource } from '~/server/list-source.server';
import { mapTarget } from '~/server/map-page.server';

/** The incidents of /power-cut/map for its interactive map, by the numbers of the list. Journeys, section 7 (maps service: marker). */
export async function loader({ request }: LoaderFunctionArgs) {
  const now = Date.now();
  const query = new URL(request.url).searchParams;
  const source = listSource(now);
  if (!source) return apiError('unavailable', 'Nothing is known yet');
  const { centre, zoom } = await mapTarget(query, gateways.geography);
  const marks = liveMarks(source, readListQuery(query).show, centre && { centre, zoom, ...CLOSE_MAP }, now);
  return sharedJson(request, JSON.stringify(marks), cachePolicy.live);
}
