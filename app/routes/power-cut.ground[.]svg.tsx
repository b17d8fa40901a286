import type { LoaderFunctionArgs } from '@remix-run/node';
import { LRUCache } from 'lru-cache';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  BaseMapImage,
  PictureFrame,
  GROUND_STYLE,
  streetStyle,
} from '~/journeys/map/base-map-image';
import { requestedBaseMap } from '~/journeys/map/load/base-map-image.server';
import { countPicture, onGrid } from '~/journeys/map/load/picture-limit.server';
import { cachePolicy } from '~/server/lib/cache-policy';

const kept = new LRUCache<string, string>({
  maxSize: 8_000_000,
  sizeCalculation: (svg, name) => svg.length + name.length,
});

/** The ground under a drawn map, with streets close up, as a picture that needs no script. docs/decisions/map.md */
export async function loader({ request }: LoaderFunctionArgs) {
  onGrid(request, 5);
  const asked = await requestedBaseMap(new URL(request.url).searchParams);
  if (!asked)
    return new Response(null, { status: 404, headers: { 'Cache-Control': cachePolicy.private } });
  let picture = kept.get(asked.name);
  if (picture === undefined) {
    countPicture(request);
    picture = drawn(await asked.ground(), asked);
    kept.set(asked.name, picture);
  }
  return new Response(picture, {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': cachePolicy.day },
  });
}

type Asked = NonNullable<Awaited<ReturnType<typeof requestedBaseMap>>>;

const drawn = (
  ground: Awaited<ReturnType<Asked['ground']>>,
  { isBare, tone }: Pick<Asked, 'isBare' | 'tone'>,
) =>
  renderToStaticMarkup(
    <PictureFrame
      width={ground.width}
      height={ground.height}
      css={ground.streets ? streetStyle(tone) : GROUND_STYLE}
    >
      <BaseMapImage {...ground} bare={isBare} />
    </PictureFrame>,
  );
