import { callerOf, limiterOf } from '~/server/lib/rate-limit.server';

/** Ten wrong ones, then one every six minutes: an editor who mistypes goes on, a machine gets nowhere. */
const perCaller = limiterOf('editor tries', { perMinute: 10 / 60, burst: 10 });
/** From everywhere together, so that many networks are no way round it: 14 400 a day, of keys with at least 12 characters. */
const overall = limiterOf('editor tries overall', { perMinute: 10, burst: 100 }, 1);
const EVERYONE = 'everyone';

/** What came of a try: right, wrong, or not looked at because there were too many wrong ones. */
export type Tried = { readonly kind: 'right' | 'wrong' } | { readonly kind: 'later'; readonly seconds: number };

/**
 * Tries a secret of editors (the editor key, the signature of a preview command). Wrong ones count against the caller's
 * network and against everybody together; while the count is full nothing is compared at all, right or wrong.
 */
export function trySecret(request: Request, isRight: () => boolean, now: number): Tried {
  const caller = callerOf(request);
  const seconds = Math.max(perCaller.peek(caller, now), overall.peek(EVERYONE, now));
  if (seconds > 0) return { kind: 'later', seconds };
  if (isRight()) return { kind: 'right' };
  perCaller.take(caller, now);
  overall.take(EVERYONE, now);
  return { kind: 'wrong' };
}
