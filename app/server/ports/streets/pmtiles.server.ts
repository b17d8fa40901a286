import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import { Compression, PMTiles, tileIdToZxy, TileType, type Source } from 'pmtiles';
import type { TileLayers } from '~/domain/map/street-schemas';
import { plainWords, type StreetFile, type Streets, type StreetTile } from './port';
import { MOST_BYTES, SAMPLE_TILES, sampledLayers, toldLayers } from './tile-layers.server';

/** The levels of directories that the format allows; a damaged file can name its own place. */
const MOST_DEPTH = 3;
const LIMIT = { maxOutputLength: MOST_BYTES };
const PLAIN: readonly Compression[] = [Compression.None, Compression.Unknown];

/** Within bounds; the library itself reads no Brotli. */
async function unpack(data: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> {
  if (PLAIN.includes(compression)) return data;
  const unpacked = await unpacker(compression)(new Uint8Array(data), LIMIT);
  return new Uint8Array(unpacked).buffer;
}

function unpacker(compression: Compression) {
  if (compression === Compression.Gzip) return promisify(gunzip);
  if (compression === Compression.Brotli) return promisify(brotliDecompress);
  throw new Error(
    `its tiles are packed with ${Compression[compression] ?? compression}, not with gzip or Brotli`,
  );
}

const tileOf = async (archive: PMTiles, z: number, x: number, y: number) => {
  const data = await archive.getZxy(z, x, y);
  return data ? { bytes: new Uint8Array(data.data), isGzipped: false } : null;
};

/** Tiles of the last directory, which are of the closest zoom, from all over it. */
async function sample(archive: PMTiles): Promise<StreetTile[]> {
  const header = await archive.getHeader();
  const { rootDirectoryOffset, rootDirectoryLength, leafDirectoryOffset } = header;
  const entriesAt = (offset: number, length: number) =>
    archive.cache.getDirectory(archive.source, offset, length, header);
  let entries = await entriesAt(rootDirectoryOffset, rootDirectoryLength);
  for (let depth = 0; depth < MOST_DEPTH && entries.at(-1)?.runLength === 0; depth += 1) {
    const { offset = 0, length = 0 } = entries.at(-1) ?? {};
    entries = await entriesAt(leafDirectoryOffset + offset, length);
  }
  const tiles: StreetTile[] = [];
  const step = Math.ceil(entries.length / SAMPLE_TILES);
  for (const { tileId } of entries.filter((_, index) => index % step === 0)) {
    const tile = await tileOf(archive, ...tileIdToZxy(tileId));
    if (tile) tiles.push(tile);
  }
  return tiles;
}

/** Throws if the file is not PMTiles, or holds raster tiles. */
export async function openPmtiles(file: string): Promise<StreetFile> {
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
  const archive = new PMTiles(source, undefined, unpack);
  async function about() {
    const { tileType, tileCompression, minZoom, maxZoom } = await archive.getHeader();
    if (tileType !== TileType.Mvt) throw new Error('it holds no vector tiles');
    if (!PLAIN.includes(tileCompression)) unpacker(tileCompression);
    const metadata = await archive.getMetadata();
    const { attribution } = (metadata ?? {}) as { attribution?: unknown };
    const told = toldLayers(metadata);
    const layers: TileLayers =
      told.size > 0 ? told : sampledLayers(await sample(archive).catch(() => []));
    return {
      layers,
      minZoom,
      maxZoom,
      attribution: plainWords(typeof attribution === 'string' ? attribution : ''),
    };
  }
  const { layers, ...header } = await about().catch(async (error: unknown) => {
    await held.close();
    throw error;
  });
  const streets: Streets = { tile: (z, x, y) => tileOf(archive, z, x, y), ...header };
  return { streets, layers };
}
