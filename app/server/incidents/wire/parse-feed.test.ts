import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromLondon } from '~/domain/time/london-time';
import {
  exampleLiveRecord,
  exampleMultipleRecord,
  exampleOpenDataRecord,
} from '../../../../tests/fixtures/live-record';
import { parseFeed, parseFeedBytes } from './parse-feed';
import { toLight } from './to-light';

const one = async (raw: unknown) => {
  const { incidents, records } = await parseFeed([raw]);
  return { incident: incidents[0], record: records[0] };
};

describe('a record of the live shape [F-573, J-093, J-426, J-430 to J-439, L-330, L-339, L-341]', () => {
  it('becomes an incident in the words of the site [F-257, F-259, F-266, J-418, J-419, J-440, J-441, L-332]', async () => {
    const { incident } = await one(exampleLiveRecord());
    expect(incident).toMatchObject({
      reference: 'INCD-20471-Z',
      powerCutType: 'unplanned',
      type: 2,
      typeName: 'Unplanned',
      category: '47',
      region: 1,
      group: null,
      createdAt: fromLondon(2025, 11, 26, 13, 12, 36) + 400,
      receivedAt: fromLondon(2025, 11, 26, 13, 12),
      estimatedAt: fromLondon(2025, 11, 26, 16, 30),
      restoredAt: null,
      plannedDayMonth: null,
      estimateText: '26 Nov 16:00 - 17:30',
      cause: 'An underground cable has failed.',
      plannedReason: null,
      customersAffected: 43,
      sectors: ['CB1 9'],
      postcodes: ['CB1 9ZA', 'CB1 9ZB'],
      shapes: [{ sector: 'CB1 9', centre: { lat: 52.19, lng: 0.14 }, outline: [] }],
    });
    expect(incident?.steps).toMatchObject([
      { name: 'Reported', active: false, stepType: 0, at: fromLondon(2025, 11, 26, 13, 12) },
      {
        name: 'Engineers on their way',
        active: true,
        message: '<p>We have engineers on their way.</p>',
      },
      { name: 'Customer Service Team', stepType: 1, message: '<p>Tea at the <b>hall</b>.</p>' },
    ]);
  });

  it('never lets a staff name through, in either form', async () => {
    for (const raw of [exampleLiveRecord(), exampleOpenDataRecord()]) {
      const { incident, record } = await one(raw);
      expect(JSON.stringify([incident, record, record && toLight(record)])).not.toMatch(
        /Sam Staff|Operator|Logs|depot/,
      );
    }
  });

  it('reads again what it wrote, to the same incident [F-260, F-261, J-421]', async () => {
    for (const raw of [exampleLiveRecord(), exampleMultipleRecord(), exampleOpenDataRecord()]) {
      const first = await one(raw);
      const second = await one(JSON.parse(JSON.stringify(first.record)));
      expect(second).toEqual(first);
    }
  });

  it.each([
    [
      'the sentinel',
      { ReceivedDate: '0001-01-01T00:00:00', CreationDateTime: '0001-01-01T00:00:00' },
      { receivedAt: null, createdAt: null },
    ],
    [
      'planned work that is done',
      {
        PlannedDate: '2025-11-26T09:00:00',
        PlannedDayMonth: '26 Nov',
        RestoredDateTime: '2025-11-26T11:00:00',
      },
      {
        plannedAt: fromLondon(2025, 11, 26, 9),
        plannedDayMonth: '26 Nov',
        restoredAt: fromLondon(2025, 11, 26, 11),
      },
    ],
    [
      'a restored time',
      { RestoredDateTime: '2025-11-26T15:02:00' },
      { restoredAt: fromLondon(2025, 11, 26, 15, 2) },
    ],
    [
      'a time of summer',
      { ReceivedDate: '2026-06-02T23:00:00' },
      { receivedAt: Date.UTC(2026, 5, 2, 22) },
    ],
    [
      'blank texts',
      { IncidentCategoryCustomerFriendlyDescription: ' ', IncidentCategory: '' },
      { cause: null, category: null },
    ],
    [
      'HTML where text should be',
      { PlannedIncidentReason: 'New <b>wires</b> &amp; poles' },
      { plannedReason: 'New wires & poles' },
    ],
    ['an unknown word', { PowerCutType: 'Exploded' }, { powerCutType: null }],
    ['no word', { PowerCutType: undefined }, { powerCutType: null }],
    ['an unknown type', { IncidentType: 17 }, { type: 2 }],
    ['a status that is none', { StatusId: -4 }, { statusId: 0 }],
    ['a region that is none', { IncidentDno: 9 }, { region: 0 }],
    [
      'customers that are no number, which is not none',
      { NoCustomerAffected: -3, NoPlannedCustomers: 'many' },
      { customersAffected: null, customersPlanned: null },
    ],
    [
      'L-328: its single postcode, where the list has none',
      { FullPostcodeData: [], Postcode: 'CB1 9ZB' },
      { postcodes: ['CB1 9ZB'] },
    ],
    [
      'a list and a single postcode',
      { Postcode: 'NR2 9ZA' },
      { postcodes: ['CB1 9ZA', 'CB1 9ZB'] },
    ],
    ['sectors left out', { PostCodesAffected: null }, { sectors: ['CB1 9'] }],
    [
      'lists that are none',
      { FullPostcodeData: 'CB19ZA', Steps: 7, PostcodeGeometryData: {} },
      { postcodes: [], steps: [], shapes: [] },
    ],
    ['a place that is known', {}, { town: 'Cambridge', county: 'Cambridgeshire', streets: [] }],
    [
      "streets, but nobody's address",
      { StreetNames: ['Lantern Street', '7 Lantern Street', '<b>Row</b>', 5, "St John's Way"] },
      { streets: ['Lantern Street', "St John's Way"] },
    ],
    ['steps that are none', { Steps: [null, 7, 'x', []] }, { steps: [] }],
  ])('%s [F-265]', async (_, overrides, expected) => {
    expect((await one(exampleLiveRecord(overrides))).incident).toMatchObject(expected);
  });

  it('keeps outlines, open and within the world [J-427 to J-429, L-328]', async () => {
    const ring = [
      { lat: 0, lng: 0 },
      { lat: 0, lng: 1 },
      { lat: 1, lng: 1 },
      { lat: 0, lng: 0 },
    ];
    const shape = (Coordinates: unknown, Center: unknown = null) => ({
      Postcode: 'CB1 9',
      Center,
      Coordinates,
    });
    const PostcodeData = [
      shape(ring),
      shape([{ lat: 99, lng: 0 }]),
      shape(null, { lat: 52, lng: 0 }),
      { Postcode: 'UK' },
    ];
    const { incident } = await one(exampleLiveRecord({ PostcodeData }));
    expect(incident?.shapes).toEqual([
      { sector: 'CB1 9', centre: null, outline: ring.slice(0, 3) },
      { sector: 'CB1 9', centre: { lat: 52, lng: 0 }, outline: [] },
    ]);
  });

  it('reads a multiple record [F-258, F-268 to F-271, J-420, L-326, L-327]', async () => {
    const { incident, record } = await one(
      exampleMultipleRecord({ UnplannedIncidents: ['INCD-3-A'] }),
    );
    expect(incident).toMatchObject({
      powerCutType: 'multiple',
      type: 0,
      group: { unplanned: ['INCD-3-A'], planned: ['INCD-2-O'], restored: ['INCD-1-I'] },
      sectors: ['CB1 9'],
    });
    const other = await one(exampleMultipleRecord({ UnplannedIncidents: ['INCD-3-A'] }));
    expect(other.incident?.group).toMatchObject({ unplanned: ['INCD-3-A'] });
    expect(record && toLight(record)).toMatchObject({
      IncidentsCount: 2,
      PlannedIncidents: ['INCD-2-O'],
    });
  });
});

