import type { LoaderFunctionArgs } from '@remix-run/node';
import { renderToStaticMarkup } from 'react-dom/server';
import { GRID } from '~/domain/map/grid';
import {
  BaseMapImage,
  PictureFrame,
  GROUND_STYLE,
  streetStyle,
} from '~/journeys/map/base-map-image';
import {
  affectedInView,
  baseMapKey,
  baseMapOfView,
  requestedBaseMap,
  type AskedBaseMap,
} from '~/journeys/map/load/base-map-image.server';
import { onGrid } from '~/journeys/map/load/picture-limit.server';
import { mapSurroundings } from '~/journeys/map/load/surroundings.server';
import { cachePolicy } from '~/server/lib/cache-policy';
import { drawings } from '~/server/lib/drawings.server';

/** A picture, so that the drawn map needs no script. docs/decisions/map.md */
export async function loader({ request }: LoaderFunctionArgs) {
  onGrid(request, GRID.ground);
  const asked = requestedBaseMap(new URL(request.url).searchParams);
  if (!asked)
    return new Response(null, { status: 404, headers: { 'Cache-Control': cachePolicy.private } });
  const { regions } = await mapSurroundings();
  const affected = await affectedInView(request, asked);
  const tone = affected.length > 0 ? asked.tone : 'cut';
  const picture = await drawings.picture(
    request,
    baseMapKey(asked, affected, regions.length),
    async (context) => {
      const ground = await baseMapOfView(asked.view, affected, context);
      return drawn(ground, { size: asked.size, tone });
    },
  );
  return new Response(picture, {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': cachePolicy.day },
  });
}

const drawn = (
  ground: Awaited<ReturnType<typeof baseMapOfView>>,
  { size, tone }: Pick<AskedBaseMap, 'size' | 'tone'>,
) =>
  renderToStaticMarkup(
    <PictureFrame
      width={ground.width}
      height={ground.height}
      css={ground.streets ? streetStyle(tone) : GROUND_STYLE}
    >
      {/* The map page draws numbers and credit itself, clear of its markers and edges. */}
      <BaseMapImage {...ground} bare={size === 'wide' || size === 'phone'} />
    </PictureFrame>,
  );
