import { gateways } from '~/server/gateways.server';
import { logger } from '~/server/lib/logger.server';
import { createQuietLog } from './visit-log.server';

export const logWithoutScript = createQuietLog(gateways.supply, logger);
