import { allows, type Consent } from '~/cms/consent';
import type { FrameData, ThirdPartyScripts } from '~/cms/frame-data';
import { env } from '~/server/env.server';

/** Each after consent. None unless configured. */
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

export function botCheckFor(consent: Consent | null): FrameData['botCheck'] {
  const {
    BOT_CHECK_URL: url,
    BOT_CHECK_KEY: siteKey,
    BOT_CHECK_SECRET: secret,
    BOT_CHECK_SCRIPT: script,
  } = env;
  return url && siteKey && secret && script && allows(consent, 'analytics')
    ? { siteKey, script }
    : undefined;
}
