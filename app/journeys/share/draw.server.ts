import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { LRUCache } from 'lru-cache';
import { env } from '~/server/env.server';
import { ownFolder } from '~/server/lib/owner-only.server';

/** The site's typeface as the renderer reads it, unpacked once into DATA_DIR. */
let font: Promise<string> | null = null;
async function fontFile(): Promise<string> {
  const file = path.join(env.DATA_DIR, 'share-font.ttf');
  if (existsSync(file)) return file;
  const packed = ['build/client/fonts', 'public/fonts']
    .map((dir) => path.join(dir, 'atkinson-next.woff2'))
    .find(existsSync);
  // It takes 32 MB for as long as the process lives, and is needed once for each DATA_DIR.
  const { decompress } = await import('wawoff2');
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

const kept = new LRUCache<string, Buffer>({
  maxSize: 8_000_000,
  sizeCalculation: (png, svg) => png.length + svg.length,
  // Whoever asks for the same meanwhile waits for it.
  fetchMethod: draw,
  ignoreFetchAbort: true,
});

/** A picture as PNG. Drawn beside the event loop, and once for each different picture. */
export const pngOf = (svg: string): Promise<Buffer> => kept.forceFetch(svg);
