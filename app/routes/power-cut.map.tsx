import {
  json,
  redirectDocument,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { map as mapTexts } from '#words/en.json';
import { looksLikePostcode } from '~/domain/postcode';
import { readListQuery } from '~/domain/incident/list/list-query';
import { searchHref } from '~/journeys/search/search-path';
import { MAP_FILTERS } from '~/journeys/map/map-path';
import { stageSpots } from '~/domain/map/stage';
import { mapModel, SEEN_MAP } from '~/journeys/list/map-model';
import { MapPageView } from '~/journeys/list/map-page';
import { GRID } from '~/domain/map/grid';
import { cachePolicy } from '~/server/lib/cache-policy';
import { env } from '~/server/env.server';
import { gatewaysFor } from '~/server/gateways.server';
import { nextTurn } from '~/server/lib/in-turns';
import { creditsOf } from '~/journeys/open/credits.server';
import { listSource } from '~/journeys/list/list-source.server';
import { maxZoomOf, streetsOf, mapSurroundings } from '~/journeys/map/load/surroundings.server';
import { warmSpots } from '~/journeys/warm/warm-spots.server';
import { mapTarget } from '~/journeys/map/load/page.server';
import { countView, onGrid } from '~/journeys/map/load/picture-limit.server';
export const handle = { field: 'paper', journey: false, renewsMs: 30_000 };
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: MetaFunction = ({ matches }) => {
  const t = metaTexts(matches, mapTexts);
  return pageMeta(matches, { title: t('mapTitle'), description: t('mapDescription') });
};

/** The list says the same as the map (J-862). */
export async function loader({ request }: LoaderFunctionArgs) {
  const gateways = gatewaysFor(request);
  onGrid(request, GRID.pin);
  countView(request);
  const now = Date.now();
  const query = new URL(request.url).searchParams;
  const town = query.get('town') ?? '';
  if (looksLikePostcode(town)) return redirectDocument(searchHref({ mode: 'power-cut' }, town));
  const source = await listSource(request, now);
  if (!source) return redirectDocument('/serivce-down');
  const [target, context] = await Promise.all([
    mapTarget(query, gateways.geography, maxZoomOf(gateways.streets)),
    mapSurroundings(),
  ]);
  const { show, page } = readListQuery(query, MAP_FILTERS);
  const view = target.centre && { centre: target.centre, zoom: target.zoom, ...SEEN_MAP };
  const asked = { show, page, open: query.get('open') };
  const spots = stageSpots(view, warmSpots(gateways.content, now));
  const map = await mapModel(source, asked, view, context, now, { spots, rest: nextTurn });
  const places = source.places.map(({ name, lat, lng }) => ({ name, lat, lng }));
  return json(
    {
      target,
      show,
      map,
      places,
      spots,
      mapboxToken: env.MAPBOX_TOKEN ?? null,
      streets: streetsOf(gateways.streets),
      credits: creditsOf(gateways),
    },
    { headers: { 'Cache-Control': cachePolicy.live } },
  );
}

export default function MapRoute() {
  return <MapPageView {...useLoaderData<typeof loader>()} />;
}
