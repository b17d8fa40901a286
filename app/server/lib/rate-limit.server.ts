import { callerOf } from './caller.server';
import { limits, type LimitName, type RateLimit } from './limits';

export { callerOf } from './caller.server';

interface Bucket {
  tokens: number;
  at: number;
  unpublished: number;
}

/** About 6 MB. Beyond that the longest unseen is forgotten, which only favours it. */
const MAX_CALLERS = 20_000;
/** Callers of all limits together, about 18 MB. Beyond that the largest limit forgets first. */
export const MAX_TOTAL = 60_000;

/** A token bucket per caller (why not a library: docs/decisions/limits-and-seals.md). */
export function createLimiter(
  { perMinute, burst = perMinute }: RateLimit,
  maxCallers = MAX_CALLERS,
  onUse?: (caller: string, count: number) => void,
  onNew?: () => void,
) {
  const buckets = new Map<string, Bucket>();
  const tokensOf = (caller: string, now: number): number => {
    const { tokens, at } = buckets.get(caller) ?? { tokens: burst, at: now };
    // Tokens never shrink if the clock is set back.
    return Math.min(burst, tokens + (Math.max(0, now - at) / 60_000) * perMinute);
  };
  const forgetOldest = (): void => void buckets.delete(buckets.keys().next().value as string);
  const remember = (caller: string, bucket: Bucket): void => {
    // Reinserted, so the map stays ordered by last call.
    const isNew = !buckets.delete(caller);
    buckets.set(caller, bucket);
    if (buckets.size > maxCallers) forgetOldest();
    else if (isNew) onNew?.();
  };
  const waitFor = (tokens: number): number =>
    tokens >= 1 ? 0 : Math.ceil(((1 - tokens) / perMinute) * 60);
  /** May take more tokens than are left: the debt is refilled first. */
  const spend = (caller: string, count: number, now: number): void => {
    const left = tokensOf(caller, now) - count;
    const used = (buckets.get(caller)?.unpublished ?? 0) + count;
    // A caller below half the limit can't exceed it on several nodes, so most callers are never
    // published.
    const isPublished = onUse !== undefined && left < burst / 2;
    // Tokens refilled since then no longer count.
    if (isPublished) onUse(caller, Math.min(used, Math.ceil(burst - left)));
    remember(caller, {
      tokens: left,
      at: now,
      unpublished: isPublished ? 0 : Math.min(burst, used),
    });
  };
  return {
    /** Returns 0 if the call is allowed, else the seconds to wait. */
    take(caller: string, now: number): number {
      const tokens = tokensOf(caller, now);
      const wait = waitFor(tokens);
      if (wait === 0) spend(caller, 1, now);
      else {
        const unpublished = buckets.get(caller)?.unpublished ?? 0;
        remember(caller, { tokens, at: now, unpublished });
      }
      return wait;
    },
    /** Counts what is only known afterwards, such as the milliseconds of a drawing. */
    spend,
    /** Calls this caller made on another node. */
    countElsewhere(caller: string, count: number, now: number): void {
      const here = tokensOf(caller, now);
      const tokens = Math.min(here, Math.max(0, here - count));
      remember(caller, { tokens, at: now, unpublished: buckets.get(caller)?.unpublished ?? 0 });
    },
    left(caller: string, now: number): { calls: number; fullIn: number } {
      const tokens = tokensOf(caller, now);
      return {
        calls: Math.max(0, Math.floor(tokens)),
        fullIn: Math.ceil(((burst - tokens) / perMinute) * 60),
      };
    },
    peek: (caller: string, now: number): number => waitFor(tokensOf(caller, now)),
    size: () => buckets.size,
    forgetOldest,
  };
}

export type Limiter = ReturnType<typeof createLimiter>;

const limiters = new Map<LimitName, Limiter>();
function limitTotal(): void {
  const all = [...limiters.values()];
  if (all.reduce((sum, one) => sum + one.size(), 0) <= MAX_TOTAL) return;
  all.reduce((most, one) => (one.size() > most.size() ? one : most)).forgetOldest();
}
type UsageListener = (
  name: LimitName,
  limit: Required<RateLimit>,
  caller: string,
  count: number,
) => void;
let usageListener: UsageListener | null = null;

export const onUsage = (to: UsageListener | null): void => void (usageListener = to);

/** One per process and name, with usage shared between nodes. */
export function limiterOf(name: LimitName): Limiter {
  const existing = limiters.get(name);
  if (existing) return existing;
  const { perMinute, burst = perMinute } = limits[name];
  const whole = { perMinute, burst };
  const limiter = createLimiter(
    whole,
    MAX_CALLERS,
    (caller, count) => usageListener?.(name, whole, caller, count),
    limitTotal,
  );
  limiters.set(name, limiter);
  return limiter;
}

/**
 * draft-ietf-httpapi-ratelimit-headers: calls per minute, calls left for this caller, and seconds
 * until all are available.
 */
export function limitHeaders(
  request: Request,
  name: LimitName,
  now = Date.now(),
): { 'RateLimit-Policy': string; RateLimit: string } {
  const { calls, fullIn } = limiterOf(name).left(callerOf(request), now);
  return {
    'RateLimit-Policy': `"${name}";q=${limits[name].perMinute};w=60`,
    RateLimit: `"${name}";r=${calls};t=${fullIn}`,
  };
}

export const TOO_MANY = 'Too many requests. Please wait a little and try again.';

/** In seconds; 0 if allowed. A page and an API route with the same `name` share the limit. */
export function waitOf(request: Request, name: LimitName, now = Date.now()): number {
  return limiterOf(name).take(callerOf(request), now);
}
