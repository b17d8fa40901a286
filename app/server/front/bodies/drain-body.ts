import type { IncomingMessage } from 'node:http';
import { hasBody } from '../path-of';
import type { Middleware } from '../middleware';

export interface DrainLimits {
  readonly maxBytes: number;
  readonly maxMs: number;
}
const LIMITS: DrainLimits = { maxBytes: 4_000_000, maxMs: 10_000 };
const CHECK_EVERY_MS = 100;

/** The connection can then be reused; it is closed if the rest would take too long. */
export const drainBody =
  (limits: DrainLimits = LIMITS): Middleware =>
  (request, response, next) => {
    if (hasBody(request)) response.once('finish', () => drain(request, limits));
    next();
  };

function drain(request: IncomingMessage, { maxBytes, maxMs }: DrainLimits): void {
  const { socket } = request;
  if (request.readableEnded || socket.destroyed) return;
  // The response has been sent, and a paused reader would hold the rest back for ever.
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
