import {
  json,
  redirectDocument,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { isHydrated } from '~/blocks/hydrated';
import { PageBlocks } from '~/blocks/page-blocks';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { listTexts } from '~/cms/texts/list';
import { useTexts } from '~/cms/use-texts';
import { readListQuery } from '~/domain/incident/list-query';
import { ListBody } from '~/list-view/list-body';
import { listView } from '~/list-view/list-model';
import { AgeFirst } from '~/incident-view/age-first';
import { CLOSE_MAP } from '~/list-view/map-model';
import { ListStatus } from '~/list-view/list-status';
import { PlaceUnknown } from '~/list-view/place-unknown';
import { mapHref } from '~/map-view/map-path';
import { SearchBox } from '~/search-view/search-box';
import { blocksOf, pageSurroundings } from '~/server/blocks.server';
import { cachePolicy } from '~/server/cache-policy';
import { gateways } from '~/server/gateways.server';
import { listSource } from '~/server/list-source.server';
import { mapSurroundings } from '~/server/map-surroundings.server';
import { runsOf } from '~/server/page-blocks.server';
import { DEFAULT_ZOOM, MIN_ZOOM } from '~/domain/map/view';
import { ActionLink } from '~/ui/action-link';
import { BackLink } from '~/ui/back-link';

export const handle = { field: 'paper', journey: true, hasBlocks: true };
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaTexts(matches, listTexts);
  if (!data || data.kind === 'unknown') return pageMeta(matches, { title: t('placeUnknownTitle') });
  const place = data.place.name;
  return pageMeta(matches, { title: t('powerCutHeader', { place }), description: t('placeDescription', { place }) });
};

/** A place of the settings with the incidents of its outcodes. Specification: journeys, section 2 (`/power-cut/{place}`). */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { places } = gateways.content.settings();
  const place = places.find(({ slug }) => slug === params['place']?.toLowerCase());
  if (!place) {
    const known = places.map(({ slug, name }) => ({ slug, name }));
    return json(
      { kind: 'unknown' as const, places: known },
      { status: 404, headers: { 'Cache-Control': cachePolicy.private } },
    );
  }
  const now = Date.now();
  const source = listSource(now);
  if (!source) return redirectDocument('/serivce-down');
  const route = `/power-cut/${place.slug}`;
  const around = pageSurroundings(gateways, new URL(request.url), now);
  const runs = runsOf(blocksOf(gateways.content.page(route)?.blocks, route), around, isHydrated);
  const { slug, name, lat, lng, outcodes } = place;
  const view = { centre: { lat, lng }, zoom: MIN_ZOOM, ...CLOSE_MAP };
  const query = readListQuery(new URL(request.url).searchParams);
  const list = listView(source, query, await mapSurroundings(), now, { outcodes, view });
  return json(
    { kind: 'place' as const, place: { slug, name, lat, lng }, list, runs, powerCuts: around.powerCuts },
    { headers: { 'Cache-Control': cachePolicy.live } },
  );
}

export default function PlaceRoute() {
  const data = useLoaderData<typeof loader>();
  const t = useTexts(listTexts);
  if (data.kind === 'unknown') return <PlaceUnknown places={data.places} />;
  const { place, list, runs, powerCuts } = data;
  return (
    <>
      <BackLink href="/power-cut" label={t('listBack')}>
        {t('listBack')}
      </BackLink>
      <div className="wrap indent">
        <div className="flow-l">
          <h1>{t('powerCutHeader', { place: place.name })}</h1>
          <AgeFirst age={list.age} />
          <SearchBox mode="power-cut" />
          <ListStatus {...list}>
            <ActionLink href={mapHref({ centre: place, zoom: DEFAULT_ZOOM })} icon="map">
              {t('listGoToMap')}
            </ActionLink>
          </ListStatus>
        </div>
        <ListBody list={list} path={`/power-cut/${place.slug}`} emptyHint={t('listPlaceEmptyHint')} />
      </div>
      <PageBlocks runs={runs} around={{ powerCuts }} />
    </>
  );
}
