import type { LoaderFunctionArgs } from '@remix-run/node';
import { sharedJson } from '~/server/lib/api.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import { gatewaysFor } from '~/server/gateways.server';
import { countPicture, onGrid } from '~/journeys/map/load/picture-limit.server';
import { mapNames } from '~/journeys/map/load/sectors.server';

/** The place names around a point, for an interactive map. */
export async function loader({ request }: LoaderFunctionArgs) {
  onGrid(request, 2);
  countPicture(request);
  const names = await mapNames(new URL(request.url).searchParams, gatewaysFor(request).geography);
  return sharedJson(request, JSON.stringify({ names }), cachePolicy.day);
}
