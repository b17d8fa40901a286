/** A moment in time: milliseconds since 1970 in UTC. Wire times without a zone are London time and are turned into this at the border. */
export type Instant = number;

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
