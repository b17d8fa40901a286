import { logger } from '../lib/logger.server';
import { env } from '../env.server';
import {
  dropEarlierSecrets as dropEarlierIn,
  rotateSecret as rotateIn,
} from '../lib/stored-secrets.server';
import { openKeeping } from './open.server';

/** For the commands (scripts/retention.mjs), as configured by the environment. */
export const open = () => openKeeping(env, logger);

export const rotateSecret = (): void => rotateIn(env.DATA_DIR);
export const dropEarlierSecrets = (): number => dropEarlierIn(env.DATA_DIR);
