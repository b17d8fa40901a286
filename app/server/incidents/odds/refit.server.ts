import { env } from '~/server/env.server';
import { logger } from '~/server/lib/logger.server';
import { openStore } from '~/server/store/open.server';
import { learnFrom } from './learn.server';
import { oddsFile, writeOdds } from './odds-file.server';
import { recordedHistory } from './recorded-history.server';

/** A separate program (`npm run odds`, build/odds.js), which can run beside the site. */
const store = await openStore(env, logger);
try {
  const odds = await learnFrom(recordedHistory(store), Date.now());
  if (odds) writeOdds(oddsFile(env.DATA_DIR), odds);
  logger.info({ powerCuts: odds?.learned.powerCuts ?? 0 }, 'odds were learned');
} finally {
  await store.close();
}
