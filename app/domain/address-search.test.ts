import { describe, expect, it } from 'vitest';
import type { Address } from './address';
import {
  checkSearchValue,
  compareAddresses,
  compareHouses,
  destinationOfSelection,
  distributorOf,
  expandGroups,
  SEARCH_MODES,
  schedulePageUrl,
  searchQuestion,
  type Selection,
} from './address-search';

const free = { postcodeOnly: false };
const postcodeOnly = { postcodeOnly: true };

describe('what a typed value asks for [L-075]', () => {
  it.each([
    ['CB1 9ZA', free, null],
    ['CB1 9ZA', postcodeOnly, null],
    ['co19zz', free, null],
    ['4 Lantern Street', free, null],
    ['4 Lantern Street', postcodeOnly, 'addressLookupPostcode'],
    ['ZZ9 9ZZ', postcodeOnly, 'addressLookupPostcode'],
    ['ZZ9 9ZZ', free, 'addressLookupPostcode'],
    ['Mill', free, 'addressLengthLessThan5Characters'],
    ['   a  b ', free, 'addressLengthLessThan5Characters'],
    ['CB1', postcodeOnly, 'addressLookupPostcode'],
    ['', free, 'addressLengthLessThan5Characters'],
    ['', postcodeOnly, 'addressLookupPostcode'],
  ])('%j %j: %s', (value, options, error) => expect(checkSearchValue(value, options)).toBe(error));

  it('keeps the words short and clean', () => {
    expect(searchQuestion('  4   Lantern\nStreet ', free)).toEqual({
      kind: 'text',
      text: '4 Lantern Street',
    });
    expect(searchQuestion('x'.repeat(1_000_000), free)).toEqual({
      kind: 'text',
      text: 'x'.repeat(100),
    });
    expect(searchQuestion('  ', free)).toEqual({ kind: 'empty' });
    expect(searchQuestion('cb1 9za', free)).toMatchObject({
      kind: 'postcode',
      postcode: { postcode: 'CB1 9ZA' },
    });
  });
});

const address = (overrides: Partial<Address> = {}): Address => ({
  kind: 'single',
  mpan: null,
  postcode: 'TN1 9ZA',
  houseNo: '1',
  houseName: null,
  street: 'High Street',
  town: null,
  county: null,
  fullAddress: '1 High Street',
  supplierName: null,
  supplierNumber: null,
  dno: 3,
  isOwnNetwork: true,
  distributorMpid: null,
  ...overrides,
});
const elsewhere = address({ dno: 16, isOwnNetwork: false });
const blocks = { redirect: true, blocks: ['P', 'L'] };

