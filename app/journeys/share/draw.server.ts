import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { LRUCache } from 'lru-cache';
import { env } from '~/server/env.server';
import { ownFolder } from '~/server/lib/owner-only.server';

/** The path of the typeface for the renderer, decompressed once into DATA_DIR. */
let font: Promise<string> | null = null;
async function fontFile(): Promise<string> {
  const file = path.join(env.DATA_DIR, 'share-font.ttf');
  if (existsSync(file)) return file;
  const packed = ['build/client/fonts', 'public/fonts']
    .map((dir) => path.join(dir, 'atkinson-next.woff2'))
    .find(existsSync);
  // It takes 32 MB for the life of the process, and is needed once per DATA_DIR.
  const { decompress } = await import('wawoff2');
  const plain = await decompress(readFileSync(packed ?? 'public/fonts/atkinson-next.woff2'));
  ownFolder(env.DATA_DIR);
  writeFileSync(file, plain);
  return file;
}

async function draw(svg: string): Promise<Buffer> {
  font ??= fontFile();
  const image = await renderAsync(svg, {
    font: { fontFiles: [await font], loadSystemFonts: false },
  });
  return Buffer.from(image.asPng());
}

const kept = new LRUCache<string, Buffer>({
  maxSize: 8_000_000,
  sizeCalculation: (png, svg) => png.length + svg.length,
  // Concurrent requests wait for the same image.
  fetchMethod: draw,
  ignoreFetchAbort: true,
});

/** Returns an image as PNG, rendered off the event loop once per distinct image. */
export const pngOf = (svg: string): Promise<Buffer> => kept.forceFetch(svg);
