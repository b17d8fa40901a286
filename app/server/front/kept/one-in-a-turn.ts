import { isUnsafe } from '../path-of';
import type { Step } from '../step';

let last: Promise<void> = Promise.resolve();

/** Resolves for one caller in each turn of the event loop, in the order in which they came. */
export function oneInATurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
  return last;
}

/**
 * Lets one page in a turn of the event loop be made. Making one takes some milliseconds in one piece: where a crowd asks for many at once,
 * what is kept, streams and timers have their turns in between. What is posted goes on at once: it is written together with the rest.
 */
export const inTurns: Step = (request, response, next) => {
  if (isUnsafe(request)) return next();
  // Who has gone meanwhile needs no page.
  void oneInATurn().then(() => response.destroyed || next());
};
