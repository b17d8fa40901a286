import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sharedData } from '../../../../tests/support/shared-data';
import type { Incident } from '~/domain/incident/incident';
import { isRecord } from '~/domain/is-record';
import { parseFeed } from '../wire/parse-feed';
import type { Raw } from '../wire/read-values';
import { readAnswer } from './read-answer';
import { listOf, recogniseShape } from './shapes';

const folder = sharedData('operators');

const london = (at: number | null) =>
  at === null
    ? null
    : new Intl.DateTimeFormat('sv-SE', {
        timeZone: 'Europe/London',
        dateStyle: 'short',
        timeStyle: 'short',
      }).format(at);
const utc = (text: unknown) =>
  typeof text === 'string' && text !== ''
    ? Date.parse(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'))
    : null;
const said = (text: unknown) =>
  typeof text === 'string' && !/^(?:1900|$)/.test(text)
    ? text.slice(0, 16).replace('T', ' ')
    : null;

interface Reading {
  readonly shape: string;
  readonly reference: (row: Raw) => unknown;
  readonly off?: (row: Raw) => number | null | undefined;
  readonly times: (row: Raw, incident: Incident) => readonly (readonly [unknown, unknown])[];
}

const begin = ({ receivedAt, plannedAt }: Incident) => receivedAt ?? plannedAt;
const inLondon =
  (began: string, estimate: string, started = began) =>
  (row: Raw, incident: Incident) =>
    [
      [london(begin(incident)), said(row[incident.powerCutType === 'planned' ? started : began])],
      [london(incident.estimatedAt), said(row[estimate])],
    ] as const;
const inUtc = (began: string, estimate: string) => (row: Raw, incident: Incident) =>
  [
    [begin(incident), utc(row[began])],
    [incident.estimatedAt, utc(row[estimate])],
  ] as const;

const npg = (nameOf: (name: string) => string, shape: string): Reading => ({
  shape,
  reference: (row) => row[nameOf('Reference')],
  off: (row) =>
    Number(row[nameOf('IncidentStatus')]) === 6
      ? 0
      : Number(row[nameOf('TotalConfirmedPowercut')]) +
        Number(row[nameOf('TotalPredictedPowercut')]),
  times: inLondon(nameOf('LoggedTime'), nameOf('EstimatedTimeTillResolution')),
});
const nged = (shape: string): Reading => ({
  shape,
  reference: (row) => row['Incident ID'],
  off: (row) => Number(row['Confirmed Off']) + Number(row['Predicted Off']),
  times: inLondon('Start Time', 'ETR'),
});
const ngedWeb: Reading = {
  shape: 'nged-web',
  reference: (row) => row['id'],
  off: (row) => Number(row['totalOff']),
  times: inLondon('startTime', 'etr'),
};
const spen = (shape: string): Reading => ({
  shape,
  reference: (row) => row['fault_id'],
  off: () => null,
  times: inLondon('date_of_reported_fault', 'etr', 'planned_outage_start_date'),
});
const enwl: Reading = {
  shape: 'enwl-search',
  reference: (row) => row['faultNumber'],
  off: (row) => (row['Type'] === 'ResolvedFault' ? 0 : Number(row['consumersOff'])),
  times: (row, incident) => [
    [
      london(row['Type'] === 'ResolvedFault' ? incident.restoredAt : begin(incident)),
      said(row['date']),
    ],
    [
      london(incident.estimatedAt),
      row['UnderReview'] === true ? null : said(row['estimatedTimeOfRestorationMajority']),
    ],
  ],
};
const spenWeb: Reading = {
  shape: 'spen-web',
  reference: (row) => row['incidentReference'],
  off: () => null,
  times: (row, incident) =>
    incident.powerCutType === 'planned'
      ? [[incident.receivedAt, null]]
      : [[london(incident.receivedAt), said(row['createdDate'])]],
};

const READINGS: readonly (readonly [file: string, reading: Reading])[] = [
  ['npg-rest-july.json', npg((name) => name, 'npg-rest')],
  ['npg-rest-june.json', npg((name) => name, 'npg-rest')],
  ['npg-ods.json', npg((name) => name.toLowerCase(), 'npg-ods')],
  ['npg-ods-made.json', npg((name) => name.toLowerCase(), 'npg-ods')],
  ['nged-ckan.json', nged('nged-ckan')],
  ['nged-ckan-made.json', nged('nged-ckan')],
  ['nged-csv.csv', nged('nged-csv')],
  [
    'nged-detailed.csv',
    {
      shape: 'nged-detailed',
      reference: (row) => row['fault_id'],
      off: (row) => Number(row['confirmed_off']) + Number(row['predicted_off']),
      times: inLondon('date_of_reported_fault', 'etr'),
    },
  ],
  ['nged-web-july.json', ngedWeb],
  ['nged-web-june.json', ngedWeb],
  [
    'ssen-getallfaults.json',
    {
      shape: 'ssen-getallfaults',
      reference: (row) => row['reference'],
      off: (row) => Number(row['customerCount']),
      times: inUtc('loggedAtUtc', 'estimatedRestorationTimeUtc'),
    },
  ],
  [
    'ssen-livefaults.json',
    {
      shape: 'ssen-livefaults',
      reference: (row) => row['reference'],
      off: (row) => Number(row['affectedCustomerCount']),
      times: inUtc('loggedAt', 'estimatedRestoration'),
    },
  ],
  ['spen-ods.json', spen('spen-ods')],
  ['spen-ods-made.json', spen('spen-ods')],
  ['spen-neo-made.json', spen('spen-neo')],
  ['spen-web-july.json', spenWeb],
  ['spen-web-june.json', spenWeb],
  ['enwl-search-2026.json', enwl],
  ['enwl-search-2022.json', enwl],
  ['enwl-search-2021.json', enwl],
  [
    'enwl-ods-made.json',
    {
      shape: 'enwl-ods',
      reference: (row) => row['incident_num'],
      times: inUtc('outage_time', 'estimated_restoration_time'),
    },
  ],
  [
    'nie-powercheck.json',
    {
      shape: 'nie-powercheck',
      reference: (row) => row['outageId'],
      off: (row) => Number(row['numCustAffected']),
      times: () => [],
    },
  ],
  [
    'nie-ods-made.json',
    {
      shape: 'nie-ods',
      reference: (row) => String(row['outageid']),
      off: (row) => Number(row['numcustaffected']),
      times: () => [],
    },
  ],
  [
    'ukpn-ods.json',
    {
      shape: 'ukpn-ods',
      reference: (row) => row['incidentreference'],
      times: inLondon('receiveddate', 'estimatedrestorationdate'),
    },
  ],
];

const answerIn = (file: string) => {
  const answer = readAnswer(readFileSync(path.join(folder ?? '', file)));
  if (!answer) throw new Error(`${file} is neither JSON nor CSV`);
  return answer;
};

describe.skipIf(folder === null)('records that operators publish', () => {
  it.each(READINGS)(
    '%s is recognised, and every record reads as it says',
    async (file, reading) => {
      const answer = answerIn(file);
      const shape = recogniseShape(answer);
      expect(shape?.id).toBe(reading.shape);
      if (!shape) return;
      const rows = (listOf(answer.body, shape) ?? []).filter(isRecord);
      const feed = await parseFeed(answer.body, { shape, now: Date.UTC(2026, 10, 1) });
      expect(feed.dropped).toEqual([]);
      expect(new Set(feed.incidents.map(({ reference }) => reference))).toEqual(
        new Set(rows.map(reading.reference)),
      );
      for (const incident of feed.incidents) {
        const row = rows.find((one) => reading.reference(one) === incident.reference) ?? {};
        const off = reading.off?.(row);
        if (off !== undefined)
          expect(
            incident.powerCutType === 'planned'
              ? incident.customersPlanned
              : incident.customersAffected,
            incident.reference,
          ).toBe(off);
        for (const [ours, theirs] of reading.times(row, incident))
          expect(ours, incident.reference).toBe(theirs);
      }
    },
  );

  it('reads the details of ESB, whose list holds ids alone', async () => {
    const recorded = answerIn('esb-detail.json').body as readonly { body: Raw }[];
    const details = recorded.map(({ body }) => body);
    expect(recogniseShape(answerIn('esb-list.json'))?.id).toBe('esb-powercheck');
    const feed = await parseFeed(recorded);
    expect(feed.shape.id).toBe('esb-powercheck');
    expect(feed.dropped).toEqual([]);
    for (const incident of feed.incidents) {
      const row = details.find(({ outageId }) => outageId === incident.reference) ?? {};
      const dublin = new Intl.DateTimeFormat('en-IE', {
        timeZone: 'Europe/Dublin',
        dateStyle: 'short',
        timeStyle: 'short',
        hour12: false,
      });
      expect(dublin.format(begin(incident) ?? 0).replace(',', '')).toBe(row['startTime']);
      expect(incident.placeName).toBe(row['location']);
      expect(incident.point).not.toBeNull();
      if (incident.powerCutType === 'unplanned')
        expect(incident.customersAffected).toBe(row['numCustAffected']);
    }
  });

  it('never reads households, priority customers or staff', async () => {
    const kept = JSON.stringify(
      await Promise.all(
        READINGS.map(async ([file]) => (await parseFeed(answerIn(file).body)).records),
      ),
    );
    expect(kept).not.toMatch(/addressMpanList|mpan|priorityCustomer|criticalCustomer/i);
    const households = answerIn('enwl-search-2026.json').body as { Items: readonly Raw[] };
    const lists = households.Items.flatMap(
      (item) => JSON.stringify(item['addressMpanList']).match(/\d{13}/g) ?? [],
    );
    for (const meterPoint of lists) expect(kept).not.toContain(meterPoint);
  });
});
