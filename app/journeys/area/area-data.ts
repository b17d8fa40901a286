import type { Distributor } from '~/domain/address';
import type { Answered } from '~/forms/fixed/answered';

export const AREA_PATH = '/area-checker';
/** Where the address search brings the choice back to. */
export const AREA_CHOSEN = `${AREA_PATH}?chosen=true`;

/** Success, not in the area, or what is said at once when the chosen address is not ours. Specification: lookup, section 4 "Area checker". */
export type AreaOutcome = 'success' | 'not-in-area' | 'incorrect';

export interface AreaAddress {
  readonly fullAddress: string;
  /** Upper case, as the texts want it; null where the address holds none. */
  readonly postcode: string | null;
  readonly isOwn: boolean;
  /** The name of the region, where the site shows it and it is known. */
  readonly region: string | null;
  /** Who looks after it, where it is not ours. */
  readonly distributor: Distributor | null;
}

export interface AreaPageData extends Answered {
  readonly address: AreaAddress | null;
  readonly outcome: AreaOutcome | null;
}
