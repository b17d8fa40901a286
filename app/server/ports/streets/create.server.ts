import path from 'node:path';
import { schemaOf, streetLayersNeeded, type TileLayers } from '~/domain/map/street-schemas';
import type { Logger } from '~/server/lib/logger.server';
import { openMbtiles } from './mbtiles.server';
import { openPmtiles } from './pmtiles.server';
import type { StreetFile, Streets } from './port';

interface Settings {
  readonly MAP_TILES?: string | undefined;
  readonly INCIDENTS_URL?: string | undefined;
  readonly OPERATOR_URL?: string | undefined;
}

const MOST_NAMED = 40;

function openFile(file: string): StreetFile | Promise<StreetFile> {
  switch (path.extname(file).toLowerCase()) {
    case '.pmtiles':
      return openPmtiles(file);
    case '.versatiles':
      throw new Error(
        'it is a container of VersaTiles, and PMTiles or MBTiles is needed: versatiles convert osm.versatiles osm.pmtiles',
      );
    default:
      return openMbtiles(file);
  }
}

function logSchema(layers: TileLayers, logger: Pick<Logger, 'info' | 'warn'>): void {
  const schema = schemaOf(layers);
  if (schema) return logger.info({}, `MAP_TILES has the layers of ${schema.title}`);
  const found = [...layers.keys()].slice(0, MOST_NAMED).toSorted().join(', ') || 'no layers';
  const needed = streetLayersNeeded().join('; or ');
  logger.warn(
    {},
    `MAP_TILES has no streets that maps can show: found ${found}; needed is ${needed}`,
  );
}

/**
 * From the file that `MAP_TILES` names; generated ones for the demonstration network; otherwise
 * none, because invented streets under real power cuts would mislead. Rejects with an error
 * sentence if the file cannot be read.
 */
export async function createStreetTiles(
  env: Settings,
  demoStreets: (() => Streets) | null,
  logger: Pick<Logger, 'info' | 'warn'>,
): Promise<Streets | null> {
  const { MAP_TILES: file } = env;
  if (!file) return env.INCIDENTS_URL || env.OPERATOR_URL ? null : (demoStreets?.() ?? null);
  try {
    const { streets, layers } = await openFile(file);
    logSchema(layers, logger);
    return streets;
  } catch (error) {
    throw new Error(`MAP_TILES is wrong: ${file} cannot be read: ${(error as Error).message}.`);
  }
}
