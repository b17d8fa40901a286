import { gunzipSync, gzipSync } from 'node:zlib';
import { cachePolicy } from '~/server/lib/cache-policy';
import { acceptedEncodings } from '~/server/lib/compress.server';
import { drawings, type Drawings } from '~/server/lib/drawings.server';
import { isHeld, tagOf } from '~/server/lib/etag.server';
import type { Rest } from '~/server/lib/in-turns';
import { logger } from '~/server/lib/logger.server';
import type { Streets } from './port';

const WHOLE = /^\d{1,7}$/;
function placeOf({
  z = '',
  x = '',
  y = '',
}: Partial<Record<string, string>>): readonly [number, number, number] | null {
  if (![z, x, y].every((text) => WHOLE.test(text))) return null;
  const [zoom, column, row] = [Number(z), Number(x), Number(y)];
  return zoom <= 22 && column < 2 ** zoom && row < 2 ** zoom ? [zoom, column, row] : null;
}

const bare = (status: number, caching: string = cachePolicy.day) =>
  new Response(null, { status, headers: { 'Cache-Control': caching } });

/** 204 without streets, 404 for an invalid position, 502 if the file fails. Throws the 429. */
export async function answerTile(
  request: Request,
  params: Partial<Record<string, string>>,
  streets: Streets | null,
  pictures: Drawings = drawings,
): Promise<Response> {
  const place = placeOf(params);
  if (!place || !streets) return bare(404);
  let tile: Uint8Array<ArrayBuffer>;
  try {
    tile = await pictures.picture(request, `tile ${place.join('/')}`, ({ rest }) =>
      packedTile(streets, place, rest),
    );
  } catch (error) {
    if (error instanceof Response) throw error;
    logger.error('the file of streets could not be read');
    return bare(502, cachePolicy.noStore);
  }
  if (tile.length === 0) return bare(204);
  const tag = tagOf(tile);
  const headers = { 'Cache-Control': cachePolicy.day, ETag: tag, Vary: 'Accept-Encoding' };
  if (isHeld(request.headers.get('If-None-Match'), tag))
    return new Response(null, { status: 304, headers });
  const isPacked = acceptedEncodings(request.headers.get('Accept-Encoding')).includes('gzip');
  return new Response((isPacked ? tile : gunzipSync(tile)) as BodyInit, {
    headers: {
      ...headers,
      'Content-Type': 'application/vnd.mapbox-vector-tile',
      ...(isPacked && { 'Content-Encoding': 'gzip' }),
    },
  });
}

async function packedTile(
  streets: Streets,
  [z, x, y]: readonly [number, number, number],
  rest: Rest,
): Promise<Uint8Array> {
  const tile = await streets.tile(z, x, y, rest);
  if (!tile) return new Uint8Array();
  return tile.isGzipped ? tile.bytes : gzipSync(tile.bytes);
}
