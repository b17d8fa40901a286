import { expect, it } from 'vitest';
import { exampleIncident } from '../../../tests/fixtures/example-incident';
import type { Incident } from '~/domain/incident/incident';
import { HOUR } from '~/domain/time/instant';
import { fromLondon } from '~/domain/time/london-time';
import type { WireAddress } from '~/forms/engine/submission-field';
import { buildSnapshot } from '../../../tests/fixtures/build-snapshot';
import type { SearchedAddress } from '~/server/visit/session.server';
import { duplicateOf, type DuplicateGateways } from './duplicate-of.server';

const pathOf = async (...args: Parameters<typeof duplicateOf>) =>
  (await duplicateOf(...args))?.path ?? null;

const now = fromLondon(2026, 3, 10, 12);
const MPAN = '1000001901079';
const inSector = { sectors: ['CB1 9'] };
const street = exampleIncident({ reference: 'INCD-1-A', ...inSector });
const other = exampleIncident({ reference: 'INCD-2-A', ...inSector });
const home = exampleIncident({ reference: 'INCD-3-A', type: 1, ...inSector });
const planned = exampleIncident({
  reference: 'INCD-4-A',
  powerCutType: 'planned',
  plannedAt: now - HOUR,
  ...inSector,
});
const restored = exampleIncident({ reference: 'INCD-5-A', powerCutType: 'restored', ...inSector });
const cancelled = exampleIncident({ reference: 'INCD-6-A', statusId: 8, ...inSector });
const named = exampleIncident({ reference: 'INCD-8-A', postcodes: ['CB1 9ZA'], ...inSector });
const elsewhere = exampleIncident({ reference: 'INCD-7-A', sectors: ['NR1 9'] });

const address = (overrides: Partial<WireAddress> = {}): WireAddress => ({
  AddressLine1: '7 Orchard Row',
  AddressLine2: '',
  AddressLine3: 'Cambridge',
  AddressLine4: '',
  Postcode: 'CB1 9ZA',
  Mpan: MPAN,
  ManuallyEnteredAddress: false,
  ...overrides,
});
const searched = {
  postcode: 'CB1 9ZA',
  mpan: MPAN,
  fullAddress: '7 Orchard Row',
} as SearchedAddress;

const gateways = (
  all: readonly Incident[],
  byMpan: readonly Incident[] = [],
): DuplicateGateways => ({
  incidents: {
    snapshot: () => buildSnapshot(all, now),
    byMpan: async (mpan) => (mpan === MPAN ? byMpan : []),
  },
  geography: {
    geocode: async (text) => (text.includes('CB1') ? { lat: 52.2, lng: 0.13 } : null),
    nearestSector: async () => 'CB1 9',
  },
});
const PAGE = '/power-cut/incident?';
const one = (reference: string) => `${PAGE}incidentid=${reference}&originSector=CB1+9`;
const several = `${PAGE}postcodesector=CB1+9`;
const noMpan = address({ Mpan: null, ManuallyEnteredAddress: true });
const report = { pageType: 'reportAPowerCut', Address: address() };

it.each<[string, readonly Incident[], readonly Incident[], string | null]>([
  ['nothing known', [elsewhere], [], null],
  ['its own power cut', [street], [street], one('INCD-1-A')],
  ['its own, and another in the area', [street, other], [street], one('INCD-1-A')],
  ['its own home only', [home], [home], one('INCD-3-A')],
  ["a neighbour's home only", [home], [], null],
  ['one in the area', [street], [], one('INCD-1-A')],
  ["one in the area and a neighbour's home", [street, home], [], one('INCD-1-A')],
  ['several in the area', [street, other], [], several],
  [
    'several in the area, one of which names its postcode',
    [street, named, other],
    [],
    one('INCD-8-A'),
  ],
  ['several of its own', [street, home], [street, home], several],
  [
    'planned work of its own, one unplanned in the area',
    [planned, street],
    [planned],
    one('INCD-1-A'),
  ],
  [
    'planned, restored and cancelled ones',
    [planned, restored, cancelled],
    [planned, restored],
    null,
  ],
])('with a meter point: %s', async (_, all, byMpan, expected) => {
  expect(await pathOf(report, { searchedAddress: null }, gateways(all, byMpan), now)).toBe(
    expected,
  );
});

it.each<[string, readonly Incident[], string | null]>([
  ['nothing there', [elsewhere], null],
  ['one there', [street], one('INCD-1-A')],
  ['several there', [street, other], several],
  ['several there, one of which names its postcode', [street, named, other], one('INCD-8-A')],
  ["a neighbour's home", [home], null],
  ['planned work', [planned], null],
])('typed, without a meter point: %s [F-341, F-346, F-347, F-463]', async (_, all, expected) => {
  const typed = { ...report, Address: noMpan };
  expect(await pathOf(typed, { searchedAddress: null }, gateways(all), now)).toBe(expected);
});

it.each<[string, Parameters<typeof duplicateOf>[0], SearchedAddress | null, string | null]>([
  ['another form', { ...report, pageType: 'psr' }, searched, null],
  ['a voltage complaint', { ...report, pageType: 'voltageComplaint' }, null, one('INCD-3-A')],
  ['no address at all', { pageType: 'reportAPowerCut' }, null, null],
  [
    'the searched address, where the form has none',
    { pageType: 'reportAPowerCut' },
    searched,
    one('INCD-3-A'),
  ],
  [
    'the searched meter point at the same postcode',
    { ...report, Address: noMpan },
    searched,
    one('INCD-3-A'),
  ],
  [
    'the address of the form, where the searched one is elsewhere',
    { ...report, Address: address({ Postcode: 'NR1 9ZA', Mpan: null }) },
    searched,
    null,
  ],
])(
  '%s [F-337 to F-339, F-342, F-343, F-345, F-348]',
  async (_, submission, searchedAddress, expected) => {
    expect(await pathOf(submission, { searchedAddress }, gateways([home], [home]), now)).toBe(
      expected,
    );
  },
);

it.each<[string, Partial<DuplicateGateways['incidents'] & DuplicateGateways['geography']>]>([
  ['the meter point cannot be asked about', { byMpan: () => Promise.reject(new Error('down')) }],
  ['there is no picture', { snapshot: () => null, byMpan: async () => [] }],
  [
    'the picture breaks',
    {
      snapshot: () => {
        throw new Error('broken');
      },
      byMpan: async () => [],
    },
  ],
  ['the map is away', { geocode: () => Promise.reject(new Error('down')) }],
])('lets the form proceed when %s [F-042, F-043, F-340, F-473, F-474]', async (_, broken) => {
  const base = gateways([]);
  const failing = {
    incidents: { ...base.incidents, ...broken },
    geography: { ...base.geography, ...broken },
  };
  for (const Address of [address(), noMpan])
    expect(
      await pathOf({ ...report, Address }, { searchedAddress: null }, failing, now),
    ).toBeNull();
});

it('names the power cut: that of the meter point before any other [F-041, F-044]', async () => {
  const ports = gateways([other, street], [street, home]);
  expect(await duplicateOf(report, { searchedAddress: null }, ports, now)).toEqual({
    path: several,
    reference: 'INCD-1-A',
    several: true,
  });
});
