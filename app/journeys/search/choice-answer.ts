import type { Distributor } from '~/domain/address';

/**
 * For callers that only choose: a form, the meter finder, the area checker. The meter point stays
 * on the server.
 */
export interface ChosenAddress {
  readonly postcode: string;
  readonly choice: string;
  readonly houseNo: string | null;
  readonly houseName: string | null;
  readonly fullAddress: string;
  readonly dno: number;
}

/** For a choice made in the dialog. The page uses redirects instead. */
export type ChoiceAnswer =
  | { readonly kind: 'go'; readonly to: string; readonly address: ChosenAddress | null }
  | {
      readonly kind: 'other-distributor';
      readonly postcode: string;
      readonly distributor: Distributor | null;
    }
  | { readonly kind: 'chosen'; readonly address: ChosenAddress }
  | { readonly kind: 'gone' }
  | { readonly kind: 'forgotten' };
