import type { Answered } from '~/forms/fixed/answered';

export const COST_PATH = '/cost-calculator';

/** What the calculator knows of a connection, in pounds. Specification: lookup, section 3 (Calculator result). */
export interface CostResult {
  readonly postcode: string;
  readonly kva: number;
  readonly min: number;
  readonly avg: number;
  readonly max: number;
  readonly area: string;
  readonly demandRange: string;
}

/** The states of the calculator after it was asked. Specification: lookup, section 4 "Calculator". */
export type CostOutcome =
  | { readonly kind: 'success'; readonly result: CostResult }
  | { readonly kind: 'error'; readonly why: 'NoData' | 'Failed' };

export interface CostPageData extends Answered {
  readonly values: { readonly postcode: string; readonly kva: string };
  /** Null before anything was asked, and while something is wrong with the question. */
  readonly outcome: CostOutcome | null;
}
