import { localKeys } from '../browser-storage';
import type { AnalyticsEvent } from './events';

interface ConsentNotice {
  event: 'cookie_consent_update';
  analytics: boolean;
  marketing: boolean;
}
declare global {
  interface Window {
    dataLayer?: (AnalyticsEvent | ConsentNotice)[];
    /** The session-analytics tool, where one is configured and loaded. */
    sessionAnalytics?: { optOut?: () => void };
  }
}

/** What the server said about this visit, for browsers that keep no storage. */
let consented = false;

/** Mirrors the choice to `canSendDataLayer` and tells the tag manager (lookup, section 4). */
export function applyConsent({ analytics, marketing }: { analytics: boolean; marketing: boolean }): void {
  const before = consented || localKeys.get('canSendDataLayer') === 'true';
  consented = analytics;
  if (analytics) localKeys.set('canSendDataLayer', 'true');
  else localKeys.remove('canSendDataLayer');
  if (!analytics) window.sessionAnalytics?.optOut?.();
  // Before the first choice there is nobody to tell; a refusal is told only where something was allowed before.
  if (!analytics && !before && !window.dataLayer) return;
  window.dataLayer ??= [];
  window.dataLayer.push({ event: 'cookie_consent_update', analytics, marketing });
}

/** Hands one event to the data layer. Without consent it is dropped, not kept for later (decisions, L-783). */
export function pushEvent(event: AnalyticsEvent): void {
  if (typeof window === 'undefined' || !consented) return;
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
