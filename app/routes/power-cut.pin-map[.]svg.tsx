import type { LoaderFunctionArgs } from '@remix-run/node';
import { renderToStaticMarkup } from 'react-dom/server';
import { isPinSize, PIN_SIZES } from '~/domain/map/pin-picture';
import { readPinRequest, viewOf } from '~/domain/map/pin-request';
import { drawPinMap } from '~/domain/map/pin-view';
import { isInView, toPixel } from '~/domain/map/view';
import { BaseMapImage, PictureFrame, PIN_STYLE } from '~/journeys/map/base-map-image';
import { baseMapOfView } from '~/journeys/map/load/base-map-image.server';
import { countPicture, onGrid } from '~/journeys/map/load/picture-limit.server';
import { PinPicture } from '~/journeys/map/pin-picture';
import { cachePolicy } from '~/server/lib/cache-policy';
import { gatewaysFor } from '~/server/gateways.server';
import { sectorsIn } from '~/journeys/map/load/sectors.server';
import { mapSurroundings } from '~/journeys/map/load/surroundings.server';

/** The picture that visitors without JavaScript press to place the pin. Specification: lookup, section 2 "Map view". */
export async function loader({ request }: LoaderFunctionArgs) {
  onGrid(request, 6);
  countPicture(request);
  const query = new URL(request.url).searchParams;
  const asked = query.get('size');
  const size = isPinSize(asked) ? asked : 'small';
  const wanted = readPinRequest(query);
  const view = viewOf(wanted, size);
  const pin = wanted.pin ?? view.centre;
  const { width, height } = PIN_SIZES[size];
  const drawing = drawPinMap(
    view,
    await mapSurroundings(),
    await sectorsIn(view, gatewaysFor(request).geography),
    pin,
    size,
  );
  const svg = renderToStaticMarkup(
    <PictureFrame width={width} height={height} css={PIN_STYLE}>
      <PinPicture
        drawing={drawing}
        height={height}
        pin={isInView(view, pin, 40) ? toPixel(view, pin) : null}
        ground={<BaseMapImage {...await baseMapOfView(view)} />}
      />
    </PictureFrame>,
  );
  return new Response(svg, {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': cachePolicy.day },
  });
}
