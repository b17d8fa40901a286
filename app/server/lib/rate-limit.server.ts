import { apiError } from './api.server';
import { callerOf } from './caller.server';

export { callerOf } from './caller.server';

interface Bucket {
  tokens: number;
  at: number;
  /** Calls that other nodes do not know of yet. */
  unpublished: number;
}
export interface RateLimit {
  perMinute: number;
  /** How many calls may come at once; as many as in a minute unless said otherwise. */
  burst?: number;
}

/** Callers remembered per limit: about 6 MB. Beyond that the one seen longest ago is forgotten, which only favours it. */
const MAX_CALLERS = 20_000;
/** Of all limits of a process together, which are some forty: about 18 MB. Beyond that the limit that remembers most forgets first. */
export const MAX_TOTAL = 60_000;

/** A token bucket per caller (why not the library's: docs/decisions/limits-and-seals.md). */
export function createLimiter(
  { perMinute, burst = perMinute }: RateLimit,
  maxCallers = MAX_CALLERS,
  onUse?: (caller: string, count: number) => void,
  onNew?: () => void,
) {
  const buckets = new Map<string, Bucket>();
  const tokensOf = (caller: string, now: number): number => {
    const { tokens, at } = buckets.get(caller) ?? { tokens: burst, at: now };
    // A clock that was set back takes nothing away.
    return Math.min(burst, tokens + (Math.max(0, now - at) / 60_000) * perMinute);
  };
  const forgetOldest = (): void => void buckets.delete(buckets.keys().next().value as string);
  const remember = (caller: string, bucket: Bucket): void => {
    // Set again at the end: the map stays ordered by last call.
    const isNew = !buckets.delete(caller);
    buckets.set(caller, bucket);
    if (buckets.size > maxCallers) forgetOldest();
    else if (isNew) onNew?.();
  };
  const waitFor = (tokens: number): number => (tokens >= 1 ? 0 : Math.ceil(((1 - tokens) / perMinute) * 60));
  return {
    /** Counts a call; 0 when it may go on, else the seconds to wait. Specification: api.openapi.yaml, 429. */
    take(caller: string, now: number): number {
      const tokens = tokensOf(caller, now);
      const wait = waitFor(tokens);
      const before = buckets.get(caller)?.unpublished ?? 0;
      if (wait > 0) remember(caller, { tokens, at: now, unpublished: before });
      else {
        const left = tokens - 1;
        // Who used less than half asks nobody too often, however many nodes there are: most callers are never told of.
        const isPublished = onUse !== undefined && left < burst / 2;
        // What has been given back since it was used counts nowhere any more.
        if (isPublished) onUse(caller, Math.min(before + 1, Math.ceil(burst - left)));
        remember(caller, { tokens: left, at: now, unpublished: isPublished ? 0 : Math.min(burst, before + 1) });
      }
      return wait;
    },
    /** Counts what this caller did at another node. */
    countElsewhere(caller: string, count: number, now: number): void {
      const tokens = Math.max(0, tokensOf(caller, now) - count);
      remember(caller, { tokens, at: now, unpublished: buckets.get(caller)?.unpublished ?? 0 });
    },
    /** How many calls are left just now, and in how many seconds all of them are again. */
    left(caller: string, now: number): { calls: number; fullIn: number } {
      const tokens = tokensOf(caller, now);
      return { calls: Math.max(0, Math.floor(tokens)), fullIn: Math.ceil(((burst - tokens) / perMinute) * 60) };
    },
    /** What `take` would answer, without counting. */
    peek: (caller: string, now: number): number => waitFor(tokensOf(caller, now)),
    size: () => buckets.size,
    forgetOldest,
  };
}

export type Limiter = ReturnType<typeof createLimiter>;

const limiters = new Map<string, Limiter>();
/** Whoever has used up one limit must not make the others forget: the fullest gives. */
function limitTotal(): void {
  const all = [...limiters.values()];
  if (all.reduce((sum, one) => sum + one.size(), 0) <= MAX_TOTAL) return;
  all.reduce((most, one) => (one.size() > most.size() ? one : most)).forgetOldest();
}
/** Takes what a caller used of a limit, where there are other nodes to be told. */
type UsageListener = (name: string, limit: Required<RateLimit>, caller: string, count: number) => void;
let usageListener: UsageListener | null = null;

/** From now on other nodes are told what callers use. */
export const onUsage = (to: UsageListener | null): void => void (usageListener = to);

/** The limit of this name, one in each process, and told among the nodes that share a store. */
export function limiterOf(name: string, limit: RateLimit, maxCallers = MAX_CALLERS): Limiter {
  const existing = limiters.get(name);
  if (existing) return existing;
  const whole = { perMinute: limit.perMinute, burst: limit.burst ?? limit.perMinute };
  const limiter = createLimiter(
    whole,
    maxCallers,
    (caller, count) => usageListener?.(name, whole, caller, count),
    limitTotal,
  );
  limiters.set(name, limiter);
  return limiter;
}

/**
 * What an answer says of a limit (draft-ietf-httpapi-ratelimit-headers): how many calls there are in a minute, how many are left to this
 * caller, and in how many seconds all of them are again.
 */
export function limitHeaders(
  request: Request,
  name: string,
  limit: RateLimit,
  now = Date.now(),
): { 'RateLimit-Policy': string; RateLimit: string } {
  const { calls, fullIn } = limiterOf(name, limit).left(callerOf(request), now);
  return { 'RateLimit-Policy': `"${name}";q=${limit.perMinute};w=60`, RateLimit: `"${name}";r=${calls};t=${fullIn}` };
}

export const TOO_MANY = 'Too many requests. Please wait a little and try again.';

/**
 * Counts a call of this caller to `name` and returns how many seconds it has to wait, 0 when it may go on. Pages and the API
 * that name the same thing count together: whoever is over the limit in one is over it in the other.
 */
export function waitOf(request: Request, name: string, limit: RateLimit, now = Date.now()): number {
  return limiterOf(name, limit).take(callerOf(request), now);
}

/** Throws the 429 answer with Retry-After when this caller asked `name` too often. */
export function enforceRateLimit(request: Request, name: string, limit: RateLimit): void {
  const wait = waitOf(request, name, limit);
  if (wait > 0) throw apiError('too-many-requests', TOO_MANY, null, { 'Retry-After': String(wait) });
}
