import { logger } from '../lib/logger.server';
import { env } from '../env.server';
import { openKeeping } from './open.server';

/** The commands' room as the environment says (scripts/keeping.mjs). */
export const open = () => openKeeping(env, logger);
