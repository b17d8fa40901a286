import type { Checked, OffersStatus, Registration } from './registration';

export type PlannedStop = 'incident' | 'form' | 'offers' | 'second-check' | 'planned-power-cuts';

/** If no power is off at the address (J-909 to J-911). */
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

/** Anything but redeemed leads to the offers, also a failed check. */
export const afterSecondCheck = (
  status: Checked<Pick<OffersStatus, 'isOfferRedeemed'>>,
): 'incident' | 'offers' => (status !== 'failed' && status.isOfferRedeemed ? 'incident' : 'offers');
