export interface Registration {
  readonly formDataFilled: boolean;
  readonly cancelled: boolean;
  readonly incidentReference: string | null;
  readonly isOfferRedeemed: boolean;
}

export interface OffersStatus {
  readonly hasEmail: boolean;
  readonly isOfferRedeemed: boolean;
}

export type Checked<Answer> = Answer | 'failed';
