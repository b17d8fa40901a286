import { env } from '~/server/env.server';
import { logger } from '~/server/lib/logger.server';
import { serveDemoOperator } from './serve.server';

/** Serves the demonstration's operator with the environment's settings (scripts/operator.mjs). */
export const start = () => serveDemoOperator(env, logger);
