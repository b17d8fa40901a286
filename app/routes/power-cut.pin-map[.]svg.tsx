import type { LoaderFunctionArgs } from '@remix-run/node';
import { renderToStaticMarkup } from 'react-dom/server';
import { GRID } from '~/domain/map/grid';
import { drawPinMap } from '~/domain/map/pin-view';
import { isInView, toPixel } from '~/domain/map/view';
import { BaseMapImage, PictureFrame, PIN_STYLE } from '~/journeys/map/base-map-image';
import { baseMapOfView } from '~/journeys/map/load/base-map-image.server';
import { onGrid } from '~/journeys/map/load/picture-limit.server';
import { pinKey, requestedPin, type AskedPin } from '~/journeys/map/load/pin-drawing.server';
import { PinPicture } from '~/journeys/map/pin-picture';
import { cachePolicy } from '~/server/lib/cache-policy';
import { drawings, type DrawingContext } from '~/server/lib/drawings.server';
import { gatewaysFor } from '~/server/gateways.server';
import { sectorsIn } from '~/journeys/map/load/sectors.server';
import { mapSurroundings } from '~/journeys/map/load/surroundings.server';
import type { Geography } from '~/server/ports/geography/port';

/** Visitors without JavaScript press this picture to place the pin. */
export async function loader({ request }: LoaderFunctionArgs) {
  onGrid(request, GRID.pin);
  const { geography } = gatewaysFor(request);
  const asked = requestedPin(new URL(request.url).searchParams);
  const { regions } = await mapSurroundings();
  const picture = await drawings.picture(request, pinKey(asked, regions.length), (context) =>
    drawn(asked, geography, context),
  );
  return new Response(picture, {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': cachePolicy.day },
  });
}

async function drawn(
  { size, view, pin }: AskedPin,
  geography: Pick<Geography, 'nearestSector'>,
  context: DrawingContext,
) {
  const sectors = await sectorsIn(view, geography, context.rest);
  const ground = await baseMapOfView(view, [], context);
  return renderToStaticMarkup(
    <PictureFrame width={view.width} height={view.height} css={PIN_STYLE}>
      <PinPicture
        drawing={drawPinMap(view, await mapSurroundings(), sectors, pin, size)}
        height={view.height}
        pin={isInView(view, pin, 40) ? toPixel(view, pin) : null}
        ground={<BaseMapImage {...ground} />}
      />
    </PictureFrame>,
  );
}
