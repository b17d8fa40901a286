import { MINUTE, SECOND } from '~/domain/time/instant';

const FIRST = SECOND;
/** In milliseconds: nothing that waits is due later than this. */
export const LONGEST_PAUSE = 5 * MINUTE;

/**
 * The pause before the next try: doubled with each, at most five minutes, and up to half of it less by chance, so that a
 * service that comes back is not hit by everything at once. It never gives up: what was accepted is delivered.
 */
export const pauseAfter = (attempts: number, random: () => number = Math.random): number =>
  Math.min(LONGEST_PAUSE, FIRST * 2 ** Math.min(attempts - 1, 20)) * (1 - random() / 2);
