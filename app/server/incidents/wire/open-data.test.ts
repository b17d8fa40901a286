import { describe, expect, it } from 'vitest';
import { fromLondon } from '~/domain/time/london-time';
import { exampleOpenDataRecord } from './example-feed';
import { parseFeed } from './parse-feed';

const one = async (raw: unknown) => {
  const { incidents, records } = await parseFeed([raw]);
  return { incident: incidents[0], record: records[0] };
};

describe('a record of the Open Data shape', () => {
  it('becomes the same incident', async () => {
    const { incident, record } = await one(exampleOpenDataRecord());
    expect(incident).toMatchObject({
      reference: 'INCD-20471-Z',
      type: 2,
      region: 1,
      receivedAt: fromLondon(2025, 11, 26, 13, 12),
      customersAffected: 43,
      sectors: ['CB1 9', 'CB2 9'],
      postcodes: ['CB1 9ZA', 'CB1 9ZB'],
      shapes: [{ sector: 'CB1 9', centre: { lat: 52.19, lng: 0.14 }, outline: [] }],
    });
    expect(record?.ReceivedDate).toBe('2025-11-26T13:12:00');
  });

  it.each([
    [{ geopoint: null }, { shapes: [] }],
    [{ postcodesaffected: ['CB1 9'] }, { sectors: ['CB1 9'] }],
    [
      { postcodesaffected: null, fullpostcodedata: null },
      { sectors: [], postcodes: [] },
    ],
    [{ operatingzone: 'London' }, { region: 2 }],
    [{ operatingzone: 'South East England' }, { region: 3 }],
    [{ operatingzone: 'Mars' }, { region: 0 }],
    [{ operatingzone: 'Mars', incidentdno: 3 }, { region: 3 }],
    [{ steps: '[{"name":"Reported","active":true,"steptype":0}]' }, { steps: [{ name: 'Reported', active: true }] }],
    [{ steps: '[{' }, { steps: [] }],
    [
      { powercuttype: 'Multiple', incidenttype: 0, unplannedincidents: 'A-1;A-2' },
      { group: { unplanned: ['A-1', 'A-2'] } },
    ],
  ])('%j', async (known, expected) => {
    expect((await one(exampleOpenDataRecord(known))).incident).toMatchObject(expected);
  });
});
