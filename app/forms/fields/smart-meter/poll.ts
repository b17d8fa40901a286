/** In milliseconds; the longest time counts from the first ping (F-564). */
export const POLL_EVERY = 5000;
export const LONGEST_WAIT = 60_000;

export type MeterPhase = 'none' | 'asking' | 'on' | 'off' | 'unknown' | 'anyway';

export const METER_ANYWAY = 'meter:anyway';
