import { pino } from 'pino';
import { env } from '~/server/env.server';
import { currentRequest } from '../telemetry/request-scope';

/** Logs what happened, never who: no addresses, postcodes of visitors, MPANs, phones, e-mails, names or query strings. */
export const logger = pino({
  level: env.LOG_LEVEL,
  base: undefined,
  mixin: () => {
    const request = currentRequest();
    return request === undefined ? {} : { request: request.id };
  },
});
export type Logger = Pick<typeof logger, 'info' | 'warn' | 'error' | 'debug'>;
