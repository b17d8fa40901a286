import { MINUTE, type Instant, HOUR, hasPassed } from '~/domain/time/instant';
import { createStoredLimiter, storedLimiterOf } from '~/server/lib/stored-limiter.server';
import { apiError } from '~/server/lib/api.server';
import { storedLimits, type StoredLimitName } from '~/server/lib/limits';
import type { Logger } from '~/server/lib/logger.server';
import { callerOf, createLimiter, limiterOf } from '~/server/lib/rate-limit.server';
import type { Store } from '~/server/store/open.server';
import { withoutSync } from '~/server/store/without-sync.server';
import type { Hashes } from './hashes.server';
import { metrics } from '~/server/lib/metrics';

/** Counts in memory while the store fails, because an operator's list may still accept it. */
function createFallback(name: StoredLimitName) {
  const { burst, intervalMs } = storedLimits[name];
  return createLimiter({ perMinute: MINUTE / intervalMs, burst });
}
const SITE = 'all of the site';
/**
 * One caller's share of the budget, so that nobody uses up everybody's. A street in a power cut may
 * stand behind one mobile address.
 */
const SHARES = { elsewhere: 0.01, 'in a power cut': 0.05 };
/** A household's sign-ups are no share of a small operator's budget. */
const LEAST_SHARE = 10;

export interface SignUpCaller {
  readonly caller: string;
  /** The visit's address is in the power cut that the sign-up is about. */
  readonly isInPowerCut: boolean;
}

type Refused = { readonly by: 'number' | 'caller' | 'budget'; readonly seconds: number };

async function firstRefusal(
  limits: readonly (readonly [Refused['by'], () => number | Promise<number>])[],
): Promise<Refused | null> {
  for (const [by, take] of limits) {
    const seconds = await take();
    if (seconds > 0) return { by, seconds };
  }
  return null;
}

interface SignUpBudget {
  /** In seconds; 0 for now. The same key is the same sign-up, and counts once. */
  waitFor(mobile: string, key: string, by: SignUpCaller): Promise<number>;
}

interface Parts {
  readonly store: Pick<Store, 'db' | 'dialect'>;
  readonly marks: Pick<Hashes, 'numberMark' | 'bodyMark'>;
  readonly logger: Pick<Logger, 'warn'>;
  /** Each sign-up sends a text that costs money, to a number that anyone can type. */
  readonly perHour: number;
  readonly now: () => Instant;
}

function limitsOf(place: keyof typeof SHARES, perHour: number) {
  const burst = Math.max(LEAST_SHARE, Math.ceil(perHour * SHARES[place]));
  const name = `text sign-ups of a caller ${place}`;
  return {
    stored: createStoredLimiter(name, { burst, intervalMs: Math.floor(HOUR / burst) }),
    here: createLimiter({ perMinute: burst / 60, burst }),
  };
}

/** Across all processes. docs/decisions/text-updates.md, T-27 */
export function createSignUpBudget({ store, marks, logger, perHour, now }: Parts): SignUpBudget {
  const again = storedLimiterOf('text sign-up again');
  const byNumber = storedLimiterOf('text sign-up');
  const bySite = createStoredLimiter('text sign-ups', {
    burst: perHour,
    intervalMs: Math.floor(HOUR / perHour),
  });
  const shares = {
    elsewhere: limitsOf('elsewhere', perHour),
    'in a power cut': limitsOf('in a power cut', perHour),
  };
  const shareOf = ({ isInPowerCut }: SignUpCaller) =>
    shares[isInPowerCut ? 'in a power cut' : 'elsewhere'];
  const here = createLimiter({ perMinute: perHour / 60, burst: perHour });
  const numbersHere = createFallback('text sign-up');

  async function ask(mobile: string, key: string, by: SignUpCaller): Promise<Refused | null> {
    const number = marks.numberMark(mobile);
    const caller = marks.bodyMark(['caller', by.caller]);
    let refused: Refused | null = null;
    await withoutSync(store, (db) =>
      db.transaction().execute(async (trx) => {
        if ((await again.take(trx, marks.bodyMark([number, key]), now())) > 0) return;
        refused = await firstRefusal([
          ['number', () => byNumber.take(trx, number, now())],
          ['caller', () => shareOf(by).stored.take(trx, caller, now())],
          ['budget', () => bySite.take(trx, SITE, now())],
        ]);
        // A rejected sign-up is not counted: the transaction is rolled back.
        if (refused) throw new Error('refused');
      }),
    ).catch((error: unknown) => {
      if (refused === null) throw error;
    });
    return refused;
  }
  const askHere = (mobile: string, by: SignUpCaller): Promise<Refused | null> =>
    firstRefusal([
      ['number', () => numbersHere.take(mobile, now())],
      ['caller', () => shareOf(by).here.take(by.caller, now())],
      ['budget', () => here.take(SITE, now())],
    ]);

  let loggedAt: Instant = -Infinity;
  /** Logs at most once an hour; the metric counts the rest. */
  function say(): void {
    if (!hasPassed(HOUR, loggedAt, now())) return;
    loggedAt = now();
    logger.warn({ perHour }, 'the budget of text sign-ups is spent; people are asked to call 105');
  }

  return {
    async waitFor(mobile, key, by) {
      const refused = await ask(mobile, key, by).catch(() => askHere(mobile, by));
      metrics.textSignUps.inc({ outcome: refused?.by ?? 'taken' });
      if (refused?.by === 'budget') say();
      return refused?.seconds ?? 0;
    },
  };
}

const byCaller = limiterOf('text updates');
const byNumberHere = createFallback('text number');

export interface TextLimits {
  waitFor(request: Request, mobile: string): Promise<number>;
  readonly waitForSignUp: SignUpBudget['waitFor'];
}

export function createTextLimits({
  store,
  marks,
  logger,
  signUpsPerHour,
  now = Date.now,
}: {
  store: Pick<Store, 'db' | 'dialect'>;
  marks: Pick<Hashes, 'numberMark' | 'bodyMark'>;
  logger: Pick<Logger, 'warn'>;
  signUpsPerHour: number;
  now?: () => Instant;
}): TextLimits {
  const byNumber = storedLimiterOf('text number');
  return {
    waitForSignUp: createSignUpBudget({ store, marks, logger, perHour: signUpsPerHour, now })
      .waitFor,
    async waitFor(request, mobile) {
      const wait = byCaller.take(callerOf(request), now());
      if (wait > 0) return wait;
      // Losing this count in a crash does no harm.
      return withoutSync(store, (db) => byNumber.take(db, marks.numberMark(mobile), now())).catch(
        () => byNumberHere.take(mobile, now()),
      );
    },
  };
}

export async function enforceTextLimits(
  limits: TextLimits,
  request: Request,
  mobile: string,
  message: string,
): Promise<void> {
  const seconds = await limits.waitFor(request, mobile);
  if (seconds > 0)
    throw apiError('too-many-requests', message, null, { 'Retry-After': String(seconds) });
}
