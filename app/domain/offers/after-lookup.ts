import type { Checked, OffersStatus, Registration } from './registration';

export type PlannedStop = 'incident' | 'form' | 'offers' | 'second-check' | 'planned-power-cuts';

/**
 * Returns where the planned power cut lookup leads if no power is off at the address.
 * Specification: journeys, section 4 "Planned power cut lookup (banner)", steps 3 to 5; decisions
 * J-909 to J-911.
 */
export function afterRegistration(
  check: Checked<Registration>,
  offersHidden: boolean,
): PlannedStop {
  if (check === 'failed') return 'planned-power-cuts';
  const { incidentReference, cancelled, formDataFilled, isOfferRedeemed } = check;
  if (incidentReference === null || cancelled) return 'incident';
  if (!formDataFilled) return 'form';
  return offersHidden || isOfferRedeemed ? 'incident' : 'second-check';
}

/**
 * Step 3, the second check: redeemed leads to the incident page; anything else, including a
 * failure, to the offers.
 */
export const afterSecondCheck = (
  status: Checked<Pick<OffersStatus, 'isOfferRedeemed'>>,
): 'incident' | 'offers' => (status !== 'failed' && status.isOfferRedeemed ? 'incident' : 'offers');
