import type { Env } from '~/server/env.server';
import { createEncrypter, type Encrypter } from '~/server/lib/encrypt.server';
import type { Store } from '~/server/store/open.server';
import { type BotCheck, NO_SCORE, type BotScore } from './port';
import { createSiteverify } from './http.server';
import { createPersonScore, type AddressCheck } from './person';
import { createBotUses, type BotUses } from './uses.server';
import { z } from 'zod';
import { randomBytes } from 'node:crypto';
import { DAY, SECOND, type Instant } from '~/domain/time/instant';

/** Nobody reads and answers a page faster. */
const TOO_FAST = 1 * SECOND;
/** As long as drafts are stored. */
const TOO_OLD = DAY;

/** Unique, and short because every form carries it. */
const ID_BYTES = 12;

const PLACE = 'challenge';
const Issued = z.object({ at: z.number(), id: z.string().min(1) });

const LIKE_A_PERSON: BotScore = { success: true, score: 0.9 };
const TOO_QUICK: BotScore = { success: true, score: 0.3 };

interface Challenge extends BotCheck {
  /**
   * A page shown again keeps the time of `before`, the posted token, so that a person correcting an
   * error need not wait another second.
   */
  issue(before?: string): string;
  idOf(token: string): string | null;
  /** `began` is when the visitor began the form; the earlier of the two times counts. */
  judge(token: string, began: Instant | null): BotScore;
}

/**
 * A signed time in the page, because bots post pages they never opened, or immediately. Asks
 * nothing of the visitor and works without JavaScript. docs/decisions/submission.md
 */
export function createChallenge(
  encrypter: Pick<Encrypter, 'encrypt' | 'decrypt'>,
  now: () => Instant = Date.now,
): Challenge {
  function issuedIn(token: string) {
    const text = encrypter.decrypt(token, PLACE);
    return text === null ? null : (Issued.safeParse(JSON.parse(text)).data ?? null);
  }
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
        JSON.stringify({
          at: openedAt(before) ?? now(),
          id: randomBytes(ID_BYTES).toString('base64url'),
        }),
        PLACE,
      ),
    idOf: (token) => issuedIn(token)?.id ?? null,
    judge,
    scoreOf: async (token) => judge(token, null),
  };
}

export interface BotChecks {
  readonly challenge: Challenge;
  readonly service: (BotCheck & { readonly siteKey: string }) | null;
  readonly uses: BotUses;
}

export function createBotChecks({
  env,
  store,
}: {
  env: Pick<Env, 'BOT_CHECK_URL' | 'BOT_CHECK_KEY' | 'BOT_CHECK_SECRET' | 'SECRETS'>;
  store: Pick<Store, 'db' | 'dialect'>;
}): BotChecks & AddressCheck {
  const { BOT_CHECK_URL: url, BOT_CHECK_KEY: siteKey, BOT_CHECK_SECRET: secret } = env;
  const uses = createBotUses({ store, encrypter: createEncrypter(env.SECRETS, 'bot uses') });
  const service =
    url && siteKey && secret ? { ...createSiteverify({ url, secret }), siteKey } : null;
  return {
    challenge: createChallenge(createEncrypter(env.SECRETS, 'bot check')),
    service,
    personScore: createPersonScore({ service, uses }),
    uses,
  };
}
