import { apiError } from '../api.server';
import { callerOf, createLimiter } from '../rate-limit.server';

/** A street behind one mobile address signs up at once in a storm; one number is signed up by its owner. */
const byCaller = createLimiter({ perMinute: 60, burst: 30 });
const byNumber = createLimiter({ perMinute: 2, burst: 10 });

/** Seconds to wait before this caller may ask about this number again; 0 for now. */
export function waitFor(request: Request, mobile: string, now = Date.now()): number {
  return byCaller.take(callerOf(request), now) || byNumber.take(mobile, now);
}

/** Throws the 429 answer where there is a wait. */
export function enforceTextLimits(request: Request, mobile: string, message: string): void {
  const seconds = waitFor(request, mobile);
  if (seconds > 0) throw apiError('too-many-requests', message, null, { 'Retry-After': String(seconds) });
}
