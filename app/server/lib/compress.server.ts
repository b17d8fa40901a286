import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip';

const OURS: readonly Encoding[] = ['br', 'gzip'];
/** Returns which of our encodings an Accept-Encoding header accepts; `gzip;q=0` accepts none. */
export function acceptedEncodings(header: string | null | undefined): readonly Encoding[] {
  if (!header) return [];
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...OURS]);
  return OURS.filter((encoding) => accepted.includes(encoding));
}

/** Returns the best encoding the visitor accepts, or null. */
export const encodingFor = (accepted: string | null | undefined): Encoding | null =>
  acceptedEncodings(accepted)[0] ?? null;

/**
 * Compresses a page synchronously, which is cheaper than remix-serve's stream. Brotli 5 is within 4
 * % of level 11, which takes forty times as long.
 */
export const compress = (body: Buffer, encoding: Encoding): Buffer =>
  encoding === 'gzip' ? gzipSync(body) : brotliCompressSync(body, brotliFor(body));

const [gzipLater, brotliLater] = [promisify(gzip), promisify(brotliCompress)];
/** Compresses off the main thread, for a page rendered for one visitor. */
export const compressLater = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'gzip' ? gzipLater(body) : brotliLater(body, brotliFor(body));

function brotliFor(body: Buffer) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  };
}

/** Returns the encoding for a page sent once: gzip before Brotli, which browsers also accept. */
export const encodingOnce = (accepted: string | null | undefined): Encoding | null =>
  acceptedEncodings(accepted).at(-1) ?? null;
/** Compresses a page sent once, in half the time and 3 % larger than a cached one. */
export const compressOnce = (body: Buffer, encoding: Encoding): Buffer =>
  encoding === 'gzip' ? gzipSync(body, { level: 4 }) : compress(body, encoding);
