import { isUnsafe } from './path-of';
import type { Middleware } from './middleware';

let last: Promise<void> = Promise.resolve();

/** Resolves for one caller in each turn of the event loop, in the order in which they came. */
export function nextTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
  return last;
}

/**
 * Renders one page in a turn of the event loop. A render takes some milliseconds in one piece: where a crowd asks for many pages at once,
 * cached pages, streams and timers have their turns in between. Posts go on at once: they are written to the store together.
 */
export const renderQueue: Middleware = (request, response, next) => {
  if (isUnsafe(request)) return next();
  void nextTurn().then(() => response.destroyed || next());
};
