import { crc32 } from 'node:zlib';
import type { Bytes } from './bytes.server';
import type { Kind } from './kinds';

/** Segments before the image data; a phone writes about ten. */
const MOST_SEGMENTS = 500;
const isAlone = (mark: number) => mark === 0x01 || (mark >= 0xd0 && mark <= 0xd7);
/** Markers that carry the image size; the three exceptions are tables. */
const isSize = (mark: number) => mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);
const BEGIN_OF_PICTURE = 0xda;
const END_OF_FILE = 0xd9;

async function isJpeg(bytes: Bytes): Promise<boolean> {
  let at = 2;
  for (let read = 0; read < MOST_SEGMENTS; read += 1) {
    const head = await bytes.at(at, 9);
    const [fill, mark = END_OF_FILE] = head;
    if (head.length < 4 || fill !== 0xff) return false;
    if (mark === 0xff || isAlone(mark)) at += mark === 0xff ? 1 : 2;
    else if (mark === BEGIN_OF_PICTURE || mark === END_OF_FILE) return false;
    else if (isSize(mark)) return head.length === 9 && head.readUInt16BE(7) > 0;
    else if (head.readUInt16BE(2) < 2) return false;
    else at += 2 + head.readUInt16BE(2);
  }
  return false;
}

async function isPng(bytes: Bytes): Promise<boolean> {
  const head = await bytes.at(8, 25);
  if (head.length < 25 || head.readUInt32BE(0) !== 13 || head.toString('latin1', 4, 8) !== 'IHDR')
    return false;
  const [width, height] = [head.readUInt32BE(8), head.readUInt32BE(12)];
  return (
    width > 0 &&
    height > 0 &&
    width < 2 ** 31 &&
    height < 2 ** 31 &&
    crc32(head.subarray(4, 21)) === head.readUInt32BE(21)
  );
}

const GIF_BLOCKS = [0x21, 0x2c];

async function isGif(bytes: Bytes): Promise<boolean> {
  const head = await bytes.at(0, 13);
  if (head.length < 13 || !/^GIF8[79]a$/.test(head.toString('latin1', 0, 6))) return false;
  const flags = head[10] ?? 0;
  const colours = flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
  const [block] = await bytes.at(13 + colours, 1);
  return head.readUInt16LE(6) > 0 && head.readUInt16LE(8) > 0 && GIF_BLOCKS.includes(block ?? 0);
}

const CHECKS: Partial<Record<Kind, (bytes: Bytes) => Promise<boolean>>> = {
  jpg: isJpeg,
  png: isPng,
  gif: isGif,
};

export const isImage = async (kind: Kind, bytes: Bytes): Promise<boolean> =>
  (await CHECKS[kind]?.(bytes)) ?? false;
