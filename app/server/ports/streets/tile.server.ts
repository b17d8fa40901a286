import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { cachePolicy } from '~/server/lib/cache-policy';
import { acceptedEncodings } from '~/server/lib/compress.server';
import { isHeld } from '~/server/lib/api.server';
import { logger } from '~/server/lib/logger.server';
import type { Streets } from './port';

const WHOLE = /^\d{1,7}$/;
const packed = new LRUCache<string, { bytes: Uint8Array; tag: string }>({
  maxSize: 16_000_000,
  sizeCalculation: ({ bytes }) => bytes.length + 1,
});

/** Returns the three numbers of a tile; null if they are not on the grid. */
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

/**
 * Answers a tile for the map library: gzipped, cached for a day; 204 without streets, 404 for an
 * invalid position, 502 if the file fails.
 */
export async function answerTile(
  request: Request,
  params: Partial<Record<string, string>>,
  streets: Streets | null,
): Promise<Response> {
  const place = placeOf(params);
  if (!place || !streets) return bare(404);
  const name = place.join('/');
  const tile =
    packed.get(name) ?? (await packedTile(streets, place).catch(() => 'failed' as const));
  if (tile === 'failed') {
    logger.error('the file of streets could not be read');
    return bare(502, cachePolicy.noStore);
  }
  if (!tile) return bare(204);
  packed.set(name, tile);
  const headers = { 'Cache-Control': cachePolicy.day, ETag: tile.tag, Vary: 'Accept-Encoding' };
  if (isHeld(request, tile.tag)) return new Response(null, { status: 304, headers });
  const isPacked = acceptedEncodings(request.headers.get('Accept-Encoding')).includes('gzip');
  return new Response((isPacked ? tile.bytes : gunzipSync(tile.bytes)) as BodyInit, {
    headers: {
      ...headers,
      'Content-Type': 'application/vnd.mapbox-vector-tile',
      ...(isPacked && { 'Content-Encoding': 'gzip' }),
    },
  });
}

async function packedTile(streets: Streets, [z, x, y]: readonly [number, number, number]) {
  const tile = await streets.tile(z, x, y);
  if (!tile) return null;
  const bytes = tile.isGzipped ? tile.bytes : gzipSync(tile.bytes);
  return {
    bytes,
    tag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
  };
}
