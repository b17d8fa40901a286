/**
 * Milliseconds since 1970 in UTC. Wire times without a zone are London time and are converted at
 * the border.
 */
export type Instant = number;

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/**
 * `since` was recorded on this machine. A clock set back further than `ms` counts too, because
 * waiting for it to catch up could take hours.
 */
export const hasPassed = (ms: number, since: Instant, now: Instant): boolean =>
  Math.abs(now - since) >= ms;
