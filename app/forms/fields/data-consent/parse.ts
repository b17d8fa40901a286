import { ticked } from '../../parts/ticked';

/** Consent: `bodyText` says to what, `acceptCopy` stands beside the box. Required, it must be ticked. Decision F-515. */
export const dataConsent = ticked('data consent', 'consentNeeded');
