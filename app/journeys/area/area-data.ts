import type { Distributor } from '~/domain/address';
import type { ActionResult } from '~/forms/fixed/action-result';

export const AREA_PATH = '/area-checker';
/** Where the address search returns to after a choice. */
export const AREA_CHOSEN = `${AREA_PATH}?chosen=true`;

/**
 * The result of the check, or the error shown at once when the chosen address is outside our area.
 * Specification: lookup, section 4 "Area checker".
 */
export type AreaOutcome = 'success' | 'not-in-area' | 'incorrect';

export interface AreaAddress {
  readonly fullAddress: string;
  /** In upper case, as the texts expect; null if the address has none. */
  readonly postcode: string | null;
  readonly isOwn: boolean;
  /** The region's name, if known and if the site shows it. */
  readonly region: string | null;
  /** The responsible distributor, if it is not us. */
  readonly distributor: Distributor | null;
}

export interface AreaPageData extends ActionResult {
  readonly address: AreaAddress | null;
  readonly outcome: AreaOutcome | null;
}
