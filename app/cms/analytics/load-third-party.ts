import { allows, type Consent } from '../consent';
import type { FrameData, ThirdParty } from '../frame-data';

const categoryOf: Record<ThirdParty, keyof Consent> = {
  tagManager: 'analytics',
  sessionAnalytics: 'analytics',
  botCheck: 'analytics',
  reviews: 'marketing',
  share: 'marketing',
};

/** A script that fails to load changes nothing on the page. */
function loadOnce(address: string): void {
  if (Array.from(document.scripts).some((script) => script.src === address)) return;
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  script.addEventListener('error', () => script.remove());
  document.head.append(script);
}

/** Does nothing unless it is configured and its category allowed. */
export function loadThirdParty(
  name: ThirdParty,
  { consent, thirdParties }: Pick<FrameData, 'consent' | 'thirdParties'>,
): void {
  const address = allows(consent, categoryOf[name]) ? thirdParties[name] : undefined;
  if (address) loadOnce(address);
}
