import { callerOf, limiterOf } from '~/server/lib/rate-limit.server';
import { shiftEndOf } from './editor.server';

const perCaller = limiterOf('editor tries');
const perKnownBrowser = limiterOf('editor tries, known browser');
const overall = limiterOf('editor tries overall');
const EVERYONE = 'everyone';

export type Tried =
  { readonly kind: 'right' | 'wrong' } | { readonly kind: 'later'; readonly seconds: number };

/**
 * Wrong keys count against the caller's network and against everybody together, or against the
 * browser alone if an editor used it before; while a limit is reached nothing is compared, right or
 * wrong.
 */
export function tryKey(request: Request, isRight: () => boolean, now: number): Tried {
  const shiftEnd = shiftEndOf(request, now);
  const limits =
    shiftEnd === null
      ? [
          { limiter: perCaller, who: callerOf(request) },
          { limiter: overall, who: EVERYONE },
        ]
      : [{ limiter: perKnownBrowser, who: String(shiftEnd) }];
  const seconds = Math.max(...limits.map(({ limiter, who }) => limiter.peek(who, now)));
  if (seconds > 0) return { kind: 'later', seconds };
  if (isRight()) return { kind: 'right' };
  for (const { limiter, who } of limits) limiter.take(who, now);
  return { kind: 'wrong' };
}