describe('a feed [F-262, F-376, F-572, J-425, J-522, L-331]', () => {
  it('loses only its bad records [F-267]', async () => {
    const feed = await parseFeed([
      exampleLiveRecord(),
      null,
      'x',
      {},
      { IncidentReference: '../../etc' },
      exampleLiveRecord(),
      exampleMultipleRecord(),
    ]);
    expect(feed.incidents.map(({ reference }) => reference)).toEqual([
      'INCD-20471-Z',
      'MULT-f9418230-ee7f-4b8f-bc7c-90354d945431',
    ]);
    expect(feed.dropped.map(({ index, reason }) => `${index} ${reason}`)).toEqual([
      '1 not a record',
      '2 not a record',
      '3 no usable reference',
      '4 no usable reference',
      '5 a repeated reference',
    ]);
    expect(feed.problem).toBeNull();
  });

  it.each([
    ['', 'not JSON', 0],
    ['<html>', 'not JSON', 0],
    ['[{"IncidentReference":', 'not JSON', 0],
    ['{}', 'not a list', 0],
    ['null', 'not a list', 0],
    ['{"results":7}', 'not a list', 0],
    ['[1,2]', 'nothing readable', 2],
    ['[]', null, 0],
    ['{"total_count":0,"results":[]}', null, 0],
  ])('%j: %s', async (text, problem, dropped) => {
    const feed = await parseFeedBytes(Buffer.from(text));
    expect(feed).toMatchObject({ problem, incidents: [], records: [] });
    expect(feed.dropped).toHaveLength(dropped);
  });

  it('is found under results too', async () => {
    expect(
      (await parseFeedBytes(Buffer.from(JSON.stringify({ results: [exampleOpenDataRecord()] }))))
        .incidents,
    ).toHaveLength(1);
  });

  it('gives way to other work while it reads', async () => {
    const records = Array.from({ length: 3000 }, (_, index) =>
      exampleLiveRecord({ IncidentReference: `INCD-${index}` }),
    );
    let turns = 0;
    let reading = true;
    const other = () => {
      turns += 1;
      if (reading) setImmediate(other);
    };
    setImmediate(other);
    const feed = await parseFeed(records);
    reading = false;
    expect(feed.incidents).toHaveLength(3000);
    expect(turns).toBeGreaterThan(1);
  });

  it('throws at nothing, whatever comes', async () => {
    const anyRecord = fc.oneof(
      fc.anything(),
      fc
        .record({ IncidentReference: fc.oneof(fc.constant('A-1'), fc.anything()) })
        .chain((fixed) =>
          fc
            .dictionary(fc.constantFrom(...Object.keys(exampleLiveRecord())), fc.anything())
            .map((more) => ({ ...more, ...fixed })),
        ),
      fc.dictionary(fc.constantFrom(...Object.keys(exampleOpenDataRecord())), fc.anything()),
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.anything(), fc.array(anyRecord)), async (body) => {
        const feed = await parseFeed(body);
        expect(feed.records).toHaveLength(feed.incidents.length);
        if (Array.isArray(body))
          expect(feed.incidents.length + feed.dropped.length).toBe(body.length);
      }),
      { numRuns: 400 },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary' }),
        async (text) => void (await parseFeedBytes(Buffer.from(text))),
      ),
    );
  });
});
