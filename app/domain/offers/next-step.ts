import type { Checked, Registration } from './registration';

export type NextStep = 'form' | 'offers' | null;

/** The form, then the offers. If unknown, the form, which may be sent twice. */
export function nextOf(check: Checked<Registration> | null, offersHidden: boolean): NextStep {
  if (check === null || check === 'failed' || !check.formDataFilled) return 'form';
  return offersHidden || check.isOfferRedeemed ? null : 'offers';
}