describe('selecting an address [J-846, L-659]', () => {
  const selection = (overrides: Partial<Selection>): Selection => ({
    mode: 'header',
    address: address(),
    rotaLoad: null,
    scheduleUrl: 'https://schedule.example/',
    powerSharingEnabled: true,
    ...overrides,
  });
  const schedule = { kind: 'schedule', url: 'https://schedule.example/l-p?postcode=TN19ZA' };

  it.each<[string, Partial<Selection>, object]>([
    ['own network', {}, { kind: 'incident' }],
    ['another distributor', { address: elsewhere }, { kind: 'other-distributor' }],
    ['rota load first', { rotaLoad: blocks }, schedule],
    [
      'rota load before the distributor',
      { rotaLoad: blocks, address: { ...elsewhere, postcode: 'TN1 9ZA' } },
      schedule,
    ],
    [
      'rota load without blocks',
      { rotaLoad: { redirect: true, blocks: [] } },
      { kind: 'schedule', url: 'https://schedule.example/' },
    ],
    [
      'rota load that says no',
      { rotaLoad: { redirect: false, blocks: ['P'] } },
      { kind: 'incident' },
    ],
    ['power sharing off', { rotaLoad: blocks, powerSharingEnabled: false }, { kind: 'incident' }],
    ['a form is not left for the schedule', { mode: 'form', rotaLoad: blocks }, { kind: 'chosen' }],
    ['a form takes any address', { mode: 'form', address: elsewhere }, { kind: 'chosen' }],
    [
      'unless it asks',
      { mode: 'form', address: elsewhere, turnAwayOthers: true },
      { kind: 'other-distributor' },
    ],
    ['an export', { mode: 'export', address: elsewhere }, { kind: 'chosen' }],
    [
      'the area checker has its own answer',
      { mode: 'area', address: elsewhere },
      { kind: 'chosen' },
    ],
    ['the MPAN finder', { mode: 'mpan', address: elsewhere }, { kind: 'other-distributor' }],
    [
      'dno 0 is the own network',
      { address: address({ dno: 0, isOwnNetwork: false }) },
      { kind: 'incident' },
    ],
  ])('%s', (_, overrides, outcome) =>
    expect(destinationOfSelection(selection(overrides))).toEqual(outcome),
  );

  it.each(SEARCH_MODES)('%s has an outcome', (mode) => {
    const journeys = ['header', 'power-cut', 'homepage', 'storm'];
    expect(destinationOfSelection(selection({ mode })).kind).toBe(
      journeys.includes(mode) ? 'incident' : 'chosen',
    );
  });
});

describe('schedulePageUrl [L-029, L-126 to L-129]', () => {
  it.each([
    [['P', 'L'], 'https://x.example/s/l-p?postcode=TN19ZA'],
    [['p', 'P', ' L '], 'https://x.example/s/l-p?postcode=TN19ZA'],
    [['Q'], 'https://x.example/s/q?postcode=TN19ZA'],
    [['../evil', ''], 'https://x.example/s/..%2Fevil?postcode=TN19ZA'],
    [[], 'https://x.example/s'],
    [[' '], 'https://x.example/s'],
  ])('%j', (names, url) =>
    expect(schedulePageUrl('https://x.example/s', names, 'TN1 9ZA')).toBe(url),
  );
});

describe('distributorOf', () => {
  const north = { name: 'Electricity North West', mpids: ['NORW'], distributorIds: [16] };
  const grid = { name: 'National Grid', mpids: ['MIDE'], distributorIds: [11, 14] };
  it.each([
    ['by market participant', { distributorMpid: 'norw' }, north],
    ['by name', { distributorMpid: 'national grid' }, grid],
    ['by dno', { dno: 14 }, grid],
    ['by meter point', { mpan: '1600000000000' }, north],
    ['nobody', {}, null],
  ])('%s', (_, overrides, expected) => {
    const unknown = { distributorMpid: null, dno: 99, mpan: null };
    expect(distributorOf({ ...unknown, ...overrides }, [north, grid])).toBe(expected);
  });
});

describe('order [L-059, L-076]', () => {
  it('is natural', () => {
    const houses = ['10', '7A', null, 'Flat 10', '7', 'Flat 2', 'EXPORT', '8'];
    expect(houses.sort(compareHouses)).toEqual([
      '7',
      '7A',
      '8',
      '10',
      'EXPORT',
      'Flat 2',
      'Flat 10',
      null,
    ]);
  });

  it('puts the own network first, then street and house', () => {
    const list = [
      address({ isOwnNetwork: false, houseNo: '1' }),
      address({ houseNo: '12' }),
      address({ houseNo: '2' }),
      address({ houseNo: '30', street: 'Abbey Road' }),
    ];
    expect(list.sort(compareAddresses).map(({ houseNo }) => houseNo)).toEqual([
      '30',
      '2',
      '12',
      '1',
    ]);
  });

  it('opens groups', () => {
    const group = {
      kind: 'multiple' as const,
      postcode: 'CM1 9ZA',
      houseName: null,
      fullAddress: '',
      addresses: [address(), address()],
    };
    expect(expandGroups([group, address()])).toHaveLength(3);
  });
});
