import { MINUTE, type Instant } from '~/domain/time/instant';
import { createAllowance } from '~/server/lib/allowance.server';
import { apiError } from '~/server/lib/api.server';
import type { Logger } from '~/server/lib/logger.server';
import { callerOf, createLimiter, limiterOf } from '~/server/lib/rate-limit.server';
import type { Store } from '~/server/store/open.server';
import { withoutSync } from '~/server/store/without-sync.server';
import type { Marks } from './marks.server';
import { createSignUpBudget, type SignUpBudget } from './sign-up-budget.server';

/** A street behind one mobile address signs up at once in a storm. */
const byCaller = limiterOf('text updates', { perMinute: 60, burst: 30 });

/** One number is signed up by its owner, and nobody drowns it in texts by asking several processes. */
const NUMBER = { name: 'text number', most: 10, every: MINUTE / 2 };
/** Counts by itself while the store fails: what is asked may still reach an operator. */
const byNumberHere = createLimiter({ perMinute: MINUTE / NUMBER.every, burst: NUMBER.most });

export interface TextLimits {
  /** Seconds to wait before this caller may ask about this number; 0 for now. */
  waitFor(request: Request, mobile: string): Promise<number>;
  readonly waitForSignUp: SignUpBudget['waitFor'];
}

/** How often a caller may ask, and how often a number may be asked about: by all processes together. */
export function createTextLimits({
  store,
  marks,
  logger,
  signUpsPerHour,
  now = Date.now,
}: {
  store: Pick<Store, 'db' | 'dialect'>;
  marks: Pick<Marks, 'numberMark' | 'bodyMark'>;
  logger: Pick<Logger, 'warn'>;
  signUpsPerHour: number;
  now?: () => Instant;
}): TextLimits {
  const byNumber = createAllowance(NUMBER);
  return {
    waitForSignUp: createSignUpBudget({ store, marks, logger, perHour: signUpsPerHour, now }).waitFor,
    async waitFor(request, mobile) {
      const wait = byCaller.take(callerOf(request), now());
      if (wait > 0) return wait;
      // A count that a power cut of our own takes away is no loss.
      return withoutSync(store, (db) => byNumber.take(db, marks.numberMark(mobile), now())).catch(() =>
        byNumberHere.take(mobile, now()),
      );
    },
  };
}

/** Throws the 429 answer where there is a wait. */
export async function enforceTextLimits(
  limits: TextLimits,
  request: Request,
  mobile: string,
  message: string,
): Promise<void> {
  const seconds = await limits.waitFor(request, mobile);
  if (seconds > 0) throw apiError('too-many-requests', message, null, { 'Retry-After': String(seconds) });
}
