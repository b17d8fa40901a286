import type { Distributor } from '~/domain/address';

/** What a caller gets in the modes that only choose: a form, the meter finder, the area checker. The meter point stays with the server. */
export interface ChosenAddress {
  readonly postcode: string;
  /** Names the address when it is posted. */
  readonly choice: string;
  readonly houseNo: string | null;
  readonly houseName: string | null;
  readonly fullAddress: string;
  readonly dno: number;
}

/** What the server answers to a choice made in the dialog. The page does the same with redirects. */
export type ChoiceAnswer =
  | { readonly kind: 'go'; readonly to: string; readonly address: ChosenAddress | null }
  | { readonly kind: 'other-distributor'; readonly postcode: string; readonly distributor: Distributor | null }
  | { readonly kind: 'chosen'; readonly address: ChosenAddress }
  | { readonly kind: 'gone' }
  | { readonly kind: 'forgotten' };
