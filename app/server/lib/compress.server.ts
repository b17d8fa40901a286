import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  crc32,
  deflateRawSync,
  gzip,
  gzipSync,
} from 'node:zlib';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip';

const OURS: readonly Encoding[] = ['br', 'gzip'];
/** `gzip;q=0` accepts none. */
export function acceptedEncodings(header: string | null | undefined): readonly Encoding[] {
  if (!header) return [];
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings([...OURS]);
  return OURS.filter((encoding) => accepted.includes(encoding));
}

export const encodingFor = (accepted: string | null | undefined): Encoding | null =>
  acceptedEncodings(accepted)[0] ?? null;

/** Brotli 5 is within 4 % of level 11, which takes forty times as long. */
export const compress = (body: Buffer, encoding: Encoding): Buffer =>
  encoding === 'gzip' ? gzipSync(body) : brotliCompressSync(body, brotliFor(body));

const [gzipLater, brotliLater] = [promisify(gzip), promisify(brotliCompress)];
/** Off the main thread, for a page rendered for one visitor. */
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

/** For a page that is put together for one visitor: gzip before Brotli (`gzipFrame`). */
export const encodingOnce = (accepted: string | null | undefined): Encoding | null =>
  acceptedEncodings(accepted).at(-1) ?? null;

export interface GzipFrame {
  readonly size: number;
  around(part: Buffer): Buffer;
}

/** RFC 1952: deflate, no name, no time, from an unknown system. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** Before Node 24, `crc32` may return 0 for empty data (findings/node-crc32-of-nothing.sh). */
const checksum = (data: Buffer, before = 0): number =>
  data.length === 0 ? before : crc32(data, before);
/** Ends on a whole byte and leaves the stream open, so that more blocks can follow. */
const OPEN_ENDED = { finishFlush: constants.Z_SYNC_FLUSH };

/**
 * Blocks of deflate that refer to nothing outside themselves can follow one another, so a visitor's
 * page takes the work of their part alone.
 */
export function gzipFrame(before: Buffer, after: Buffer): GzipFrame {
  const head = Buffer.concat([GZIP_HEADER, deflateRawSync(before, OPEN_ENDED)]);
  const tail = deflateRawSync(after);
  const crcBefore = checksum(before);
  return {
    size: head.length + tail.length,
    around(part) {
      const trailer = Buffer.alloc(8);
      trailer.writeUInt32LE(checksum(after, checksum(part, crcBefore)));
      trailer.writeUInt32LE(before.length + part.length + after.length, 4);
      return Buffer.concat([head, deflateRawSync(part, OPEN_ENDED), tail, trailer]);
    },
  };
}
