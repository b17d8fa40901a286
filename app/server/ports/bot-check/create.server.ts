import type { Env } from '~/server/env.server';
import { createSealer } from '~/server/lib/seal.server';
import type { Store } from '~/server/store/open.server';
import type { BotCheck } from './bot-check';
import { createChallenge, type Challenge } from './challenge';
import { createPersonScore, type AddressCheck } from './person';
import { createSiteverify } from './siteverify.server';
import { createBotUses, type BotUses } from './uses.server';

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
