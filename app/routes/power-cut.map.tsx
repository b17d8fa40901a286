import {
  json,
  redirectDocument,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { mapTexts } from '~/cms/texts/map';
import { readListQuery } from '~/domain/incident/list-query';
import { CLOSE_MAP, mapModel } from '~/list-view/map-model';
import { MapPageView } from '~/list-view/map-page';
import { cachePolicy } from '~/server/cache-policy';
import { env } from '~/server/env.server';
import { gateways } from '~/server/gateways.server';
import { listSource } from '~/server/list-source.server';
import { mapTarget } from '~/server/map-page.server';
import { mapSurroundings } from '~/server/map-surroundings.server';

export const handle = { field: 'paper', journey: true };
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: MetaFunction = ({ matches }) => {
  const t = metaTexts(matches, mapTexts);
  return pageMeta(matches, { title: t('mapTitle'), description: t('mapDescription') });
};

/** The map with the list that says the same. Choosing an incident opens its page. Journeys, section 2; decision J-862. */
export async function loader({ request }: LoaderFunctionArgs) {
  const now = Date.now();
  const query = new URL(request.url).searchParams;
  const source = listSource(now);
  if (!source) return redirectDocument('/serivce-down');
  const [target, around] = await Promise.all([mapTarget(query, gateways.geography), mapSurroundings()]);
  const { show, page } = readListQuery(query);
  const view = target.centre && { centre: target.centre, zoom: target.zoom, ...CLOSE_MAP };
  const map = mapModel(source, { show, page }, view, around, now);
  const places = source.places.map(({ name, lat, lng }) => ({ name, lat, lng }));
  return json(
    { target, show, map, places, mapboxToken: env.MAPBOX_TOKEN ?? null },
    { headers: { 'Cache-Control': cachePolicy.live } },
  );
}

export default function MapRoute() {
  return <MapPageView {...useLoaderData<typeof loader>()} />;
}
