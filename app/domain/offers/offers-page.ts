import type { Checked, OffersStatus, Registration } from './registration';

export interface OffersVisit {
  /** `allowpreview` is on: the page is looked at, and nothing can be requested. Decisions J-857 to J-859. */
  readonly preview: boolean;
  readonly hasMeterPoint: boolean;
  readonly offersHidden: boolean;
}

/** What this browser, or this site, knows before the operator does. */
export interface OwnKnowledge {
  /** This browser has just sent the form. */
  readonly formJustSent: boolean;
  /** A request of this address was accepted here. */
  readonly alreadyRequested: boolean;
}

export type OffersGate =
  { readonly show: false; readonly to: 'incident' | 'form' } | { readonly show: true; readonly emailKnown: boolean };

const away = (to: 'incident' | 'form'): OffersGate => ({ show: false, to });

/**
 * Whether the offers page shows, before anything is asked of the operator: null where its checks decide.
 * Specification: journeys, section 4 "Offers page"; decisions J-920 and J-921.
 */
export function beforeChecks({ preview, hasMeterPoint, offersHidden }: OffersVisit): OffersGate | null {
  if (preview) return { show: true, emailKnown: false };
  return hasMeterPoint && !offersHidden ? null : away('incident');
}

/** By the registration check: null where the offers status decides, also where the check failed. Decisions J-922 to J-924. */
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

/** By the offers status. Not known asks for the e-mail address: one too many is better than none. Decision J-925. */
export function byStatus(status: Checked<OffersStatus>): OffersGate {
  if (status === 'failed') return { show: true, emailKnown: false };
  return status.isOfferRedeemed ? away('incident') : { show: true, emailKnown: status.hasEmail };
}
