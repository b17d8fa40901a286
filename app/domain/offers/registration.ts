/** Where an address stands with its planned power cut. Specification: journeys, sections 3 and 7 (registration check). */
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

/** What a check answered, or that it failed: a failure leads somewhere of its own. */
export type Checked<Answer> = Answer | 'failed';
