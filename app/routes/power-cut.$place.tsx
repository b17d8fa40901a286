import {
  json,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageBlocks } from '~/blocks/page-blocks';
import { placeBlocks } from '~/blocks/loader-blocks';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { list as listTexts } from '#words/en.json';
import { useTexts } from '~/words/use-texts';
import { DEFAULT_ZOOM } from '~/domain/map/view';
import { ListPage } from '~/journeys/list/list-page';
import { PlaceUnknown } from '~/journeys/list/place-unknown';
import { mapHref } from '~/journeys/map/map-path';
import { ContentPage, contentPageMeta } from '~/journeys/page/content-page';
import { contentPageAt } from '~/journeys/page/content-page.server';
import { blocksOf, blockContextOf } from '~/journeys/page/blocks.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import { gatewaysFor } from '~/server/gateways.server';
import { listPolicy, loadList } from '~/journeys/list/list-page.server';

export const handle = { hasBlocks: true, renewsMs: 30_000 };
export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = metaTexts(matches, listTexts);
  if (data?.kind === 'page') return contentPageMeta(matches, data);
  if (!data || data.kind === 'unknown') return pageMeta(matches, { title: t('placeUnknownTitle') });
  const place = data.place.name;
  return pageMeta(matches, {
    title: t('powerCutHeader', { place }),
    description: t('placeDescription', { place }),
  });
};

/**
 * A place of the settings; a page of the content system that is no place; else the places that
 * there are.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const gateways = gatewaysFor(request);
  const { places } = gateways.content.settings();
  const place = places.find(({ slug }) => slug === params['place']?.toLowerCase());
  if (!place) {
    const page = await contentPageAt(request, context);
    if (page) return json({ kind: 'page' as const, ...page.data }, { headers: page.headers });
    const known = places.map(({ slug, name }) => ({ slug, name }));
    return json(
      { kind: 'unknown' as const, field: 'paper' as const, places: known },
      { status: 404, headers: { 'Cache-Control': cachePolicy.private } },
    );
  }
  const { slug, name, lat, lng, outcodes } = place;
  const route = `/power-cut/${slug}`;
  const list = await loadList(request, outcodes);
  const blockContext = blockContextOf(gateways, new URL(request.url), Date.now());
  const blocks = placeBlocks(context, {
    blocks: blocksOf(gateways.content.page(route)?.blocks, route),
    context: blockContext,
  });
  return json(
    {
      kind: 'place' as const,
      field: 'paper' as const,
      place: { slug, name, lat, lng },
      list,
      blocks,
    },
    { headers: { 'Cache-Control': listPolicy(list) } },
  );
}

export default function PlaceRoute() {
  const data = useLoaderData<typeof loader>();
  const t = useTexts(listTexts);
  if (data.kind === 'page') return <ContentPage page={data} />;
  if (data.kind === 'unknown') return <PlaceUnknown places={data.places} />;
  const { place, list, blocks } = data;
  return (
    <>
      <ListPage
        list={list}
        title={t('powerCutHeader', { place: place.name })}
        back
        mapHref={mapHref({ centre: place, zoom: DEFAULT_ZOOM })}
        path={`/power-cut/${place.slug}`}
        emptyHint={t('listPlaceEmptyHint')}
      />
      <PageBlocks place={blocks} />
    </>
  );
}
