import type { Env } from '~/server/env.server';
import { createSealer } from '~/server/lib/seal.server';
import type { Store } from '~/server/store/open.server';
import { type BotCheck, NO_SCORE } from './bot-check';
import { createChallenge, type Challenge } from './challenge';
import { createPersonScore, type AddressCheck } from './person';
import { createBotUses, type BotUses } from './uses.server';
import { z } from 'zod';
import { Failure, isFailure } from '~/domain/failure';
import { readBody } from '~/server/lib/read-body.server';

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
  const uses = createBotUses({ store, sealer: createSealer(env.SECRETS, 'bot uses') });
  const service = url && siteKey && secret ? { ...createSiteverify({ url, secret }), siteKey } : null;
  return {
    challenge: createChallenge(createSealer(env.SECRETS, 'bot check')),
    service,
    personScore: createPersonScore({ service, uses }),
    uses,
  };
}
