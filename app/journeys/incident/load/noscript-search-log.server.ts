import { gateways } from '~/server/gateways.server';
import { logger } from '~/server/lib/logger.server';
import { createQuietLog } from './visit-log.server';

/** The shared log of searches by visitors without scripts. */
export const logWithoutScript = createQuietLog(gateways.supply, logger);
