import type { Env } from '../env.server';
import { createSealer } from '../seal.server';
import type { BotCheck } from './bot-check';
import { createChallenge, type Challenge } from './challenge';
import { createSiteverify } from './siteverify.server';

export interface BotChecks {
  readonly challenge: Challenge;
  /** Someone else's check and its public key, where one is configured. */
  readonly service: (BotCheck & { readonly siteKey: string }) | null;
}

/** The site's own check, and beside it the service of BOT_CHECK_URL. Issue 3, section C "Bot check". */
export function createBotChecks(
  env: Pick<Env, 'BOT_CHECK_URL' | 'BOT_CHECK_KEY' | 'BOT_CHECK_SECRET' | 'SESSION_SECRET'>,
): BotChecks {
  const { BOT_CHECK_URL: url, BOT_CHECK_KEY: siteKey, BOT_CHECK_SECRET: secret } = env;
  return {
    challenge: createChallenge(createSealer(env.SESSION_SECRET, 'bot check')),
    service: url && siteKey && secret ? { ...createSiteverify({ url, secret }), siteKey } : null,
  };
}
