import { expect, it } from 'vitest';
import { foreign, own } from '../../../../tests/fixtures/search-example';
import { wireAddresses } from './wire-write';

const north = {
  name: 'Electricity North West',
  mpids: ['NORW'],
  distributorIds: [16],
  logo: {
    url: '/distributors/north-west.svg',
    alt: 'The mark of North West',
    width: 240,
    height: 96,
  },
  phone: '0808 157 0116',
  website: 'https://north-west.example/',
};

it('names the distributor of an address of others, every field from the settings [L-306, L-311 to L-316, L-318]', () => {
  expect(wireAddresses([foreign], [north])).toMatchObject([
    {
      mpan: foreign.mpan,
      postCode: 'M1 9ZA',
      dno: 16,
      isUkpnDno: false,
      distributor: {
        name: 'Electricity North West',
        dnoLogo: {
          url: '/distributors/north-west.svg',
          altText: 'The mark of North West',
          umbracoWidth: 240,
          umbracoHeight: 96,
          size: null,
        },
        dnoPhoneNumber: '0808 157 0116',
        websiteURL: 'https://north-west.example/',
      },
    },
  ]);
  expect(wireAddresses([foreign], [])).toMatchObject([{ distributor: null }]);
});
it('names none of our own', () =>
  expect(wireAddresses([own], [north])[0]).not.toHaveProperty('distributor'));
