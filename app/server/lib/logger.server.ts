import { pino } from 'pino';
import { env } from '~/server/env.server';
import { currentRequest } from '../telemetry/request-scope';

/**
 * Logs events, never people: no addresses, visitors' postcodes, MPANs, phone numbers, emails, names
 * or query strings.
 */
export const logger = pino({
  level: env.LOG_LEVEL,
  base: undefined,
  mixin: () => {
    const request = currentRequest();
    return request === undefined ? {} : { request: request.id };
  },
});
export type Logger = Pick<typeof logger, 'info' | 'warn' | 'error' | 'debug'>;
