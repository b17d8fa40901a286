import type { Checked, Registration } from './registration';

export interface SentPlannedForm {
  readonly hasMeterPoint: boolean;
  readonly offersHidden: boolean;
  /** Only `isOfferRedeemed` of the registration check is used (J-726, J-916). */
  readonly check: Checked<Pick<Registration, 'isOfferRedeemed'>>;
  /** True if the visitor came to the form from the planned power cut search. */
  readonly fromPlannedSearch: boolean;
}

/**
 * Returns where the sent future planned form leads: to the offers, to the incident page, or to its
 * own thank-you page. Specification: journeys, section 4 "Planned power cut lookup (banner)", last
 * paragraph; decisions J-912 to J-915.
 */
export function afterPlannedForm(sent: SentPlannedForm): 'offers' | 'incident' | 'own' {
  const { hasMeterPoint, offersHidden, check, fromPlannedSearch } = sent;
  if (!hasMeterPoint || offersHidden) return 'own';
  if (check === 'failed') return fromPlannedSearch ? 'offers' : 'own';
  return check.isOfferRedeemed ? 'incident' : 'offers';
}
