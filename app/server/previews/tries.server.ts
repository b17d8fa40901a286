import { callerOf, limiterOf } from '~/server/lib/rate-limit.server';

/**
 * Ten wrong tries, then one every six minutes: enough for an editor who mistypes, useless for a
 * machine.
 */
const perCaller = limiterOf('editor tries', { perMinute: 10 / 60, burst: 10 });
/**
 * For all networks together, so that using many does not help: 14 400 a day, against keys of at
 * least 12 characters.
 */
const overall = limiterOf('editor tries overall', { perMinute: 10, burst: 100 }, 1);
const EVERYONE = 'everyone';

/** The result of a try: right, wrong, or not checked because there were too many wrong ones. */
export type Tried =
  { readonly kind: 'right' | 'wrong' } | { readonly kind: 'later'; readonly seconds: number };

/**
 * Tries an editor's secret (the editor key, the signature of a preview command). Wrong ones count
 * against the caller's network and against everybody together; while the limit is reached nothing
 * is compared, right or wrong.
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
