import {
  json,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { metaTexts, pageMeta } from '~/cms/page-meta';
import { WarmPage } from '~/journeys/warm/warm-page';
import { WARM_PATH } from '~/journeys/warm/warm-path';
import { warmPage } from '~/journeys/warm/warm-page.server';
import { hiddenItems } from '~/server/content/faults.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import { gatewaysFor } from '~/server/gateways.server';
import { privateHeaders, shownContent } from '~/server/previews/shown-page.server';
import { hasVisit, readVisit } from '~/server/visit/session.server';
import { warmTexts } from '~/words/warm';

/** docs/decisions/warm-places.md */
export async function loader({ request }: LoaderFunctionArgs) {
  const gateways = gatewaysFor(request);
  const query = new URL(request.url).searchParams;
  const { content, preview } = await shownContent(gateways, request, WARM_PATH);
  const data = {
    ...(await warmPage({ ...gateways, content }, query, await readVisit(request), Date.now())),
    hidden: preview ? hiddenItems(content.faults(), 'warmPlaces') : [],
    preview,
  };
  const isShared = !hasVisit(request) && query.size === 0;
  return json(data, {
    status: data.isWrong ? 422 : 200,
    headers: preview
      ? privateHeaders
      : { 'Cache-Control': isShared ? cachePolicy.live : cachePolicy.private },
  });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const handle = { field: 'paper', journey: false, renewsMs: 60_000 };
export const meta: MetaFunction<typeof loader> = ({ matches, data }) => {
  const t = metaTexts(matches, warmTexts);
  return [
    ...pageMeta(matches, {
      title: t('warmTitle'),
      description: t('warmDescription'),
      error: data?.isWrong ?? false,
    }),
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/geo+json',
      href: '/feeds/warm-places.geojson',
    },
  ];
};

export default function WarmPlacesRoute() {
  return <WarmPage {...useLoaderData<typeof loader>()} />;
}
