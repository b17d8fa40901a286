import type { LoaderFunctionArgs } from '@remix-run/node';
import { renderToStaticMarkup } from 'react-dom/server';
import { isPinSize, PIN_SIZES } from '~/domain/map/pin-picture';
import { readPinRequest, viewOf } from '~/domain/map/pin-request';
import { drawPinMap } from '~/domain/map/pin-view';
import { isInView, toPixel } from '~/domain/map/view';
import { PICTURE_STYLE } from '~/map-view/picture-style';
import { PinPicture } from '~/map-view/pin-picture';
import { cachePolicy } from '~/server/cache-policy';
import { gateways } from '~/server/gateways.server';
import { sectorsIn } from '~/server/map-sectors.server';
import { mapSurroundings } from '~/server/map-surroundings.server';

/** The picture that visitors without JavaScript press to place the pin. Specification: lookup, section 2 "Map view". */
export async function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const asked = query.get('size');
  const size = isPinSize(asked) ? asked : 'small';
  const wanted = readPinRequest(query);
  const view = viewOf(wanted, size);
  const pin = wanted.pin ?? view.centre;
  const { width, height } = PIN_SIZES[size];
  const drawing = drawPinMap(view, await mapSurroundings(), await sectorsIn(view, gateways.geography), pin);
  const svg = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <style>{PICTURE_STYLE}</style>
      <PinPicture
        drawing={drawing}
        width={width}
        height={height}
        pin={isInView(view, pin, 40) ? toPixel(view, pin) : null}
      />
    </svg>,
  );
  return new Response(svg, {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8', 'Cache-Control': cachePolicy.day },
  });
}
