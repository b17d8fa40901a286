import { MINUTE, SECOND } from '~/domain/time/instant';

const FIRST = SECOND;
export const LONGEST_PAUSE = 5 * MINUTE;

/**
 * In milliseconds: doubled each time, with up to half taken off at random so a recovering service
 * isn't hit by everything at once. There is no last attempt: accepted work is always delivered.
 */
export const pauseAfter = (attempts: number, random: () => number = Math.random): number =>
  Math.min(LONGEST_PAUSE, FIRST * 2 ** Math.min(attempts - 1, 20)) * (1 - random() / 2);
