import { apiError } from './api.server';
import { callerOf } from './caller.server';

export { callerOf } from './caller.server';

interface Bucket {
  tokens: number;
  at: number;
}
export interface RateLimit {
  perMinute: number;
  /** How many calls may come at once; as many as in a minute unless said otherwise. */
  burst?: number;
}

/** Callers remembered per limit: about 2 MB. Beyond that the one seen longest ago is forgotten, which only favours it. */
const MAX_CALLERS = 20_000;

/** A token bucket per caller (why not the library's: docs/decisions/limits-and-seals.md). */
export function createLimiter({ perMinute, burst = perMinute }: RateLimit, maxCallers = MAX_CALLERS) {
  const buckets = new Map<string, Bucket>();
  const tokensOf = (caller: string, now: number): number => {
    const { tokens, at } = buckets.get(caller) ?? { tokens: burst, at: now };
    // A clock that was set back takes nothing away.
    return Math.min(burst, tokens + (Math.max(0, now - at) / 60_000) * perMinute);
  };
  const waitFor = (tokens: number): number => (tokens >= 1 ? 0 : Math.ceil(((1 - tokens) / perMinute) * 60));
  return {
    /** Counts a call; 0 when it may go on, else the seconds to wait. Specification: api.openapi.yaml, 429. */
    take(caller: string, now: number): number {
      const tokens = tokensOf(caller, now);
      const wait = waitFor(tokens);
      // Set again at the end: the map stays ordered by last call.
      buckets.delete(caller);
      buckets.set(caller, { tokens: wait === 0 ? tokens - 1 : tokens, at: now });
      if (buckets.size > maxCallers) buckets.delete(buckets.keys().next().value as string);
      return wait;
    },
    /** What `take` would answer, without counting. */
    peek: (caller: string, now: number): number => waitFor(tokensOf(caller, now)),
    size: () => buckets.size,
  };
}

const limiters = new Map<string, ReturnType<typeof createLimiter>>();
const TOO_MANY = 'Too many requests. Please wait a little and try again.';

/**
 * Counts a call of this caller to `name` and answers how many seconds it has to wait, 0 when it may go on. Pages and the API
 * that name the same thing count together: whoever is over the limit in one is over it in the other.
 */
export function waitOf(request: Request, name: string, limit: RateLimit, now = Date.now()): number {
  const limiter = limiters.get(name) ?? createLimiter(limit);
  limiters.set(name, limiter);
  return limiter.take(callerOf(request), now);
}

/** Throws the 429 answer with Retry-After when this caller asked `name` too often. */
export function enforceRateLimit(request: Request, name: string, limit: RateLimit): void {
  const wait = waitOf(request, name, limit);
  if (wait > 0) throw apiError('too-many-requests', TOO_MANY, null, { 'Retry-After': String(wait) });
}
