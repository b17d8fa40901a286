import regions from '#operator/regions.json';
import { withCheckDigit } from '~/domain/mpan';
import type { DirectoryPlace } from '~/server/ports/addresses/fill.server';

export type DemoPlace = DirectoryPlace;

export interface Network {
  readonly dno: number;
  readonly mpid: string;
  /** The first two digits of meter point numbers. */
  readonly distributorId: number;
}

export function networkOfRegion(dno: number): Network {
  const { mpids = [], distributorIds = [] } = regions[dno - 1] ?? {};
  return { dno, mpid: mpids[0] ?? '', distributorId: distributorIds[0] ?? 0 };
}

/** The distributor id, ten digits, the check digit. */
export const demoMpan = (distributorId: number, number: number): string =>
  withCheckDigit(`${distributorId}${String(number).padStart(10, '0')}`);

/**
 * "Flat 1, Quay House, Wharf Lane, Chelmsford, CM1 9ZA"; "7 Orchard Row, Cambridge, CB1 9ZA"; only
 * the house name if there is no number.
 */
export function fullAddressOf(
  houseNo: string | null,
  place: Pick<DemoPlace, 'houseName' | 'street' | 'town' | 'postcode'>,
): string {
  const front = place.houseName
    ? [houseNo, place.houseName, place.street]
    : [houseNo ? `${houseNo} ${place.street}` : place.street];
  return [...front, place.town, place.postcode].filter((part) => part !== null).join(', ');
}
