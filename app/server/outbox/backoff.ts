import { MINUTE, SECOND } from '~/domain/time/instant';

const FIRST = SECOND;
/** The longest pause between attempts, in milliseconds. */
export const LONGEST_PAUSE = 5 * MINUTE;

/**
 * Returns the pause before the next attempt, in milliseconds: doubled each time, at most five
 * minutes, with up to half taken off at random so a recovering service isn't hit by everything at
 * once. There is no last attempt: accepted work is always delivered.
 */
export const pauseAfter = (attempts: number, random: () => number = Math.random): number =>
  Math.min(LONGEST_PAUSE, FIRST * 2 ** Math.min(attempts - 1, 20)) * (1 - random() / 2);
