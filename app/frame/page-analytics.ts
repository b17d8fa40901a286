import { applyConsent, pushEvent } from '~/cms/analytics/push-event';
import { loadThirdParty } from '~/cms/analytics/load-third-party';
import { sessionKeys } from '~/cms/browser-storage';
import type { FrameData } from '~/cms/frame-data';

export type AnalyticsData = Pick<FrameData, 'consent' | 'thirdParties'>;

export function keepPath(pathname: string): void {
  const before = sessionKeys.get('currentPath');
  if (before !== null && before !== pathname) sessionKeys.set('prevPath', before);
  sessionKeys.set('currentPath', pathname);
}

/** The tag manager counts a document's first page itself. */
export const trackPage = (pathname: string): void =>
  pushEvent({ event: 'virtual_pageview', page_path: pathname, page_title: document.title });

/**
 * For a document without the router: does what a journey's frame does in effects (page-frame.tsx).
 */
export function startAnalytics({ consent, thirdParties }: AnalyticsData): void {
  applyConsent({ analytics: consent?.analytics ?? false, marketing: consent?.marketing ?? false });
  keepPath(location.pathname);
  for (const name of ['tagManager', 'sessionAnalytics'] as const)
    loadThirdParty(name, { consent, thirdParties });
}
