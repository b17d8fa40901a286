import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { DAY, SECOND, type Instant } from '~/domain/time/instant';
import type { Sealer } from '~/server/lib/seal.server';
import { NO_SCORE, type BotCheck, type BotScore } from './bot-check';

/** Nobody reads and answers a page faster. */
const TOO_FAST = 1 * SECOND;
/** As long as the answers themselves are kept. */
const TOO_OLD = DAY;

/** Never twice, and short: it travels with every form. */
const ID_BYTES = 12;

const PLACE = 'challenge';
const Issued = z.object({ at: z.number(), id: z.string().min(1) });

/** As a person would answer; as a machine would. */
const LIKE_A_PERSON: BotScore = { success: true, score: 0.9 };
const TOO_QUICK: BotScore = { success: true, score: 0.3 };

export interface Challenge extends BotCheck {
  /**
   * Goes into the page. Says when it was made, and that it was made here. A page that is shown again takes over the time of
   * `before`, the token that it was posted with: a person who puts a slip right needs no second for it.
   */
  issue(before?: string): string;
  /** What tells a token of ours from any other: it is used once, under this name. Null for what is none. */
  idOf(token: string): string | null;
  /** `began` is when the visitor began the form: of two times the earlier one counts. */
  judge(token: string, began: Instant | null): BotScore;
}

/**
 * The check without anybody else: a signed time in the page. Machines post pages that they never opened, or at once. It asks
 * nothing of the visitor and runs without JavaScript. docs/decisions/submission.md
 */
export function createChallenge(sealer: Pick<Sealer, 'seal' | 'open'>, now: () => Instant = Date.now): Challenge {
  function issuedIn(token: string) {
    const text = sealer.open(token, PLACE);
    return text === null ? null : (Issued.safeParse(JSON.parse(text)).data ?? null);
  }
  /** When the visitor first got this page; null for a token of nobody, and for one that is too old. */
  function openedAt(token: string): Instant | null {
    const issued = issuedIn(token);
    const age = issued ? now() - issued.at : -1;
    return issued && age >= 0 && age <= TOO_OLD ? issued.at : null;
  }

  function judge(token: string, began: Instant | null): BotScore {
    const at = openedAt(token);
    if (at === null) return NO_SCORE;
    const age = now() - at;
    const spent = began === null ? age : Math.max(age, now() - began);
    return spent < TOO_FAST ? TOO_QUICK : LIKE_A_PERSON;
  }
  return {
    issue: (before = '') =>
      sealer.seal(
        JSON.stringify({ at: openedAt(before) ?? now(), id: randomBytes(ID_BYTES).toString('base64url') }),
        PLACE,
      ),
    idOf: (token) => issuedIn(token)?.id ?? null,
    judge,
    scoreOf: async (token) => judge(token, null),
  };
}
