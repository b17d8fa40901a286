/** In pounds. */
export interface CostEstimate {
  readonly min: number;
  readonly avg: number;
  readonly max: number;
  readonly area: string;
  readonly demandRange: string;
}

export interface CostEstimates {
  /** Rejects with `not-found` if there is no data for the postcode, or `unavailable`. */
  estimate(postcode: string, kva: number): Promise<CostEstimate>;
}
