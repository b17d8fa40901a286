import { env } from './env.server';
import { apiError } from './api.server';

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

/** A token bucket per caller. `take` answers 0 when the call may go on, else the seconds to wait. Specification: api.openapi.yaml, 429. */
export function createLimiter({ perMinute, burst = perMinute }: RateLimit, maxCallers = MAX_CALLERS) {
  const buckets = new Map<string, Bucket>();
  return {
    take(caller: string, now: number): number {
      const bucket = buckets.get(caller) ?? { tokens: burst, at: now };
      const tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 60_000) * perMinute);
      const allowed = tokens >= 1;
      // Set again at the end: the map stays ordered by last call.
      buckets.delete(caller);
      buckets.set(caller, { tokens: allowed ? tokens - 1 : tokens, at: now });
      if (buckets.size > maxCallers) buckets.delete(buckets.keys().next().value as string);
      return allowed ? 0 : Math.ceil(((1 - tokens) / perMinute) * 60);
    },
    size: () => buckets.size,
  };
}

/**
 * Whom a call is counted against: the socket's address (set by serve-preload, never believed from outside), or the entry
 * of X-Forwarded-For that the outermost trusted proxy wrote.
 */
export function callerOf(request: Request, trustedProxies = env.TRUSTED_PROXIES): string {
  const peer = request.headers.get('x-peer-address') ?? 'unknown';
  if (trustedProxies === 0) return peer;
  const forwarded = (request.headers.get('X-Forwarded-For') ?? '').split(',').map((entry) => entry.trim());
  return forwarded.at(-trustedProxies) || peer;
}

const limiters = new Map<string, ReturnType<typeof createLimiter>>();
const TOO_MANY = 'Too many requests. Please wait a little and try again.';

/** Throws the 429 answer with Retry-After when this caller asked `name` too often. */
export function enforceRateLimit(request: Request, name: string, limit: RateLimit): void {
  const limiter = limiters.get(name) ?? createLimiter(limit);
  limiters.set(name, limiter);
  const wait = limiter.take(callerOf(request), Date.now());
  if (wait > 0) throw apiError('too-many-requests', TOO_MANY, null, { 'Retry-After': String(wait) });
}
