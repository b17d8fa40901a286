import { describe, expect, it } from 'vitest';
import {
  addressLines,
  searchResultsOf,
  isGroup,
  type Listed,
  type ListedAddress,
} from './search-results';

const choiceOf = ({ fullAddress }: ListedAddress) => `choice of ${fullAddress}`;

const house: Listed = {
  kind: 'single',
  mpan: '1000000000012',
  postcode: 'CB1 9ZA',
  houseNo: '4',
  town: 'Cambridge',
  county: 'Cambridgeshire',
  fullAddress: '4 Lantern Street, Cambridge, Cambridgeshire, CB1 9ZA',
};
const flat = (n: number) => ({
  ...house,
  mpan: null,
  houseNo: `Flat ${n}`,
  fullAddress: `Flat ${n}, Sailmaker House, Wharf Road, Cambridge, CB1 9ZA`,
});
const block = (count: number): Listed => ({
  kind: 'multiple',
  postcode: 'CB1 9ZA',
  houseName: 'Sailmaker House',
  fullAddress: 'Sailmaker House, Wharf Road, Cambridge, CB1 9ZA',
  addresses: Array.from({ length: count }, (_, n) => flat(n + 1)),
});

describe('addressLines', () => {
  it.each([
    ['with its town and county', house, '4 Lantern Street', 'Cambridge, CB1 9ZA'],
    [
      'as a recent search keeps it',
      { fullAddress: '4 Lantern Street, Cambridge, CB1 9ZA', postcode: 'CB1 9ZA' },
      '4 Lantern Street',
      'Cambridge, CB1 9ZA',
    ],
    [
      'of one part',
      { fullAddress: 'The Old Mill', postcode: 'CB1 9ZA' },
      'The Old Mill',
      'CB1 9ZA',
    ],
    [
      'of nothing but its postcode',
      { fullAddress: 'CB1 9ZA', postcode: 'CB1 9ZA' },
      'CB1 9ZA',
      'CB1 9ZA',
    ],
  ])('%s', (_, address, title, place) => expect(addressLines(address)).toEqual({ title, place }));
});

describe('foundOf', () => {
  it('offers a house by its choice, without its meter point', () => {
    expect(searchResultsOf([house], choiceOf)[0]).toMatchObject({
      choice: choiceOf(house),
      title: '4 Lantern Street',
    });
    expect(JSON.stringify(searchResultsOf([house, block(2)], choiceOf))).not.toContain(house.mpan);
  });
  it('groups the flats of one building', () => {
    const [group] = searchResultsOf([block(24)], choiceOf);
    expect(group && isGroup(group) && group.addresses.length).toBe(24);
    expect(group?.title).toBe('Sailmaker House');
    expect(group && isGroup(group) && group.addresses[2]?.title).toBe('Flat 3, Sailmaker House');
  });
  it('shows a group of one as the address it is', () =>
    expect(searchResultsOf([block(1)], choiceOf)[0]).not.toHaveProperty('addresses'));
  it('marks an export meter', () =>
    expect(searchResultsOf([{ ...house, houseNo: 'EXPORT' }], choiceOf)[0]).toMatchObject({
      isExport: true,
    }));
});
