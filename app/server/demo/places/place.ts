import { withCheckDigit } from '~/domain/mpan';
import type { Supplier } from './names';

export interface DemoPremise {
  readonly houseNo: string | null;
  readonly mpan: string;
  readonly supplier: Supplier;
  readonly fullAddress: string;
}

/** One street, block or named house of one postcode: what its premises have in common. */
export interface DemoPlace {
  readonly postcode: string;
  readonly street: string;
  readonly houseName: string | null;
  readonly town: string;
  readonly county: string | null;
  /** 1 to 3 own regions, from 10 on the distributor id. */
  readonly dno: number;
  readonly mpid: string;
  readonly premises: readonly DemoPremise[];
}

export interface Network {
  readonly dno: number;
  readonly mpid: string;
  /** First two digits of its meter point numbers. */
  readonly distributorId: number;
}

export const ownNetworks: Readonly<Record<1 | 2 | 3, Network>> = {
  1: { dno: 1, mpid: 'EELC', distributorId: 10 },
  2: { dno: 2, mpid: 'LOND', distributorId: 12 },
  3: { dno: 3, mpid: 'SEEB', distributorId: 19 },
};

/** A meter point number of the demonstration: the distributor id, ten digits, the check digit. */
export const demoMpan = (distributorId: number, number: number): string =>
  withCheckDigit(`${distributorId}${String(number).padStart(10, '0')}`);

/** "Flat 1, Quay House, Wharf Lane, Chelmsford, CM1 9ZA"; "7 Orchard Row, Cambridge, CB1 9ZA"; the house name alone where there is no number. */
export function fullAddressOf(
  houseNo: string | null,
  place: Pick<DemoPlace, 'houseName' | 'street' | 'town' | 'postcode'>,
): string {
  const front = place.houseName
    ? [houseNo, place.houseName, place.street]
    : [houseNo ? `${houseNo} ${place.street}` : place.street];
  return [...front, place.town, place.postcode].filter((part) => part !== null).join(', ');
}
