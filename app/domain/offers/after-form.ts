import type { Checked, Registration } from './registration';

export interface SentPlannedForm {
  readonly hasMeterPoint: boolean;
  readonly offersHidden: boolean;
  /** Of the registration check this caller reads only whether the offer was redeemed (J-726, J-916). */
  readonly check: Checked<Pick<Registration, 'isOfferRedeemed'>>;
  /** The visitor came to the form from the planned power cut search. */
  readonly fromPlannedSearch: boolean;
}

/**
 * Where the sent future planned form leads: to the offers, to the incident page, or to the form's own thank-you page.
 * Specification: journeys, section 4 "Planned power cut lookup (banner)", last paragraph; decisions J-912 to J-915.
 */
export function afterPlannedForm(sent: SentPlannedForm): 'offers' | 'incident' | 'own' {
  const { hasMeterPoint, offersHidden, check, fromPlannedSearch } = sent;
  if (!hasMeterPoint || offersHidden) return 'own';
  if (check === 'failed') return fromPlannedSearch ? 'offers' : 'own';
  return check.isOfferRedeemed ? 'incident' : 'offers';
}
