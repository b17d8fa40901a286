/**
 * The result is polled this often, and no longer than this from the first ping. Decision F-564.
 * Milliseconds.
 */
export const POLL_EVERY = 5000;
export const LONGEST_WAIT = 60_000;

/** The state shown to the visitor; `none` without a meter to ask. */
export type MeterPhase = 'none' | 'asking' | 'on' | 'off' | 'unknown' | 'anyway';

/**
 * The intent of the button that continues: the power is off, whatever the meter says. Decision
 * F-565.
 */
export const METER_ANYWAY = 'meter:anyway';
