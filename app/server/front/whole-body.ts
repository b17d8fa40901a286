import { LARGEST_BODY } from './body-kind';
import { hasBody, isUnsafe, isUpload } from './path-of';
import type { Refuse } from './refuse';
import type { Step } from './step';

export interface BodyLimits {
  readonly maxBytes: number;
  /** How long any body may take, and how slowly a longer one may come: half of what a GPRS line carries. */
  readonly graceMs: number;
  readonly bytesPerSecond: number;
  /** Of all bodies together, arriving or with the app. */
  readonly maxHeld: number;
}
const LIMITS: BodyLimits = { maxBytes: LARGEST_BODY, graceMs: 30_000, bytesPerSecond: 4_000, maxHeld: 64_000_000 };

/**
 * Waits for the whole of a body, within limits of size and time, and hands on the request with the body ready to be read. A chunked
 * body is counted as it comes. So the app never sees half a body, and whatever it answers, the body was read. Files go straight
 * to the app, which reads them as they come.
 */
export function wholeBody(refuse: Refuse, limits: BodyLimits = LIMITS): Step {
  const { maxBytes, graceMs, bytesPerSecond, maxHeld } = limits;
  let held = 0;

  return (request, response, next) => {
    if (!isUnsafe(request) || !hasBody(request) || isUpload(request)) return next();
    const chunks: Buffer[] = [];
    let size = 0;
    const length = Number(request.headers['content-length'] ?? maxBytes);
    const timeLimit = graceMs + (length / bytesPerSecond) * 1000;
    const timer = setTimeout(() => done(() => refuse(request, response, 'Slow')), timeLimit);

    const done = (then: () => void): void => {
      clearTimeout(timer);
      request.off('readable', readable).off('close', gone).off('error', gone);
      then();
    };
    const readable = (): void => {
      // At the end of a body there is nothing to read: reading on would consume the end, which the app waits for.
      while (request.readableLength > 0) {
        const chunk = request.read() as Buffer;
        chunks.push(chunk);
        size += chunk.length;
        held += chunk.length;
        if (size > maxBytes) return done(() => refuse(request, response, 'Large'));
        if (held > maxHeld) return done(() => refuse(request, response, 'Busy'));
      }
      if (request.complete) done(handOn);
    };
    const handOn = (): void => {
      if (size > 0) request.unshift(Buffer.concat(chunks));
      delete request.headers['transfer-encoding'];
      request.headers['content-length'] = String(request.readableLength);
      next();
    };
    // A peer that has gone away needs no answer.
    const gone = (): void => done(() => undefined);
    request.on('close', gone).on('error', gone);
    response.once('close', () => (held -= size));
    // Most bodies come along with their headers: once the parser has run they are complete, and are left alone.
    setImmediate(() => {
      if (request.destroyed) return;
      if (request.complete) done(handOn);
      else request.on('readable', readable);
    });
  };
}
