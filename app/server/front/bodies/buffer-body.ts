import type { IncomingMessage } from 'node:http';
import { env } from '~/server/env.server';
import { callerIn } from '~/server/lib/caller.server';
import { LARGEST_BODY } from './content-type';
import { isMarked } from './mark-streamed';
import { hasBody, isUnsafe } from '../path-of';
import type { Refuse } from '../refuse';
import type { Middleware } from '../middleware';

export interface BodyLimits {
  readonly maxBytes: number;
  /** Time any body may take, and the lowest speed after that: half of a GPRS connection. */
  readonly graceMs: number;
  readonly bytesPerSecond: number;
  readonly maxBuffered: number;
  readonly maxBufferedPerCaller: number;
  /** More fields than any of our forms has; parsing many would block the event loop. */
  readonly maxFields: number;
  readonly trustedProxies: number;
}
const LIMITS: BodyLimits = {
  maxBytes: LARGEST_BODY,
  graceMs: 30_000,
  bytesPerSecond: 4_000,
  maxBuffered: 64_000_000,
  maxBufferedPerCaller: 8_000_000,
  maxFields: 1000,
  trustedProxies: env.TRUSTED_PROXIES,
};
const CHECKS = 3;

interface IncomingBody {
  readonly caller: string;
  readonly startedAt: number;
  size: number;
  end(): void;
}
const rateOf = ({ size, startedAt }: IncomingBody): number =>
  size / (performance.now() - startedAt + 1);

/** Counted by their separators, without parsing. */
function hasMoreFields(request: IncomingMessage, body: Buffer, largestCaller: number): boolean {
  const type = request.headers['content-type'] ?? '';
  if (/^application\/json/i.test(type)) return false;
  const isMultipart = /^multipart\//i.test(type);
  const sign = isMultipart ? /content-disposition/gi : /&/g;
  const text = body.toString('latin1');
  let count = isMultipart ? 0 : 1;
  while (count <= largestCaller && sign.test(text)) count += 1;
  return count > largestCaller;
}

/**
 * A marked body (mark-streamed.ts) goes straight to the app. If one caller or all together send too
 * much, the slowest body of the largest caller is dropped, so one caller can't block forms for
 * everybody.
 */
export function bufferBody(refuse: Refuse, overrides: Partial<BodyLimits> = {}): Middleware {
  const {
    maxBytes,
    graceMs,
    bytesPerSecond,
    maxBuffered,
    maxBufferedPerCaller,
    maxFields,
    trustedProxies,
  } = {
    ...LIMITS,
    ...overrides,
  };
  const windowMs = graceMs / CHECKS;
  const incoming = new Set<IncomingBody>();
  const bufferedBy = new Map<string, number>();
  let buffered = 0;

  function countBytes(caller: string, bytes: number): void {
    buffered += bytes;
    const callerBytes = (bufferedBy.get(caller) ?? 0) + bytes;
    if (callerBytes > 0) bufferedBy.set(caller, callerBytes);
    else bufferedBy.delete(caller);
  }
  const largestCaller = (): string =>
    [...bufferedBy].reduce((one, other) => (other[1] > one[1] ? other : one))[0];
  function endSlowest(caller: string): void {
    const callerBodies = [...incoming].filter((one) => one.caller === caller);
    if (callerBodies.length > 0)
      callerBodies.reduce((one, other) => (rateOf(other) < rateOf(one) ? other : one)).end();
  }

  return (request, response, next) => {
    if (!isUnsafe(request) || !hasBody(request) || isMarked(request)) return next();
    const chunks: Buffer[] = [];
    const body: IncomingBody = {
      caller: callerIn(request, trustedProxies),
      startedAt: performance.now(),
      size: 0,
      end: () => done(() => refuse(request, response, 'Slow')),
    };
    let seen = 0;
    const checkSpeed = (): void => {
      if (body.size - seen < (windowMs / 1000) * bytesPerSecond) return body.end();
      seen = body.size;
      timer = setTimeout(checkSpeed, windowMs);
    };
    let timer = setTimeout(() => {
      seen = body.size;
      timer = setTimeout(checkSpeed, windowMs);
    }, graceMs);

    const done = (then: () => void): void => {
      clearTimeout(timer);
      incoming.delete(body);
      request.off('readable', readable).off('close', abandoned).off('error', abandoned);
      then();
    };
    const isOver = (): boolean => !incoming.has(body);
    const readable = (): void => {
      // Reading past the last chunk would consume the end event, which the app waits for.
      while (request.readableLength > 0) {
        const chunk = request.read() as Buffer;
        chunks.push(chunk);
        body.size += chunk.length;
        countBytes(body.caller, chunk.length);
        if (body.size > maxBytes) return done(() => refuse(request, response, 'Large'));
        if ((bufferedBy.get(body.caller) ?? 0) > maxBufferedPerCaller) endSlowest(body.caller);
        if (buffered > maxBuffered) endSlowest(largestCaller());
        if (isOver()) return;
        if (buffered > maxBuffered) return done(() => refuse(request, response, 'Busy'));
      }
      if (request.complete) done(handOn);
    };
    const handOn = (): void => {
      const whole = chunks.length > 0 ? Buffer.concat(chunks) : readWhole(request);
      if (whole && hasMoreFields(request, whole, maxFields))
        return refuse(request, response, 'Large');
      if (whole) request.unshift(whole);
      delete request.headers['transfer-encoding'];
      request.headers['content-length'] = String(request.readableLength);
      next();
    };
    // A client that has disconnected needs no answer.
    const abandoned = (): void => done(() => undefined);
    incoming.add(body);
    request.on('close', abandoned).on('error', abandoned);
    response.once('close', () => countBytes(body.caller, -body.size));
    // Most bodies arrive with their headers and are complete once the parser has run.
    setImmediate(() => {
      if (request.destroyed || isOver()) return;
      if (request.complete) done(handOn);
      else request.on('readable', readable);
    });
  };
}

/** Without consuming its end event, which the app waits for. */
const readWhole = (request: IncomingMessage): Buffer | null =>
  request.readableLength > 0 ? (request.read(request.readableLength) as Buffer | null) : null;
