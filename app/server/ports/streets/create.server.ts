import path from 'node:path';
import { openMbtiles } from './mbtiles.server';
import { openPmtiles } from './pmtiles.server';
import type { Streets } from './port';

interface Settings {
  readonly MAP_TILES?: string | undefined;
  readonly INCIDENTS_URL?: string | undefined;
  readonly OPERATOR_URL?: string | undefined;
}

/**
 * Creates the streets of maps: from the file that `MAP_TILES` names; for the demonstration network,
 * generated ones; otherwise none, because invented streets under real power cuts would mislead.
 * Rejects with an error sentence if the file cannot be read.
 */
export async function createStreetTiles(
  env: Settings,
  demoStreets: (() => Streets) | null,
): Promise<Streets | null> {
  const { MAP_TILES: file } = env;
  if (!file) return env.INCIDENTS_URL || env.OPERATOR_URL ? null : (demoStreets?.() ?? null);
  try {
    return path.extname(file).toLowerCase() === '.pmtiles'
      ? await openPmtiles(file)
      : openMbtiles(file);
  } catch (error) {
    throw new Error(`MAP_TILES is wrong: ${file} cannot be read: ${(error as Error).message}.`);
  }
}
