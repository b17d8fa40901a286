import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sharedData } from '../../../../tests/support/shared-data';
import { regionOf } from '~/domain/region';
import { fromLondon } from '~/domain/time/london-time';
import { exampleOpenDataRecord } from '../../../../tests/fixtures/live-record';
import { parseFeed } from '../wire/parse-feed';

const one = async (raw: unknown, now = Date.now()) => {
  const { incidents, records } = await parseFeed([raw], { now });
  return { incident: incidents[0], record: records[0] };
};

it('has a time with a zone as the instant that it is, in the hour that happens twice too', async () => {
  const { incident, record } = await one(
    exampleOpenDataRecord({ restoreddatetime: '2026-10-25T01:20:00+00:00' }),
    Date.UTC(2026, 9, 26),
  );
  expect(incident?.restoredAt).toBe(Date.UTC(2026, 9, 25, 1, 20));
  expect(record?.RestoredDateTime).toBe('2026-10-25T01:20:00Z');
});

describe('a record of the Open Data shape', () => {
  it('becomes the same incident [J-424]', async () => {
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
    [{ operatingzone: 'London' }, { region: 1 }],
    [{ operatingzone: 'Mars', incidentdno: 3 }, { region: 3 }],
    [{ geopoint: { lat: 51.28, lon: 1.08 } }, { region: 3 }],
    [{ geopoint: null, postcodesaffected: 'SE1 0' }, { region: 2 }],
    [{ geopoint: null, postcodesaffected: null, fullpostcodedata: 'CT6 8AA' }, { region: 3 }],
    [{ geopoint: null, postcodesaffected: 'G1 1' }, { region: 0 }],
    [
      { steps: '[{"name":"Reported","active":true,"steptype":0}]' },
      { steps: [{ name: 'Reported', active: true }] },
    ],
    [{ steps: '[{' }, { steps: [] }],
    [
      { powercuttype: 'Multiple', incidenttype: 0, unplannedincidents: 'A-1;A-2' },
      { group: { unplanned: ['A-1', 'A-2'] } },
    ],
  ])('%j', async (overrides, expected) => {
    expect((await one(exampleOpenDataRecord(overrides))).incident).toMatchObject(expected);
  });
});

const zones = sharedData('field-cases/zones.mjs');
it.skipIf(zones === null)('has the region where it lies, whatever its zone is called', async () => {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'zones-')), 'zones.json');
  onTestFinished(() => rm(path.dirname(file), { recursive: true, force: true }));
  await promisify(execFile)(process.execPath, [zones ?? '', file]);
  const { incidents } = await parseFeed(JSON.parse(await readFile(file, 'utf8')));
  expect(incidents.length).toBeGreaterThan(5);
  for (const { reference, region } of incidents)
    expect(regionOf(region)?.code, reference).toBe(reference.split('-').at(-1));
});
