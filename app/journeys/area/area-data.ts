import type { Distributor } from '~/domain/address';
import type { ActionResult } from '~/forms/fixed/action-result';

export const AREA_PATH = '/area-checker';
export const AREA_CHOSEN = `${AREA_PATH}?chosen=true`;

/** Or the error shown at once when the chosen address is outside our area. */
export type AreaOutcome = 'success' | 'not-in-area' | 'incorrect';

export interface AreaAddress {
  readonly fullAddress: string;
  /** In upper case, as the texts expect; null if the address has none. */
  readonly postcode: string | null;
  readonly isOwn: boolean;
  /** Null if the site doesn't show it. */
  readonly region: string | null;
  readonly distributor: Distributor | null;
}

export interface AreaPageData extends ActionResult {
  readonly address: AreaAddress | null;
  readonly outcome: AreaOutcome | null;
}
