import type { IncomingMessage } from 'node:http';
import { hasBody } from './path-of';
import type { Middleware } from './middleware';

export interface DrainLimits {
  readonly maxBytes: number;
  readonly maxMs: number;
}
const LIMITS: DrainLimits = { maxBytes: 4_000_000, maxMs: 10_000 };
const CHECK_EVERY_MS = 100;

/**
 * After an answer that was given before the body was read: reads and drops the rest, so that the next request on this connection
 * is answered, or ends the connection where the rest would take too long. One place for every answer.
 */
export const drainBody =
  (limits: DrainLimits = LIMITS): Middleware =>
  (request, response, next) => {
    if (hasBody(request)) response.once('finish', () => drain(request, limits));
    next();
  };

function drain(request: IncomingMessage, { maxBytes, maxMs }: DrainLimits): void {
  const { socket } = request;
  if (request.readableEnded || socket.destroyed) return;
  // Whoever was reading it has answered. A paused reader would hold back the rest for ever.
  for (const event of ['data', 'readable'] as const) {
    if (request.listenerCount(event) > 0) request.removeAllListeners(event);
  }
  request.resume();
  if (request.complete) return;
  const from = socket.bytesRead;
  const until = Date.now() + maxMs;
  const timer = setInterval(() => {
    if (socket.bytesRead - from > maxBytes || Date.now() > until) socket.destroy();
  }, CHECK_EVERY_MS).unref();
  const stop = (): void => {
    clearInterval(timer);
    socket.off('close', stop);
  };
  request.once('end', stop).once('close', stop);
  socket.once('close', stop);
}
