import { gateways } from '../gateways.server';
import { logger } from '../logger.server';
import { createQuietLog } from './visit-log.server';

/** The process's one log for searches of visitors without scripts. */
export const logWithoutScript = createQuietLog(gateways.supply, logger);
