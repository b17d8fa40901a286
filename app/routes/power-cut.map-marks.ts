import type { LoaderFunctionArgs } from '@remix-run/node';
import { readListQuery } from '~/domain/incident/list/list-query';
import { MAP_FILTERS } from '~/journeys/map/map-path';
import { SEEN_MAP, liveMarks } from '~/journeys/list/map-model';
import { apiError, sharedJson } from '~/server/lib/api.server';
import { GRID } from '~/domain/map/grid';
import { cachePolicy } from '~/server/lib/cache-policy';
import { gatewaysFor } from '~/server/gateways.server';
import { listSource } from '~/journeys/list/list-source.server';
import { warmSpots } from '~/journeys/warm/warm-spots.server';
import { mapTarget } from '~/journeys/map/load/page.server';
import { countView, onGrid } from '~/journeys/map/load/picture-limit.server';

export async function loader({ request }: LoaderFunctionArgs) {
  const gateways = gatewaysFor(request);
  onGrid(request, GRID.pin);
  countView(request);
  const now = Date.now();
  const query = new URL(request.url).searchParams;
  const source = await listSource(request, now);
  if (!source) return apiError('unavailable', 'Nothing is known yet');
  const { centre, zoom } = await mapTarget(query, gateways.geography);
  const marks = liveMarks(
    source,
    readListQuery(query, MAP_FILTERS).show,
    centre && { centre, zoom, ...SEEN_MAP },
    now,
  );
  return sharedJson(
    request,
    JSON.stringify({ ...marks, spots: warmSpots(gateways.content, now) }),
    cachePolicy.live,
  );
}
