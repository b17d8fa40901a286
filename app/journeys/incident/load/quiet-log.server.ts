import { gateways } from '~/server/gateways.server';
import { logger } from '~/server/lib/logger.server';
import { createQuietLog } from './visit-log.server';

/** The process's one log for searches of visitors without scripts. */
export const logWithoutScript = createQuietLog(gateways.supply, logger);
