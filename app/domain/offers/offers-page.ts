import type { Checked, OffersStatus, Registration } from './registration';

export interface OffersVisit {
  /** `allowpreview` is on: the page can be viewed, but nothing requested (J-857 to J-859). */
  readonly preview: boolean;
  readonly hasMeterPoint: boolean;
  readonly offersHidden: boolean;
}

export interface OwnKnowledge {
  readonly formJustSent: boolean;
  readonly alreadyRequested: boolean;
}

export type OffersGate =
  | { readonly show: false; readonly to: 'incident' | 'form' }
  | { readonly show: true; readonly emailKnown: boolean };

const away = (to: 'incident' | 'form'): OffersGate => ({ show: false, to });

/** Before any request to the operator; null if its checks decide (J-920, J-921). */
export function beforeChecks({
  preview,
  hasMeterPoint,
  offersHidden,
}: OffersVisit): OffersGate | null {
  if (preview) return { show: true, emailKnown: false };
  return hasMeterPoint && !offersHidden ? null : away('incident');
}

/** Null if the offers status decides, also after a failed check (J-922 to J-924). */
export function byRegistration(
  { formJustSent, alreadyRequested }: OwnKnowledge,
  registration: Checked<Registration>,
): OffersGate | null {
  if (alreadyRequested) return away('incident');
  if (registration === 'failed') return null;
  if (registration.cancelled || registration.isOfferRedeemed) return away('incident');
  if (formJustSent || registration.formDataFilled) return null;
  return away(registration.incidentReference === null ? 'incident' : 'form');
}

/** If unknown, asks for the email address: once too often is better than never (J-925). */
export function byStatus(status: Checked<OffersStatus>): OffersGate {
  if (status === 'failed') return { show: true, emailKnown: false };
  return status.isOfferRedeemed ? away('incident') : { show: true, emailKnown: status.hasEmail };
}
