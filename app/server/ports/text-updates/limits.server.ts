import { MINUTE, type Instant, HOUR, hasPassed } from '~/domain/time/instant';
import { createStoredLimiter } from '~/server/lib/stored-limiter.server';
import { apiError } from '~/server/lib/api.server';
import type { Logger } from '~/server/lib/logger.server';
import { callerOf, createLimiter, limiterOf } from '~/server/lib/rate-limit.server';
import type { Store } from '~/server/store/open.server';
import { withoutSync } from '~/server/store/without-sync.server';
import type { Marks } from './marks.server';
import { metrics } from '~/server/lib/metrics';

/** A household has a few addresses and power cuts to follow, and nobody is texted more often because somebody else wants it. */
const PER_NUMBER = { burst: 3, intervalMs: HOUR };
/** As long as a sign-up is known again by its key, and not counted twice. */
const AGAIN = { name: 'text sign-up again', burst: 1, intervalMs: HOUR };
const SITE = 'all of the site';

type Refused = { readonly by: 'number' | 'budget'; readonly seconds: number };

interface SignUpBudget {
  /** Seconds to wait before this number may be signed up; 0 for now. The same key is the same sign-up, and counts once. */
  waitFor(mobile: string, key: string): Promise<number>;
}

interface Parts {
  readonly store: Pick<Store, 'db' | 'dialect'>;
  readonly marks: Pick<Marks, 'numberMark' | 'bodyMark'>;
  readonly logger: Pick<Logger, 'warn'>;
  /** How many sign-ups the whole site takes in an hour: each sends a text that costs money, to a number that anybody can type. */
  readonly perHour: number;
  readonly now: () => Instant;
}

/** How many sign-ups a number and the whole site take, by all processes together. docs/decisions/text-updates.md, T-27 */
export function createSignUpBudget({ store, marks, logger, perHour, now }: Parts): SignUpBudget {
  const again = createStoredLimiter(AGAIN);
  const byNumber = createStoredLimiter({ name: 'text sign-up', ...PER_NUMBER });
  const bySite = createStoredLimiter({ name: 'text sign-ups', burst: perHour, intervalMs: Math.floor(HOUR / perHour) });
  /** Counts by itself while the store fails: an operator's list may still take it. */
  const here = createLimiter({ perMinute: perHour / 60, burst: perHour });
  const numbersHere = createLimiter({ perMinute: 1 / 60, burst: PER_NUMBER.burst });

  async function ask(mobile: string, key: string): Promise<Refused | null> {
    const number = marks.numberMark(mobile);
    let refused: Refused | null = null;
    await withoutSync(store, (db) =>
      db.transaction().execute(async (trx) => {
        if ((await again.take(trx, marks.bodyMark([number, key]), now())) > 0) return;
        const wait = await byNumber.take(trx, number, now());
        const seconds = wait > 0 ? wait : await bySite.take(trx, SITE, now());
        if (seconds === 0) return;
        refused = { by: wait > 0 ? 'number' : 'budget', seconds };
        // What was refused is not counted: all of it is given back.
        throw new Error('refused');
      }),
    ).catch((error: unknown) => {
      if (refused === null) throw error;
    });
    return refused;
  }
  function askHere(mobile: string): Refused | null {
    const wait = numbersHere.take(mobile, now());
    const seconds = wait > 0 ? wait : here.take(SITE, now());
    return seconds === 0 ? null : { by: wait > 0 ? 'number' : 'budget', seconds };
  }

  let saidAt: Instant = -Infinity;
  /** One line an hour: the alarm counts the rest. */
  function say(): void {
    if (!hasPassed(HOUR, saidAt, now())) return;
    saidAt = now();
    logger.warn({ perHour }, 'the budget of text sign-ups is spent; people are asked to call 105');
  }

  return {
    async waitFor(mobile, key) {
      const refused = await ask(mobile, key).catch(() => askHere(mobile));
      metrics.textSignUps.inc({ outcome: refused?.by ?? 'taken' });
      if (refused?.by === 'budget') say();
      return refused?.seconds ?? 0;
    },
  };
}

/** A street behind one mobile address signs up at once in a storm. */
const byCaller = limiterOf('text updates', { perMinute: 60, burst: 30 });

/** One number is signed up by its owner, and nobody drowns it in texts by asking several processes. */
const NUMBER = { name: 'text number', burst: 10, intervalMs: MINUTE / 2 };
/** Counts by itself while the store fails: what is asked may still reach an operator. */
const byNumberHere = createLimiter({ perMinute: MINUTE / NUMBER.intervalMs, burst: NUMBER.burst });

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
  const byNumber = createStoredLimiter(NUMBER);
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
