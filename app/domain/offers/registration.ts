/**
 * An address's planned power cut registration. Specification: journeys, sections 3 and 7
 * (registration check).
 */
export interface Registration {
  readonly formDataFilled: boolean;
  readonly cancelled: boolean;
  readonly incidentReference: string | null;
  readonly isOfferRedeemed: boolean;
}

/** Specification: journeys, sections 3 and 7 (get-offers-status). */
export interface OffersStatus {
  readonly hasEmail: boolean;
  readonly isOfferRedeemed: boolean;
}

/** A check's answer, or that it failed, which has its own result. */
export type Checked<Answer> = Answer | 'failed';
