import type { ThirdPartyScripts } from '~/cms/frame-data';
import { env } from './env.server';

/** The scripts of others that this installation may load, each after consent. None unless configured. */
export function thirdPartyScripts(): ThirdPartyScripts {
  return {
    ...(env.GOOGLE_TAG_MANAGER_ID
      ? { tagManager: `https://www.googletagmanager.com/gtm.js?id=${env.GOOGLE_TAG_MANAGER_ID}` }
      : {}),
    ...(env.SESSION_ANALYTICS_SCRIPT ? { sessionAnalytics: env.SESSION_ANALYTICS_SCRIPT } : {}),
    ...(env.REVIEWS_SCRIPT ? { reviews: env.REVIEWS_SCRIPT } : {}),
    ...(env.SHARE_SCRIPT ? { share: env.SHARE_SCRIPT } : {}),
    ...(env.BOT_CHECK_SCRIPT ? { botCheck: env.BOT_CHECK_SCRIPT } : {}),
  };
}
