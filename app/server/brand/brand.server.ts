import look from '#operator/look.json';
import map from '#operator/map.json';
import profile from '#operator/profile.json';
import regions from '#operator/regions.json';
import css from '#operator/tokens.css?raw';
import { readBrand, type Brand } from './profile';

function readOrStop(): Brand {
  try {
    return readBrand({ ...profile, ...look, map, regions }, css);
  } catch (error) {
    process.stderr.write(`The site cannot start.\n${(error as Error).message}\n`);
    process.exit(1);
  }
}

export const brand = readOrStop();
