/** The result is asked for this often, and no longer than this from the first ping. Decision F-564. Milliseconds. */
export const POLL_EVERY = 5000;
export const LONGEST_WAIT = 60_000;

/** What the visitor is told: nothing where there is no meter to ask. */
export type MeterPhase = 'none' | 'asking' | 'on' | 'off' | 'unknown' | 'anyway';

/** The intent of the button that goes on: the power is off, whatever the meter says or does not say yet. Decision F-565. */
export const METER_ANYWAY = 'meter:anyway';
