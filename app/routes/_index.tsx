import {
  json,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PageBlocks } from '~/blocks/page-blocks';
import { placeBlocks } from '~/blocks/loader-blocks';
import { pageMeta } from '~/cms/page-meta';
import { RotaLoadNotice } from '~/journeys/search/rota-load-notice';
import { blocksOf, blockContextOf } from '~/journeys/page/blocks.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import { gatewaysFor } from '~/server/gateways.server';
import { hasVisit } from '~/server/visit/session.server';
import { readPreferences } from '~/server/visit/preferences.server';
import { privateHeaders, shownContent } from '~/server/previews/shown-page.server';
import { homeStructured } from '~/journeys/share/home-structured.server';
import { popUpFor } from '~/journeys/search/load/rota-load.server';

/** The same for everyone, but for the address of a visitor in a storm. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const gateways = gatewaysFor(request);
  const { content, preview } = await shownContent(gateways, request, '/');
  const page = content.page('/');
  const isOfVisitor = context.isOfVisitor ?? false;
  const blockContext = {
    ...blockContextOf({ ...gateways, content }, new URL(request.url), Date.now()),
    isOfVisitor,
    // The page has a notice of its own under its search.
    rotaLoad: null,
  };
  // In a storm the page of somebody with a visit says more, so no cache may give them another one.
  const isPrivate = isOfVisitor || (content.live().stormMode && hasVisit(request));
  const [hero, ...rest] = blocksOf(page?.blocks, '/');
  const data = {
    title: page?.title ?? '',
    description: page?.description ?? '',
    field: page?.field ?? 'ask',
    hero: placeBlocks(context, { blocks: hero ? [hero] : [], context: blockContext }),
    rest: placeBlocks(context, { blocks: rest, context: blockContext }),
    rotaLoad: popUpFor(gateways.content),
    preview,
    structured: readPreferences(request).lowData ? [] : homeStructured(gateways, Date.now()),
  };
  return json(data, {
    headers: preview
      ? privateHeaders
      : { 'Cache-Control': isPrivate ? cachePolicy.private : cachePolicy.live },
  });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const handle = { hasBlocks: true, renewsMs: 30_000 };
export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  ...pageMeta(matches, { title: data?.title ?? '', description: data?.description }),
  ...(data?.structured ?? []).map((facts) => ({ 'script:ld+json': facts })),
];

export default function HomePage() {
  const { hero, rest, rotaLoad } = useLoaderData<typeof loader>();
  return (
    <>
      <PageBlocks place={hero} />
      {rotaLoad && (
        <div className="band">
          <div className="wrap indent">
            <RotaLoadNotice popUp={rotaLoad} />
          </div>
        </div>
      )}
      <PageBlocks place={rest} />
    </>
  );
}
