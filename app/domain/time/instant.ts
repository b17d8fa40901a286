/** A moment in time: milliseconds since 1970 in UTC. Wire times without a zone are London time and are turned into this at the border. */
export type Instant = number;

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/**
 * Whether `ms` have passed since an instant that was noted on this machine. A clock that was set back further than that counts
 * as well: waiting until it has caught up could take hours.
 */
export const hasPassed = (ms: number, since: Instant, now: Instant): boolean => Math.abs(now - since) >= ms;
