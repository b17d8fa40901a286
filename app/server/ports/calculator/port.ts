/** What a connection may cost, in pounds. Specification: lookup, section 3 (Calculator result). */
export interface CostEstimate {
  readonly min: number;
  readonly avg: number;
  readonly max: number;
  readonly area: string;
  readonly demandRange: string;
}

/** Estimates of the cost of a connection. Specification: lookup, section 7 (calculator). */
export interface CostEstimates {
  /**
   * Returns the estimate for a postcode and a demand in kVA. Rejects with `not-found` if there is
   * no data for the postcode, or `unavailable`.
   */
  estimate(postcode: string, kva: number): Promise<CostEstimate>;
}
