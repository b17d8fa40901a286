import { describe, expect, it } from 'vitest';
import { exampleIncident } from '../../../../tests/fixtures/example-incident';
import type { Incident } from '~/domain/incident/incident';
import { DAY, HOUR } from '~/domain/time/instant';
import { fromLondon } from '~/domain/time/london-time';
import { Failure } from '~/domain/failure';
import type { IncidentSnapshot } from '~/server/incidents/incidents';
import { emptyVisit, type Visit } from '~/server/visit/session.server';
import { findIncident, type IncidentLookup, type IncidentGateways } from './find.server';
import { incidentPageOf } from './visit-destination.server';
import { readIncidentQuery } from './query.server';

const now = fromLondon(2026, 11, 20, 14, 40);
const at = (reference: string, sector: string, known: Partial<Incident> = {}): Incident =>
  exampleIncident({ reference, sectors: [sector], postcodes: [`${sector}ZA`], ...known });

const incidents = [
  at('ONE', 'CB1 9'),
  at('SINGLE', 'CB2 9', { type: 1 }),
  at('A', 'IP1 9'),
  at('B', 'IP1 9'),
  at('LEFT', 'IP2 9'),
  at('DONE', 'IP2 9', { powerCutType: 'restored', restoredAt: now - HOUR }),
  at('FUTURE', 'NR2 9', { powerCutType: 'planned', plannedAt: now + 10 * DAY }),
  at('METER', 'NR3 9', {
    powerCutType: 'planned',
    plannedAt: now + 10 * DAY,
    postcodes: ['NR3 9ZB'],
  }),
  at('MULT-1', 'IP1 9', {
    powerCutType: 'multiple',
    type: 0,
    group: { unplanned: ['A', 'B'], planned: [], restored: [] },
  }),
  at('ODD', 'SE9 9', { powerCutType: null }),
];
const index = (keys: (incident: Incident) => readonly string[]) => {
  const map = new Map<string, Incident[]>();
  for (const incident of incidents.filter(({ powerCutType }) => powerCutType !== 'multiple')) {
    for (const key of keys(incident)) map.set(key, [...(map.get(key) ?? []), incident]);
  }
  return map;
};
const snapshot: IncidentSnapshot = {
  takenAt: now,
  data: null,
  revision: 'r',
  incidents,
  byReference: new Map(incidents.map((incident) => [incident.reference, incident])),
  bySector: index(({ sectors }) => sectors),
  byPostcode: index(({ postcodes }) => postcodes),
  multipleBySector: new Map([['IP1 9', incidents[8]!]]),
};
const gateways: IncidentGateways = {
  incidents: {
    snapshot: () => snapshot,
    byMpan: (mpan) =>
      mpan.startsWith('10')
        ? Promise.resolve([incidents[1]!])
        : Promise.reject(new Failure('unavailable', 'no')),
    futurePlanned: ({ postcode }) =>
      postcode === 'NR3 9ZA'
        ? Promise.resolve(['GONE', 'METER'])
        : Promise.reject(new Failure('unavailable', 'no')),
  },
  geography: { nearestSector: () => Promise.resolve('CB1 9') },
};
const visitOf = (postcode: string, mpan: string | null = null): Visit => ({
  ...emptyVisit(),
  searchedAddress: {
    postcode,
    mpan,
    houseNo: '7',
    houseName: null,
    fullAddress: '7 Some Street',
    dno: 1,
  },
});
const find = (query: string, visit = emptyVisit()) =>
  findIncident(
    gateways,
    snapshot,
    readIncidentQuery(new URLSearchParams(query)).question,
    visit,
    now,
  );
const told = (found: IncidentLookup): string => {
  if (found.kind === 'redirect') return found.to.replace('/power-cut/incident', '');
  if (found.kind === 'incident') return found.incident.reference;
  return found.kind === 'nothing'
    ? ['nothing', found.postcode ?? (found.pin ? 'pin' : '-'), found.homesOff]
        .filter(Boolean)
        .join(' ')
    : found.kind;
};

