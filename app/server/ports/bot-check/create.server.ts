import type { Env } from '~/server/env.server';
import { createEncrypter, type Encrypter } from '~/server/lib/encrypt.server';
import type { Store } from '~/server/store/open.server';
import { type BotCheck, NO_SCORE, type BotScore } from './bot-check';
import { createPersonScore, type AddressCheck } from './person';
import { createBotUses, type BotUses } from './uses.server';
import { z } from 'zod';
import { Failure, isFailure } from '~/domain/failure';
import { readBody } from '~/server/lib/read-body.server';
import { randomBytes } from 'node:crypto';
import { DAY, SECOND, type Instant } from '~/domain/time/instant';

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

interface Challenge extends BotCheck {
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
export function createChallenge(
  encrypter: Pick<Encrypter, 'encrypt' | 'decrypt'>,
  now: () => Instant = Date.now,
): Challenge {
  function issuedIn(token: string) {
    const text = encrypter.decrypt(token, PLACE);
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
      encrypter.encrypt(
        JSON.stringify({ at: openedAt(before) ?? now(), id: randomBytes(ID_BYTES).toString('base64url') }),
        PLACE,
      ),
    idOf: (token) => issuedIn(token)?.id ?? null,
    judge,
    scoreOf: async (token) => judge(token, null),
  };
}

const Verdict = z.object({ success: z.boolean(), score: z.number().min(0).max(1).optional() });
/** Services without scores only say yes. */
const YES = 0.9;
const LIMIT_MS = 2000;

/** A service that is asked as reCAPTCHA is: secret and token as a form, the verdict as JSON. */
export function createSiteverify({ url, secret }: { url: string; secret: string }): BotCheck {
  return {
    async scoreOf(token, caller) {
      try {
        const answer = await fetch(url, {
          method: 'POST',
          body: new URLSearchParams({ secret, response: token, remoteip: caller }),
          redirect: 'manual',
          signal: AbortSignal.timeout(LIMIT_MS),
        });
        if (!answer.ok) throw new Failure('unavailable', `The bot check answered ${answer.status}`);
        const { success, score = YES } = Verdict.parse(JSON.parse(await readBody(answer, 100_000, 'the bot check')));
        return success ? { success, score } : NO_SCORE;
      } catch (error) {
        if (isFailure(error)) throw error;
        throw new Failure('unavailable', 'The bot check could not be asked', null, { cause: error });
      }
    },
  };
}

export interface BotChecks {
  readonly challenge: Challenge;
  /** Someone else's check and its public key, where one is configured. */
  readonly service: (BotCheck & { readonly siteKey: string }) | null;
  /** What each token was used for. */
  readonly uses: BotUses;
}

/** The site's own check, and beside it the service of BOT_CHECK_URL. */
export function createBotChecks({
  env,
  store,
}: {
  env: Pick<Env, 'BOT_CHECK_URL' | 'BOT_CHECK_KEY' | 'BOT_CHECK_SECRET' | 'SECRETS'>;
  store: Pick<Store, 'db' | 'dialect'>;
}): BotChecks & AddressCheck {
  const { BOT_CHECK_URL: url, BOT_CHECK_KEY: siteKey, BOT_CHECK_SECRET: secret } = env;
  const uses = createBotUses({ store, encrypter: createEncrypter(env.SECRETS, 'bot uses') });
  const service = url && siteKey && secret ? { ...createSiteverify({ url, secret }), siteKey } : null;
  return {
    challenge: createChallenge(createEncrypter(env.SECRETS, 'bot check')),
    service,
    personScore: createPersonScore({ service, uses }),
    uses,
  };
}
