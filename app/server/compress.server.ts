import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** The best encoding that the visitor accepts, or null. */
export const encodingFor = (accepted: string | null | undefined): Encoding | null =>
  accepted && /\bbr\b/.test(accepted) ? 'br' : accepted && /\bgzip\b/.test(accepted) ? 'gzip' : null;

/**
 * A page in one piece. Done here and not by remix-serve's stream, which costs a quarter of a page's whole time.
 * Brotli 5 is within 4 % of what level 11 reaches in forty times as long.
 */
export function compress(body: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'gzip') return gzipSync(body);
  return brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}
