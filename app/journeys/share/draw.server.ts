import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { env } from '~/server/env.server';
import { versionOf } from '~/server/lib/etag.server';
import { drawings, type Drawings } from '~/server/lib/drawings.server';
import { ownFolder } from '~/server/lib/owner-only.server';

/** Decompressed once into DATA_DIR. */
let font: Promise<string> | null = null;
async function fontFile(): Promise<string> {
  const file = path.join(env.DATA_DIR, 'share-font.ttf');
  if (existsSync(file)) return file;
  const packed = ['public/fonts', 'build/client/fonts']
    .map((dir) => path.join(dir, 'atkinson-next.woff2'))
    .find(existsSync);
  // It takes 32 MB for the life of the process, and is needed once per DATA_DIR.
  const { decompress } = await import('wawoff2');
  const plain = await decompress(readFileSync(packed ?? 'build/client/fonts/atkinson-next.woff2'));
  ownFolder(env.DATA_DIR);
  writeFileSync(file, plain);
  return file;
}

async function draw(svg: string): Promise<Uint8Array> {
  font ??= fontFile();
  const image = await renderAsync(svg, {
    font: { fontFiles: [await font], loadSystemFonts: false },
  });
  return image.asPng();
}

/** Rendered off the event loop once per distinct image. Throws the 429 response. */
export const pngOf = (
  request: Request,
  svg: string,
  pictures: Drawings = drawings,
): Promise<Uint8Array<ArrayBuffer>> =>
  pictures.picture(request, `share ${versionOf(svg)}`, () => draw(svg));
