import { pino } from 'pino';
import { env } from './env.server';

/** Logs what happened, never who: no addresses, postcodes of visitors, MPANs, phones, e-mails, names or query strings. */
export const logger = pino({ level: env.LOG_LEVEL, base: undefined });
export type Logger = Pick<typeof logger, 'info' | 'warn' | 'error' | 'debug'>;
