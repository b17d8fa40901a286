import { callerIn } from '~/server/lib/caller.server';
import { createTurns, nextTurn } from '~/server/lib/in-turns';
import { isUnsafe } from './path-of';
import type { Middleware } from './middleware';

/** The store writes the posts of a turn in one commit; eight take less than 20 ms to read and check. */
const nextTurnForPosts = createTurns(8);

/**
 * One page or a few posts in a turn of the event loop, so cached pages, streams and timers aren't
 * held up by a crowd. Callers take turns, so that one who asks for a thousand pages holds up nobody
 * else.
 */
export const renderQueue: Middleware = (request, response, next) => {
  const turn = isUnsafe(request) ? nextTurnForPosts : nextTurn;
  void turn(callerIn(request)).then(() => response.destroyed || next());
};
