import type { Checked, Registration } from './registration';

export interface SentPlannedForm {
  readonly hasMeterPoint: boolean;
  readonly offersHidden: boolean;
  /** Only `isOfferRedeemed` is used (J-916). */
  readonly check: Checked<Pick<Registration, 'isOfferRedeemed'>>;
  readonly fromPlannedSearch: boolean;
}

export function afterPlannedForm(sent: SentPlannedForm): 'offers' | 'incident' | 'own' {
  const { hasMeterPoint, offersHidden, check, fromPlannedSearch } = sent;
  if (!hasMeterPoint || offersHidden) return 'own';
  if (check === 'failed') return fromPlannedSearch ? 'offers' : 'own';
  return check.isOfferRedeemed ? 'incident' : 'offers';
}
