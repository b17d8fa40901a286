import type { Address } from '~/domain/address';
import { parsePostcode } from '~/domain/postcode';
import type { AddressDirectory } from '~/server/ports/addresses/port';

const house = (houseNo: string, street: string, postcode: string, mpan: string): Address => ({
  kind: 'single',
  mpan,
  postcode,
  houseNo,
  houseName: null,
  street,
  town: null,
  county: null,
  fullAddress: `${houseNo} ${street}, ${postcode}`,
  supplierName: null,
  supplierNumber: null,
  dno: 1,
  isOwnNetwork: true,
  distributorMpid: null,
});

/** Demonstration addresses by purpose. */
export const HOUSES = {
  unplanned: house('7', 'Orchard Row', 'CB1 9ZA', '1000001901079'),
  singlePremise: house('7', 'Saddler Street', 'CB2 9ZA', '1000001902072'),
  itsNeighbour: house('8', 'Saddler Street', 'CB2 9ZA', '1000001902081'),
  plannedToday: house('1', 'Chantry Road', 'NR1 9ZA', '1000001907016'),
  futurePlanned: house('2', 'Linnet Way', 'NR2 9ZA', '1000001909022'),
  cancelled: house('1', 'Granary Lane', 'NR5 9ZA', '1000001908010'),
  several: house('3', 'Mariner Road', 'IP1 9ZA', '1000001905037'),
  oneOfThree: house('3', 'Compass Lane', 'IP2 9ZA', '1000001906030'),
  nothing: house('3', 'Quayside', 'SE2 9ZA', '1200001901031'),
} as const;

/** An address directory with only these, for tests. */
export const exampleDirectory: AddressDirectory = {
  search: async ({ value, isMpan }) =>
    Object.values(HOUSES).filter((one) =>
      isMpan ? one.mpan === value : one.postcode === parsePostcode(value)?.postcode,
    ),
  searchExport: async () => [],
};
