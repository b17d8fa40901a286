import { env } from '~/server/env.server';
import { logger } from '~/server/lib/logger.server';
import { serveDemoOperator } from './serve.server';

export const start = () => serveDemoOperator(env, logger);
