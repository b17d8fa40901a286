import { isUnsafe } from './path-of';
import type { Middleware } from './middleware';

let last: Promise<void> = Promise.resolve();

/** Resolves one caller per turn of the event loop, first come first served. */
export function nextTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
  return last;
}

/**
 * Limits rendering to one page per turn of the event loop, so cached pages, streams and timers
 * aren't held up by a crowd. POSTs aren't queued: the store writes them in groups.
 */
export const renderQueue: Middleware = (request, response, next) => {
  if (isUnsafe(request)) return next();
  void nextTurn().then(() => response.destroyed || next());
};
