import { logger } from '../lib/logger.server';
import { env } from '../env.server';
import { dropEarlierSecrets as dropEarlierIn, rotateSecret as rotateIn } from '../lib/stored-secrets.server';
import { openKeeping } from './open.server';

/** The commands' room as the environment says (scripts/retention.mjs). */
export const open = () => openKeeping(env, logger);

/** Changes the secret that the site keeps itself. */
export const rotateSecret = (): void => rotateIn(env.DATA_DIR);
/** Deletes the secrets before the newest; returns how many. */
export const dropEarlierSecrets = (): number => dropEarlierIn(env.DATA_DIR);
