import { ticked } from '../../parts/ticked';

/**
 * Consent: `bodyText` says to what, `acceptCopy` is beside the box. If required, it must be ticked.
 * Decision F-515.
 */
export const dataConsent = ticked('data consent', 'consentNeeded');

/**
 * One box. Its label fills `%field%` and has an asterisk if required. Specification: form engine,
 * section 5 Other.
 */
export const checkbox = ticked('checkbox', 'required');
