import type { LoaderFunctionArgs } from '@remix-run/node';
import { GRID } from '~/domain/map/grid';
import { onGrid } from '~/journeys/map/load/picture-limit.server';
import { mapNames, namesKey, namesView } from '~/journeys/map/load/sectors.server';
import { mapSurroundings } from '~/journeys/map/load/surroundings.server';
import { gatewaysFor } from '~/server/gateways.server';
import { sharedJson } from '~/server/lib/api.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import { drawings } from '~/server/lib/drawings.server';

export async function loader({ request }: LoaderFunctionArgs) {
  onGrid(request, GRID.names);
  const { geography } = gatewaysFor(request);
  const view = namesView(new URL(request.url).searchParams);
  const { regions } = await mapSurroundings();
  const json = await drawings.picture(request, namesKey(view, regions.length), async ({ rest }) =>
    JSON.stringify({ names: await mapNames(view, geography, rest) }),
  );
  return sharedJson(request, new TextDecoder().decode(json), cachePolicy.day);
}
