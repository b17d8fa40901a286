import { beforeEach, expect, it, vi } from 'vitest';
import { exampleIncident } from '../../../../tests/fixtures/example-incident';
import { emptyVisit } from '~/server/visit/session.server';
import { confirmPin } from './confirm.server';

const network = vi.hoisted(() => ({ incidents: [] as unknown[] | null, inArea: true }));
vi.mock('~/server/gateways.server', () => ({
  gateways: {
    geography: { isInServiceArea: async () => network.inArea, nearestSector: async () => 'CB1 9' },
    incidents: { snapshot: () => network.incidents && { incidents: network.incidents } },
  },
}));
beforeEach(() => {
  network.incidents = [];
  network.inArea = true;
});

const pin = { lat: 52.19, lng: 0.16 };
const home = {
  postcode: 'SE2 9ZA',
  mpan: null,
  houseNo: '1',
  houseName: null,
  fullAddress: '1 Elm Road',
  dno: 1,
};
const visit = { ...emptyVisit(), searchedAddress: home, futurePlannedIncidentRef: 'LATER' };
const confirm = ({ lat, lng } = pin) => {
  const form = { plat: String(lat), plng: String(lng) };
  return confirmPin(form, visit, 0);
};
const at = (reference: string) => exampleIncident({ reference, sectors: ['CB1 9'] });

it('keeps a pin at which there is nothing, and leads to the incident page without a query [L-110, L-113, L-114, L-323]', async () =>
  expect(await confirm()).toMatchObject({
    kind: 'go',
    to: '/power-cut/incident',
    visit: {
      notFoundPinDropCoords: pin,
      pinLocation: pin,
      searchedAddress: null,
      futurePlannedIncidentRef: null,
    },
  }));

it.each([
  [['a'], '/power-cut/incident?incidentid=a&originSector=CB1+9'],
  [['a', 'b'], '/power-cut/incident?postcodesector=CB1+9'],
])('looks among all incidents: %s lead to %s [L-109]', async (references, to) => {
  network.incidents = [
    ...references.map(at),
    exampleIncident({ reference: 'far', sectors: ['NR1 9'] }),
  ];
  expect(await confirm()).toMatchObject({
    kind: 'go',
    to,
    visit: { notFoundPinDropCoords: null, pinLocation: pin },
  });
});

it('does not believe a form: nonsense, a place of others, and no picture of the network', async () => {
  expect(await confirm({ lat: Number.NaN, lng: 0 })).toMatchObject({
    kind: 'refused',
    why: 'nonsense',
  });
  network.inArea = false;
  expect(await confirm()).toMatchObject({ kind: 'refused', why: 'outside' });
  network.inArea = true;
  network.incidents = null;
  expect(await confirm()).toEqual({ kind: 'refused', why: 'unavailable', pin });
});
