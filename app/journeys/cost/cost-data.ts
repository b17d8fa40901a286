import type { ActionResult } from '~/forms/fixed/action-result';

export const COST_PATH = '/cost-calculator';

/** In pounds. */
export interface CostResult {
  readonly postcode: string;
  readonly kva: number;
  readonly min: number;
  readonly avg: number;
  readonly max: number;
  readonly area: string;
  readonly demandRange: string;
}

export type CostOutcome =
  | { readonly kind: 'success'; readonly result: CostResult }
  | { readonly kind: 'error'; readonly why: 'NoData' | 'Failed' };

export interface CostPageData extends ActionResult {
  readonly values: { readonly postcode: string; readonly kva: string };
  /** Null before the first submission and while the input is invalid. */
  readonly outcome: CostOutcome | null;
}
