import { REGIONS } from './region';

/** A distributor in the site settings. Specification: lookup, section 3 (distributor data). */
export interface Distributor {
  readonly name: string;
  readonly logo: {
    readonly url: string;
    readonly alt: string;
    readonly width: number | null;
    readonly height: number | null;
  } | null;
  readonly phone: string | null;
  readonly website: string | null;
}

/** One premise in the directory. Specification: lookup, section 3 (address result, single). */
export interface Address {
  readonly kind: 'single';
  /** Meter point number, 13 digits; null if the premise has none yet. */
  readonly mpan: string | null;
  /** "CB1 9ZA" */
  readonly postcode: string;
  /** "7", "Flat 1", or the text EXPORT for an export meter. */
  readonly houseNo: string | null;
  readonly houseName: string | null;
  readonly street: string | null;
  readonly town: string | null;
  readonly county: string | null;
  readonly fullAddress: string;
  readonly supplierName: string | null;
  readonly supplierNumber: string | null;
  /**
   * 0 for our network, 1 to 3 for our regions, from 10 on the distributor id of another network.
   */
  readonly dno: number;
  readonly isOwnNetwork: boolean;
  /** Market participant id of the distributor, such as NORW. */
  readonly distributorMpid: string | null;
}

/** The premises of one building, shown as "N addresses". */
export interface AddressGroup {
  readonly kind: 'multiple';
  readonly postcode: string;
  readonly houseName: string | null;
  readonly fullAddress: string;
  readonly addresses: readonly Address[];
}

export type AddressResult = Address | AddressGroup;

/**
 * Returns whether a remembered "address" is a whole postcode, all of whose addresses have the same
 * answer. It names no home, so nothing that needs one may use it.
 */
export const isWholePostcode = ({
  mpan,
  postcode,
  fullAddress,
}: Pick<Address, 'mpan' | 'postcode' | 'fullAddress'>): boolean =>
  mpan === null && fullAddress === postcode;

/**
 * Returns whether an address is on our network: the directory says so, or `dno` is 0 or the
 * number of a region.
 * Specification: lookup, section 4 "Selecting an address"; decisions, "Own network".
 */
export function isOwnNetwork(address: {
  readonly dno: number;
  readonly isUkpnDno?: boolean | undefined;
}): boolean {
  return address.isUkpnDno === true || (address.dno >= 0 && address.dno <= REGIONS.length);
}

/** Normalises an address line: "12 Mill Lane" and "12, mill lane." are the same. */
export const plainLine = (line: string): string =>
  line
    .toLowerCase()
    .replace(/[^a-z\d]+/g, ' ')
    .trim();
