import { REGIONS } from './region';

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

export interface Address {
  readonly kind: 'single';
  /** 13 digits; null if the premise has none yet. */
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
  /** Such as NORW. */
  readonly distributorMpid: string | null;
}

export interface AddressGroup {
  readonly kind: 'multiple';
  readonly postcode: string;
  readonly houseName: string | null;
  readonly fullAddress: string;
  readonly addresses: readonly Address[];
}

export type AddressResult = Address | AddressGroup;

/**
 * Remembered as an "address" if all addresses of the postcode have the same answer. It names no
 * home, so nothing that needs one may use it.
 */
export const isWholePostcode = ({
  mpan,
  postcode,
  fullAddress,
}: Pick<Address, 'mpan' | 'postcode' | 'fullAddress'>): boolean =>
  mpan === null && fullAddress === postcode;

/** The directory says so, or `dno` is 0 or the number of a region (L-669). */
export function isOwnNetwork(address: {
  readonly dno: number;
  readonly isUkpnDno?: boolean | undefined;
}): boolean {
  return address.isUkpnDno === true || (address.dno >= 0 && address.dno <= REGIONS.length);
}

/** "12 Mill Lane" and "12, mill lane." are the same. */
export const plainLine = (line: string): string =>
  line
    .toLowerCase()
    .replace(/[^a-z\d]+/g, ' ')
    .trim();
