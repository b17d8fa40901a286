import { open } from 'node:fs/promises';
import { PMTiles, TileType, type Source } from 'pmtiles';
import { plainWords, type Streets } from './port';

/** Larger than any tile or directory. A damaged file can name lengths that crash Node. */
const MOST_BYTES = 64_000_000;

/** Opens a PMTiles file. Throws if it is not one, or holds raster tiles. */
export async function openPmtiles(file: string): Promise<Streets> {
  const held = await open(file, 'r');
  const source: Source = {
    getKey: () => file,
    async getBytes(offset, length) {
      const isRead =
        Number.isSafeInteger(offset) && offset >= 0 && Number.isInteger(length) && length >= 0;
      if (!isRead || length > MOST_BYTES) throw new Error('it names a place that no file has');
      const data = new ArrayBuffer(length);
      const { bytesRead } = await held.read(new Uint8Array(data), 0, length, offset);
      return { data: data.slice(0, bytesRead) };
    },
  };
  const archive = new PMTiles(source);
  async function about() {
    const { tileType, minZoom, maxZoom } = await archive.getHeader();
    if (tileType !== TileType.Mvt) throw new Error('it holds no vector tiles');
    const { attribution } = ((await archive.getMetadata()) ?? {}) as { attribution?: unknown };
    return {
      minZoom,
      maxZoom,
      attribution: plainWords(typeof attribution === 'string' ? attribution : ''),
    };
  }
  const header = await about().catch(async (error: unknown) => {
    await held.close();
    throw error;
  });
  return {
    async tile(z, x, y) {
      const data = await archive.getZxy(z, x, y);
      return data ? { bytes: new Uint8Array(data.data), isGzipped: false } : null;
    },
    ...header,
  };
}
