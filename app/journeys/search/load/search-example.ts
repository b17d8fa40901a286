import { vi } from 'vitest';
import type { Address, AddressGroup } from '~/domain/address';
import type { SearchMode } from '~/domain/address-search';
import { LiveData, Settings } from '~/server/content/schema';
import { selectAddress, type SearchGateways } from './search.server';
import { emptyVisit } from '~/server/visit/session.server';

/** For tests: a directory of four addresses and the settings that selecting one needs. */
export const address = (known: Partial<Address> = {}): Address => ({
  kind: 'single',
  mpan: '1000000000012',
  postcode: 'CB1 9ZA',
  houseNo: '4',
  houseName: null,
  street: 'Lantern Street',
  town: 'Cambridge',
  county: null,
  fullAddress: '4 Lantern Street, Cambridge, CB1 9ZA',
  supplierName: null,
  supplierNumber: null,
  dno: 1,
  isOwnNetwork: true,
  distributorMpid: 'EELC',
  ...known,
});
export const own = address();
export const foreign = address({
  mpan: '1600000000016',
  postcode: 'M1 9ZA',
  dno: 16,
  isOwnNetwork: false,
  distributorMpid: 'NORW',
  fullAddress: '1 Mill Lane, M1 9ZA',
});
export const flat = address({
  mpan: '1000000000099',
  postcode: 'CM1 9ZA',
  fullAddress: 'Flat 3, Sailmaker House, CM1 9ZA',
});
const flats: AddressGroup = {
  kind: 'multiple',
  postcode: 'CM1 9ZA',
  houseName: 'Sailmaker House',
  fullAddress: 'Sailmaker House',
  addresses: [flat],
};

const settings = Settings.parse({
  operator: {
    name: 'M',
    nameLead: 'M',
    nameRest: '',
    strapline: '',
    phone: '105',
    phoneHref: 'tel:105',
  },
  distributors: [
    {
      name: 'Electricity North West',
      mpids: ['NORW'],
      dnoPhoneNumber: '0808 157 0116',
      websiteURL: 'https://enw.example/',
    },
  ],
  powerSharingScheduleUrl: 'https://schedule.example/',
  reportPowerCutUrl: '/r',
  textUpdatesUrl: '/t',
  navigation: [],
  footerGroups: [],
  contactItems: [],
  powerSharingPopUp: {},
  places: [],
});

/** Creates the selection rules over a small directory that records every request. */
export function setUp({ powerSharingEnabled = true }: { powerSharingEnabled?: boolean } = {}) {
  const supply = {
    rotaLoadCheck: vi.fn((postcode: string) =>
      Promise.resolve({ redirect: postcode === 'TN1 9ZA', blocks: ['P', 'L'] }),
    ),
    logPostcodeSearch: vi.fn(() => Promise.resolve()),
  };
  const addresses = {
    search: vi.fn(() => Promise.resolve([own, foreign, flats, address({ postcode: 'TN1 9ZA' })])),
    searchExport: vi.fn(() =>
      Promise.resolve([address({ houseNo: 'EXPORT', mpan: '1000000000555' })]),
    ),
  };
  const logger = { info: vi.fn(), warn: vi.fn(), error: vi.fn(), debug: vi.fn() };
  const gateways: SearchGateways = {
    supply,
    addresses,
    content: { live: () => LiveData.parse({ powerSharingEnabled }), settings: () => settings },
  };
  const select = (choice: unknown, mode: SearchMode = 'homepage') =>
    selectAddress(gateways, logger, { visit: emptyVisit(), mode, choice });
  return { gateways, supply, addresses, logger, select };
}
