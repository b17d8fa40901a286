import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '../time/instant';
import { fromLondon } from '../time/london-time';
import { exampleIncident } from '../../../tests/fixtures/example-incident';
import { destinationForAddress, incidentsForAddress, type IncidentIndexes } from './for-address';
import type { Incident } from './incident';

const now = fromLondon(2025, 11, 26, 12);
const address = { postcode: 'CB1 9ZA' };
const here = { sectors: ['CB1 9'], postcodes: ['CB1 9ZA'] };
const incident = (reference: string, overrides: Partial<Incident> = {}) =>
  exampleIncident({ reference, ...here, ...overrides });
const planned = (reference: string, plannedAt: number, overrides: Partial<Incident> = {}) =>
  incident(reference, { powerCutType: 'planned', plannedAt, ...overrides });
const restored = (reference: string) => incident(reference, { powerCutType: 'restored' });

const group = (incidents: readonly Incident[], keys: (incident: Incident) => readonly string[]) => {
  const found = new Map<string, Incident[]>();
  for (const one of incidents)
    for (const key of keys(one)) found.set(key, [...(found.get(key) ?? []), one]);
  return found;
};
const indexes = (incidents: readonly Incident[]): IncidentIndexes => ({
  byReference: new Map(incidents.map((one) => [one.reference, one])),
  bySector: group(incidents, ({ sectors }) => sectors),
  byPostcode: group(incidents, ({ postcodes }) => postcodes),
});

describe('incidentsForAddress', () => {
  it.each<[string, readonly Incident[], readonly string[], string]>([
    ['nothing', [], [], '?postcode=CB1+9ZA'],
    ['one by postcode', [incident('a')], [], '?incidentid=a&originSector=CB1+9'],
    [
      'another postcode of the sector',
      [incident('a', { postcodes: ['CB1 9ZB'] })],
      [],
      '?postcode=CB1+9ZA',
    ],
    [
      'by sector where no postcodes are given',
      [incident('a', { postcodes: [] })],
      [],
      '?incidentid=a&originSector=CB1+9',
    ],
    [
      'by sector where its postcodes are those of another',
      [incident('a', { sectors: ['CB1 9', 'CB2 9'], postcodes: ['CB2 9ZA'] })],
      [],
      '?incidentid=a&originSector=CB1+9',
    ],
    ["a neighbour's single-premise fault", [incident('a', { type: 1 })], [], '?postcode=CB1+9ZA'],
    [
      'the own single-premise fault',
      [incident('a', { type: 1 })],
      ['a'],
      '?incidentid=a&originSector=CB1+9',
    ],
    ['own and by postcode is one', [incident('a')], ['a'], '?incidentid=a&originSector=CB1+9'],
    ['a reference that is not in the feed', [], ['gone'], '?postcode=CB1+9ZA'],
    ['several', [incident('a'), incident('b')], [], '?postcodesector=CB1+9'],
    [
      'its own one of several, by its meter point',
      [incident('a'), incident('b')],
      ['b'],
      '?incidentid=b&originSector=CB1+9',
    ],
    [
      'several of its meter point',
      [incident('a'), incident('b')],
      ['a', 'b'],
      '?postcodesector=CB1+9',
    ],
    [
      'the one that names its postcode, where another covers the sector at large',
      [incident('a', { postcodes: [] }), incident('b')],
      [],
      '?incidentid=b&originSector=CB1+9',
    ],
    [
      'a multiple record is none',
      [incident('a', { powerCutType: 'multiple', type: 0 })],
      [],
      '?postcode=CB1+9ZA',
    ],
    [
      'the remaining one',
      [restored('a'), incident('b'), restored('c')],
      [],
      '?incidentid=b&originSector=CB1+9',
    ],
    ['restored alone', [restored('a')], [], '?incidentid=a&originSector=CB1+9'],
    ['all restored', [restored('a'), restored('b')], [], '?postcodesector=CB1+9'],
    ['planned today', [planned('a', now + HOUR)], [], '?incidentid=a&originSector=CB1+9'],
    [
      'unplanned before future planned',
      [planned('a', now + DAY), incident('b')],
      [],
      '?incidentid=b&originSector=CB1+9',
    ],
    [
      'cancelled',
      [planned('a', now + DAY, { statusId: 8 })],
      [],
      '?incidentid=a&originSector=CB1+9',
    ],
  ])('%s [J-102]', (_, incidents, ownReferences, query) => {
    const found = incidentsForAddress({
      snapshot: indexes(incidents),
      address,
      ownReferences,
      now,
    });
    expect(destinationForAddress(found, address)).toBe(`/power-cut/incident${query}`);
  });

  it('takes the soonest future planned work that was not cancelled, before what is restored', () => {
    const incidents = [
      restored('r'),
      planned('later', now + 9 * DAY),
      planned('sooner', now + 2 * DAY),
      planned('off', now + DAY, { statusId: 8 }),
    ];
    const found = incidentsForAddress({
      snapshot: indexes(incidents),
      address,
      ownReferences: [],
      now,
    });
    expect(found).toMatchObject({ kind: 'future', incident: { reference: 'sooner' } });
    expect(destinationForAddress(found, address)).toBe(
      '/power-cut/incident?incidentid=sooner&originSector=CB1+9',
    );
  });

  it('survives an address without a postcode that can be read', () => {
    const found = incidentsForAddress({
      snapshot: indexes([incident('a')]),
      address: { postcode: 'nowhere' },
      ownReferences: ['a'],
      now,
    });
    expect(destinationForAddress(found, { postcode: 'nowhere' })).toBe(
      '/power-cut/incident?incidentid=a',
    );
  });
});
