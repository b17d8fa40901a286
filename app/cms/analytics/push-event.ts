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
    sessionAnalytics?: { optOut?: () => void };
  }
}

/** The server's state for this visit, for browsers without storage. */
let consented = false;

export function applyConsent({
  analytics,
  marketing,
}: {
  analytics: boolean;
  marketing: boolean;
}): void {
  const before = consented || localKeys.get('canSendDataLayer') === 'true';
  consented = analytics;
  if (analytics) localKeys.set('canSendDataLayer', 'true');
  else localKeys.remove('canSendDataLayer');
  if (!analytics) window.sessionAnalytics?.optOut?.();
  // Before the first choice there is nothing to tell; a refusal is only sent if consent was given
  // before.
  if (!analytics && !before && !window.dataLayer) return;
  window.dataLayer ??= [];
  window.dataLayer.push({ event: 'cookie_consent_update', analytics, marketing });
}

/** Without consent the event is dropped, not queued (L-783). */
export function pushEvent(event: AnalyticsEvent): void {
  if (typeof window === 'undefined' || !consented) return;
  window.dataLayer ??= [];
  window.dataLayer.push(event);
}
