/** That items were requested for one meter point and one planned power cut: there is one such request. Instants are milliseconds. */
export interface OffersRequestTable {
  /** A keyed hash of meter point and incident reference. */
  place_hash: string;
  /** The Idempotency-Key under which it is delivered. */
  key: string;
  /** A keyed mark of what came with a key of the caller's own. */
  body_mark: string | null;
  accepted_at: number;
}

/** What the embedded operator knows of a meter point and its planned work. */
export interface PlannedRegistrationTable {
  mpan_hash: string;
  /** Empty where the form named no planned work. */
  incident_reference: string;
  filled_at: number | null;
  has_email: number;
  redeemed_at: number | null;
}

export interface OffersTables {
  offers_request: OffersRequestTable;
  planned_registration: PlannedRegistrationTable;
}
