import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { estimateOf } from '~/domain/incident/estimate';
import { isMultiple } from '~/domain/incident/flags';
import { situationOf } from '~/domain/incident/situation';
import { timelineOf } from '~/domain/incident/timeline';
import { variantOf } from '~/domain/incident/variant';
import { isRecord } from '~/domain/is-record';
import { fromLondon } from '~/domain/time/london-time';
import { sharedData } from '../../../../tests/support/shared-data';
import type { Raw } from './read-values';
import { parseFeed } from './parse-feed';

const folder = sharedData('incidents');

const now = fromLondon(2025, 11, 26, 12);
const read = (file: string): Raw[] => {
  const body: unknown = JSON.parse(readFileSync(path.join(folder ?? '', file), 'utf8'));
  return Array.isArray(body) ? body.filter(isRecord) : [];
};
const replay = (): Raw[] =>
  gunzipSync(readFileSync(path.join(folder ?? '', 'replay-2025-11-26.jsonl.gz')))
    .toString()
    .trim()
    .split('\n')
    .flatMap((line) => {
      const event: unknown = JSON.parse(line);
      return isRecord(event) && isRecord(event['record']) ? [event['record']] : [];
    });
const referenceOf = (raw: Raw) => String(raw['IncidentReference']);

describe.skipIf(folder === null)('genuine feeds', () => {
  it.each([
    'variety-92-records.json',
    'quiet-night.json',
    'high-voltage-event-31134-customers.json',
  ])('every record of %s is reachable by reference and sector [J-417, L-325]', async (file) => {
    const raws = read(file);
    const { incidents, dropped } = await parseFeed(raws);
    const repeats = raws.length - new Set(raws.map(referenceOf)).size;
    expect(dropped.filter(({ reason }) => reason !== 'a repeated reference')).toEqual([]);
    expect(dropped).toHaveLength(repeats);
    expect(new Set(incidents.map(({ reference }) => reference))).toEqual(
      new Set(raws.map(referenceOf)),
    );
    expect(incidents.filter(({ sectors }) => sectors.length === 0)).toEqual([]);
    expect(incidents.filter(({ powerCutType }) => powerCutType === null)).toEqual([]);
  });

  it('says something sensible about every record of every file', async () => {
    const raws = [
      ...read('variety-92-records.json'),
      ...read('quiet-night.json'),
      ...read('high-voltage-event-31134-customers.json'),
      ...replay(),
    ];
    for (const raw of raws) {
      const [incident] = (await parseFeed([raw])).incidents;
      expect(incident, referenceOf(raw)).toBeDefined();
      if (!incident) continue;
      const variant = variantOf({ incident, askedByReference: true, aware: false }, now);
      expect(variant).toBe(String(raw['PowerCutType']).toLowerCase());
      const situation = situationOf(incident, now, { storm: false });
      expect(situation.outlook.phase === 'several').toBe(isMultiple(incident));
      expect(
        timelineOf(situation).filter(({ state }) => state === 'now').length,
      ).toBeLessThanOrEqual(1);
      const estimate = estimateOf(incident, { storm: false, now });
      expect(estimate.kind === 'window').toBe(/ - /.test(incident.estimateText ?? ''));
      // The estimated time lies within the range of its text.
      if (estimate.kind === 'window' && incident.estimatedAt !== null) {
        expect(incident.estimatedAt >= estimate.from && incident.estimatedAt <= estimate.to).toBe(
          true,
        );
      }
    }
  });

  it('gives back no staff field of any of them', async () => {
    const { incidents, records } = await parseFeed(read('high-voltage-event-31134-customers.json'));
    expect(JSON.stringify([incidents, records])).not.toMatch(/"(Operator|Logs|operator|logs)"/);
  });
});