describe('findIncident [J-099 to J-101, J-103, J-104, J-802, L-321, L-324]', () => {
  it.each([
    ['a reference', 'incidentid=ONE', 'ONE'],
    ['a reference in small letters', 'incidentid=one', 'ONE'],
    [
      'a reference before everything else',
      'incidentid=ONE&postcodesector=IP1+9&postcode=NR2+9ZA',
      'ONE',
    ],
    ['a multiple record by its reference', 'incidentid=MULT-1', '?postcodesector=IP1+9'],
    ['an unknown reference', 'incidentid=NOPE', 'not-found'],
    ['an unknown type without steps', 'incidentid=ODD', 'not-found'],
    ['a reference of any length', `incidentid=${'x'.repeat(5000)}`, 'not-found'],
    ['several in a sector', 'postcodesector=ip19', 'listing'],
    ['one that remains', 'postcodesector=IP2+9', '?incidentid=LEFT&originSector=IP2+9'],
    ['a sector with nothing', 'postcodesector=SE2+9', 'nothing SE2 9'],
    ['a whole postcode as sector', 'postcodesector=IP1+9ZA', 'listing'],
    ['no sector', 'postcodesector=%F0%9F%92%A1', 'not-found'],
    ['a postcode with one', 'postcode=cb19za', '?incidentid=ONE&originSector=CB1+9'],
    ['a postcode with several', 'postcode=IP1+9ZA', '?postcodesector=IP1+9'],
    ['a postcode with work to come', 'postcode=NR2+9ZA', '?incidentid=FUTURE&originSector=NR2+9'],
    ['a neighbour of a single premise', 'postcode=CB2+9ZA', 'nothing CB2 9ZA 1'],
    ['a postcode that is none', 'postcode=ZZ9+9ZZ', 'not-found'],
    ['nothing at all', '', 'ask'],
  ])('%s', async (_, query, expected) => expect(told(await find(query))).toBe(expected));

  it.each([
    [
      'its own single premise',
      visitOf('CB2 9ZA', '1000000000001'),
      '?incidentid=SINGLE&originSector=CB2+9',
    ],
    [
      'a meter look-up that fails',
      visitOf('CB1 9ZA', '2000000000001'),
      '?incidentid=ONE&originSector=CB1+9',
    ],
    ['work that only the meter knows', visitOf('NR3 9ZA'), '?incidentid=METER&originSector=NR3+9'],
    ['nothing, and a look-up that fails', visitOf('SE2 9ZA'), 'nothing SE2 9ZA'],
    [
      'a pin at which something happened since',
      { ...visitOf('SE2 9ZA'), notFoundPinDropCoords: { lat: 52, lng: 0 } },
      '?incidentid=ONE&originSector=CB1+9',
    ],
  ])('a remembered address with %s', async (_, visit, expected) =>
    expect(told(await find('', visit))).toBe(expected),
  );

  it.each<[string, string, Visit, object]>([
    ['a postcode alone', 'postcode=CB2+9ZA', emptyVisit(), { homesOff: 1 }],
    [
      'a meter that cannot be asked',
      'postcode=CB2+9ZA',
      visitOf('CB2 9ZA', '2000000000000'),
      { homesOff: 1 },
    ],
    [
      'a known address',
      'postcode=CB2+9ZA',
      visitOf('CB2 9ZA', '1000000000000'),
      { kind: 'redirect' },
    ],
  ])(
    'does not say that a postcode has none where one home has: %s',
    async (_, query, visit, found) => {
      const { question } = readIncidentQuery(new URLSearchParams(query));
      expect(await findIncident(gateways, snapshot, question, visit, now)).toMatchObject(found);
    },
  );
  it('keeps the reference of work to come', async () =>
    expect(await find('', visitOf('NR3 9ZA'))).toMatchObject({ futurePlannedRef: 'METER' }));
});

describe('readIncidentQuery [J-016, J-856]', () => {
  const read = (query: string) => readIncidentQuery(new URLSearchParams(query));
  it.each(['show=abc', 'show=-6', 'show=1e9999', 'show='])('%s shows six', (query) =>
    expect(read(query).show).toBe(6),
  );
  it('reads where the visitor came from', () =>
    expect(read('originSector=cb19&fromMultipin=true')).toMatchObject({
      originSector: 'CB1 9',
      fromMultipin: true,
    }));
  it('takes blank values for none', () =>
    expect(read('incidentid=+&postcodesector=&mpan=&postcode=').question).toEqual({
      kind: 'visit',
    }));
});

describe('an address that was just selected is named in full, for browsers that keep no cookies', () => {
  const cases: [string, Visit, string, string | null][] = [
    [
      'one incident',
      visitOf('CB1 9ZA'),
      '/power-cut/incident?incidentid=ONE&originSector=CB1+9',
      null,
    ],
    ['several', visitOf('IP1 9ZA'), '/power-cut/incident?postcodesector=IP1+9', null],
    [
      'planned work to come',
      visitOf('NR2 9ZA'),
      '/power-cut/incident?incidentid=FUTURE&originSector=NR2+9',
      'FUTURE',
    ],
    ['nothing known', visitOf('SE2 9ZA'), '/power-cut/incident?postcode=SE2+9ZA', null],
  ];
  it.each(cases)('%s', async (_, visit, to, futurePlannedRef) => {
    const page = await incidentPageOf(gateways, visit, now);
    expect(page).toMatchObject({ to, visit: { futurePlannedIncidentRef: futurePlannedRef } });
  });
});
