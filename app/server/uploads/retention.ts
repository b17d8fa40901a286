import { DAY, HOUR } from '~/domain/time/instant';

/**
 * How long an upload is kept until its form is sent. Afterwards it stays as long as what was sent
 * (KEEP_SENT_DAYS).
 */
export const SESSION_LIFETIME = DAY;
/** Of a file in no draft. */
export const LOOSE_LIFETIME = DAY;
/** Of a file that was never stored whole, because the process ended. */
export const HALF_LIFETIME = HOUR;
