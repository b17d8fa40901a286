import { logger } from '../lib/logger.server';
import { env } from '../env.server';
import {
  dropEarlierSecrets as dropEarlierIn,
  rotateSecret as rotateIn,
} from '../lib/stored-secrets.server';
import { openKeeping } from './open.server';

/** Opens the data for the commands (scripts/retention.mjs), as configured by the environment. */
export const open = () => openKeeping(env, logger);

/** Rotates the secret that the site stores itself. */
export const rotateSecret = (): void => rotateIn(env.DATA_DIR);
/** Deletes all but the newest secret; returns how many. */
export const dropEarlierSecrets = (): number => dropEarlierIn(env.DATA_DIR);
