import { json, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { isHydrated } from '~/blocks/hydrated';
import { PageBlocks } from '~/blocks/page-blocks';
import { pageMeta } from '~/cms/page-meta';
import { PreviewBar } from '~/frame/preview-bar';
import { RotaLoadNotice } from '~/search-view/rota-load-notice';
import { blocksOf, pageSurroundings } from '~/server/blocks.server';
import { cachePolicy } from '~/server/cache-policy';
import { gateways } from '~/server/gateways.server';
import { runsOf } from '~/server/page-blocks.server';
import { readPreferences } from '~/server/preferences.server';
import { privateHeaders, shownPage } from '~/server/previews/shown-page.server';
import { homeStructured } from '~/server/share/home-structured.server';
import { popUpFor } from '~/server/rota-load.server';

/** The home page: blocks from content, with the network as it is. The same for everyone. Specification: journeys, section 2 "Homepage section". */
export async function loader({ request }: LoaderFunctionArgs) {
  const around = pageSurroundings(gateways, new URL(request.url), Date.now());
  const { page, preview } = await shownPage(gateways, request, '/');
  const data = {
    title: page?.title ?? '',
    description: page?.description ?? '',
    runs: runsOf(blocksOf(page?.blocks, '/'), around, isHydrated),
    around: { powerCuts: around.powerCuts },
    rotaLoad: popUpFor(gateways.content),
    preview,
    structured: readPreferences(request).lowData ? [] : homeStructured(gateways, Date.now()),
  };
  return json(data, { headers: preview ? privateHeaders : { 'Cache-Control': cachePolicy.live } });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const handle = { field: 'ask', journey: true, hasBlocks: true };
export const meta: MetaFunction<typeof loader> = ({ matches, data }) => [
  ...pageMeta(matches, { title: data?.title ?? '', description: data?.description }),
  ...(data?.structured ?? []).map((facts) => ({ 'script:ld+json': facts })),
];

export default function HomePage() {
  const { runs, around, rotaLoad, preview } = useLoaderData<typeof loader>();
  const [hero, ...rest] = runs;
  return (
    <>
      {preview && <PreviewBar {...preview} />}
      {hero && <PageBlocks runs={[hero]} around={around} />}
      {rotaLoad && (
        <div className="band">
          <div className="wrap indent">
            <RotaLoadNotice popUp={rotaLoad} />
          </div>
        </div>
      )}
      <PageBlocks runs={rest} around={around} />
    </>
  );
}
