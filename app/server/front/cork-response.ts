import type { Middleware } from './middleware';

type Write = (...written: unknown[]) => boolean;

/**
 * Sends each response in one piece, when it is complete: from a node that is killed the edge then
 * has all of it or nothing, and asks the other node. One larger than the connection's buffer goes
 * out as it comes, because its sender waits for room.
 */
export const corkResponse: Middleware = (_request, response, next) => {
  const write = response.write.bind(response) as Write;
  let isCorked = true;
  /** Node emits `drain` only for a connection that was full, and not for what was held back here. */
  function uncork(): void {
    if (response.writableEnded) return;
    response.uncork();
    if (response.socket && !response.socket.writableNeedDrain) response.emit('drain');
  }
  response.cork();
  response.write = ((...written: unknown[]) => {
    const hasRoom = write(...written);
    if (!hasRoom && isCorked) {
      isCorked = false;
      // Only afterwards does the sender wait for `drain`.
      process.nextTick(uncork);
    }
    return hasRoom;
  }) as typeof response.write;
  next();
};
