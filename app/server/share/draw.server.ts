import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { LRUCache } from 'lru-cache';
import { decompress } from 'wawoff2';
import { env } from '../env.server';
import { ownFolder } from '../owner-only.server';

const MOST_KEPT = 100;
const kept = new LRUCache<string, Promise<Buffer>>({ max: MOST_KEPT });

/** The site's typeface as the renderer reads it, unpacked once into DATA_DIR. */
let font: Promise<string> | null = null;
async function fontFile(): Promise<string> {
  const file = path.join(env.DATA_DIR, 'share-font.ttf');
  if (existsSync(file)) return file;
  const packed = ['build/client/fonts', 'public/fonts']
    .map((dir) => path.join(dir, 'atkinson-next.woff2'))
    .find(existsSync);
  const plain = await decompress(readFileSync(packed ?? 'public/fonts/atkinson-next.woff2'));
  ownFolder(env.DATA_DIR);
  writeFileSync(file, plain);
  return file;
}

async function draw(svg: string): Promise<Buffer> {
  font ??= fontFile();
  const image = await renderAsync(svg, { font: { fontFiles: [await font], loadSystemFonts: false } });
  return Buffer.from(image.asPng());
}

/** A picture as PNG. Drawn beside the event loop, and once for each different picture. */
export function pngOf(svg: string): Promise<Buffer> {
  const before = kept.get(svg);
  if (before) return before;
  const drawing = draw(svg);
  kept.set(svg, drawing);
  drawing.catch(() => kept.delete(svg));
  return drawing;
}
