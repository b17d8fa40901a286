import { json, type HeadersFunction, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Blocks } from '~/blocks/components';
import { parseBlocks } from '~/blocks/parse-blocks';
import { pageMeta } from '~/cms/page-meta';
import { RotaLoadNotice } from '~/search-view/rota-load-notice';
import { reportBlock, surroundingsOf } from '~/server/blocks.server';
import { cachePolicy } from '~/server/cache-policy';
import { gateways } from '~/server/gateways.server';
import { popUpFor } from '~/server/rota-load.server';

/** The home page: blocks from content, with the network as it is. The same for everyone. Specification: journeys, section 2 "Homepage section". */
export function loader() {
  const page = gateways.content.page('/');
  const data = {
    title: page?.title ?? '',
    description: page?.description ?? '',
    blocks: parseBlocks(page?.blocks ?? [], '/', reportBlock),
    around: surroundingsOf(gateways.incidents, Date.now()),
    rotaLoad: popUpFor(gateways.content),
  };
  return json(data, { headers: { 'Cache-Control': cachePolicy.live } });
}

export const headers: HeadersFunction = () => ({ 'Cache-Control': cachePolicy.live });
export const handle = { field: 'ask' };
export const meta: MetaFunction<typeof loader> = ({ matches, data }) =>
  pageMeta(matches, { title: data?.title ?? '', description: data?.description });

export default function HomePage() {
  const { blocks, around, rotaLoad } = useLoaderData<typeof loader>();
  const [hero, ...rest] = blocks;
  return (
    <>
      {hero && <Blocks blocks={[hero]} around={around} />}
      {rotaLoad && (
        <div className="band">
          <div className="wrap indent">
            <RotaLoadNotice popUp={rotaLoad} />
          </div>
        </div>
      )}
      <Blocks blocks={rest} around={around} />
    </>
  );
}
