import { MINUTE } from '~/domain/instant';
import type { Env } from '../env.server';
import { startPolling } from '../incidents/poller.server';
import type { Logger } from '../logger.server';
import { createSealer } from '../seal.server';
import type { Store } from '../store/open.server';
import type { BotCheck } from './bot-check';
import { createChallenge, type Challenge } from './challenge';
import { createSiteverify } from './siteverify.server';
import { createBotUses, type BotUses } from './uses.server';

const TIDY_EVERY = 15 * MINUTE;

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
  logger,
}: {
  env: Pick<Env, 'BOT_CHECK_URL' | 'BOT_CHECK_KEY' | 'BOT_CHECK_SECRET' | 'SESSION_SECRET'>;
  store: Pick<Store, 'db' | 'dialect'>;
  logger: Logger;
}): BotChecks {
  const { BOT_CHECK_URL: url, BOT_CHECK_KEY: siteKey, BOT_CHECK_SECRET: secret } = env;
  const uses = createBotUses({ store, sealer: createSealer(env.SESSION_SECRET, 'bot uses') });
  startPolling(
    () =>
      uses.purge().catch((error: unknown) => {
        const err = error instanceof Error ? error.name : 'unknown';
        logger.warn({ err }, 'used bot tokens could not be deleted');
      }),
    TIDY_EVERY,
  );
  return {
    challenge: createChallenge(createSealer(env.SESSION_SECRET, 'bot check')),
    service: url && siteKey && secret ? { ...createSiteverify({ url, secret }), siteKey } : null,
    uses,
  };
}
