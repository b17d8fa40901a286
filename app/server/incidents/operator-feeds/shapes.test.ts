import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Incident } from '~/domain/incident/incident';
import { fromLondon } from '~/domain/time/london-time';
import { parseFeedBytes } from '../wire/parse-feed';
import { exampleAnswer } from '../../../../tests/fixtures/example-answer';
import { readAnswer } from './read-answer';
import { FEED_SHAPES, recogniseShape } from './shapes';

const now = Date.UTC(2026, 6, 5, 18);
const summer = (day: number, hour: number, minute = 0) => fromLondon(2026, 7, day, hour, minute);

/** Made answers, and what a person reads in them. Nothing here was published by an operator. */
const EXPECTED: Readonly<Record<string, readonly Partial<Incident>[]>> = {
  'ukpn-live': [{ reference: 'INCD-1-A', powerCutType: 'unplanned', customersAffected: 12 }],
  'ukpn-ods': [
    {
      reference: 'INCD-2-A',
      powerCutType: 'unplanned',
      customersAffected: 7,
      receivedAt: summer(5, 9, 1),
      sectors: ['CM2 9'],
    },
  ],
  'npg-rest': [
    {
      reference: 'INCD-3-A',
      powerCutType: 'unplanned',
      customersAffected: 154,
      receivedAt: summer(5, 16, 45),
      estimatedAt: summer(5, 20),
      estimateText: '05 Jul 19:30 - 20:30',
      postcodes: ['LS25 9ZA', 'LS25 9ZB'],
      sectors: ['LS25 9'],
      point: { lat: 53.8, lng: -1.3 },
    },
    { reference: 'INCD-4-A', powerCutType: 'restored', customersAffected: 0, estimatedAt: null },
    {
      reference: 'PPCR5',
      powerCutType: 'planned',
      customersPlanned: 8,
      plannedAt: summer(6, 0),
      isPlannedDay: true,
      receivedAt: null,
    },
  ],
  'npg-ods': [
    {
      reference: 'INCD-6-A',
      powerCutType: 'unplanned',
      receivedAt: summer(5, 17),
      customersAffected: 30,
    },
  ],
  'nged-ckan': [
    {
      reference: 'INCD-7-l',
      powerCutType: 'unplanned',
      customersAffected: 1,
      receivedAt: summer(5, 14, 56),
      estimatedAt: null,
      cause: 'A fault on an overhead line.',
      postcodes: ['GL5 9ZA'],
      // One home: its exact point is rounded to about a kilometre.
      point: { lat: 51.72, lng: -2.21 },
    },
    {
      reference: 'INCD-8-l',
      powerCutType: 'planned',
      plannedAt: summer(6, 9),
      postcodes: [],
      point: null,
    },
  ],
  'nged-csv': [{ reference: 'INCD-9-l', customersAffected: 44, receivedAt: summer(5, 11, 6) }],
  'nged-detailed': [
    {
      reference: 'INCD-10-f',
      powerCutType: 'planned',
      plannedAt: summer(6, 9),
      customersPlanned: 24,
    },
    {
      reference: 'INCD-11-f',
      powerCutType: 'restored',
      customersAffected: 0,
      restoredAt: summer(5, 12, 30),
    },
  ],
  'nged-web': [
    {
      reference: 'INCD-12-p',
      customersAffected: 10,
      estimatedAt: null,
      receivedAt: summer(5, 7, 5),
    },
  ],
  'ssen-getallfaults': [
    {
      reference: 'TX0001',
      powerCutType: 'unplanned',
      receivedAt: Date.UTC(2026, 6, 5, 15),
      estimatedAt: Date.UTC(2026, 6, 5, 20),
      postcodes: ['OX26 9ZA'],
      sectors: ['OX26 9', 'SL1 9'],
      cause: 'An overhead line is down.',
    },
    {
      reference: '990001',
      powerCutType: 'planned',
      plannedAt: Date.UTC(2026, 6, 5, 17, 30),
      customersPlanned: 52,
    },
  ],
  'ssen-livefaults': [
    {
      reference: 'TX0002',
      customersAffected: 26,
      estimatedAt: null,
      receivedAt: Date.UTC(2026, 6, 5, 2, 54),
    },
  ],
  'spen-ods': [
    {
      reference: 'INCD-13-s',
      customersAffected: null,
      receivedAt: summer(5, 16, 51),
      sectors: ['KA3 2', 'KA3 1'],
      postcodes: [],
    },
    {
      reference: 'INCD-14-s',
      powerCutType: 'planned',
      customersPlanned: null,
      plannedAt: summer(13, 9),
      statusId: 6,
    },
  ],
  'spen-neo': [
    {
      reference: 'INCD-15-s',
      powerCutType: 'restored',
      restoredAt: summer(5, 18),
      point: { lat: 55.61, lng: -4.47 },
    },
    { reference: 'INCD-16-s', powerCutType: 'unplanned', restoredAt: null },
  ],
  'spen-web': [
    {
      reference: 'INCD-17-i',
      powerCutType: 'unplanned',
      receivedAt: summer(5, 17, 50),
      estimatedAt: summer(6, 0, 30),
      postcodes: ['WA10 9ZA'],
      placeName: 'St. Helens',
      customersAffected: null,
    },
    { reference: 'INCD-18-r', powerCutType: 'restored', restoredAt: summer(5, 10, 58) },
    {
      reference: 'INCD-19-r',
      powerCutType: 'planned',
      estimatedAt: summer(13, 16),
      restoredAt: null,
      plannedAt: null,
    },
  ],
  'enwl-search': [
    {
      reference: 'INC 990000001',
      powerCutType: 'unplanned',
      receivedAt: summer(5, 15, 38),
      estimatedAt: null,
      customersAffected: 16,
      postcodes: ['PR1 9ZA', 'PR1 9ZB'],
      town: 'Preston',
      county: 'Lancashire',
    },
    {
      reference: 'INC 990000002',
      powerCutType: 'restored',
      restoredAt: summer(5, 11, 56),
      receivedAt: null,
      customersAffected: 0,
    },
    {
      reference: '09999N2026',
      powerCutType: 'planned',
      plannedAt: summer(6, 0),
      isPlannedDay: true,
      customersPlanned: 112,
    },
    { reference: '09998N2026', powerCutType: 'planned', statusId: 8 },
  ],
  'enwl-ods': [
    {
      reference: 'INC 990000003',
      customersAffected: 42,
      receivedAt: Date.UTC(2026, 6, 5, 14, 20),
      sectors: [],
    },
  ],
  'nie-powercheck': [
    {
      reference: '9900001',
      receivedAt: summer(5, 11, 3),
      estimatedAt: summer(5, 22),
      customersAffected: 217,
      sectors: ['BT31 9', 'BT34 5'],
    },
    // Neither a point nor a postcode: it still counts.
    {
      reference: '9900002',
      receivedAt: fromLondon(2025, 12, 31, 23, 58),
      estimatedAt: null,
      point: null,
      sectors: [],
    },
  ],
  'nie-ods': [
    {
      reference: '9900003',
      receivedAt: summer(5, 11, 24),
      estimatedAt: null,
      customersAffected: 14,
    },
  ],
  'esb-powercheck': [
    {
      reference: '9900004',
      powerCutType: 'unplanned',
      receivedAt: summer(5, 17, 20),
      estimatedAt: summer(5, 19, 30),
      customersAffected: 172,
      placeName: 'Ballymade',
      town: 'Ballymade',
      county: null,
    },
    {
      reference: '9900005',
      powerCutType: 'restored',
      restoredAt: summer(5, 17, 34),
      customersAffected: 0,
    },
  ],
};

describe('a feed in each published shape', () => {
  it.each(Object.entries(EXPECTED))('%s is recognised and read', async (id, expected) => {
    const text = exampleAnswer(id);
    const answer = readAnswer(Buffer.from(text));
    expect(answer && recogniseShape(answer)?.id).toBe(id);
    const feed = await parseFeedBytes(Buffer.from(text), { now });
    expect(feed.dropped).toEqual([]);
    expect(feed.incidents).toHaveLength(expected.length);
    feed.incidents.forEach((incident, index) =>
      expect(incident).toMatchObject(expected[index] ?? {}),
    );
  });

  it('is there for every shape that the site reads', () => {
    expect(Object.keys(EXPECTED).toSorted()).toEqual(FEED_SHAPES.map(({ id }) => id).toSorted());
  });

  it('is named in docs/real-feed.md, each of them and no other', () => {
    const rows = readFileSync('docs/real-feed.md', 'utf8').match(/^\| `[^|]*/gm) ?? [];
    const named = rows.flatMap((row) => row.match(/(?<=`)[a-z-]+(?=`)/g) ?? []);
    expect(named.toSorted()).toEqual(FEED_SHAPES.map(({ id }) => id).toSorted());
  });

  it('reads no member that the table does not name', async () => {
    const feeds = await Promise.all(
      FEED_SHAPES.map(({ id }) => parseFeedBytes(Buffer.from(exampleAnswer(id)), { now })),
    );
    expect(JSON.stringify(feeds.map(({ records }) => records))).not.toMatch(/SECRET/);
  });

  it('takes the offset of Northern Powergrid for what it is in winter and in summer', async () => {
    const answer = (time: string) =>
      JSON.stringify([
        { Reference: 'INCD-1-A', IncidentStatus: 5, TotalConfirmedPowercut: 1, LoggedTime: time },
      ]);
    const at = async (time: string) =>
      (await parseFeedBytes(Buffer.from(answer(time)), { now })).incidents[0]?.receivedAt;
    expect(await at('2026-07-05T17:20:00Z')).toBe(Date.UTC(2026, 6, 5, 16, 20));
    expect(await at('2026-01-05T17:20:00Z')).toBe(Date.UTC(2026, 0, 5, 17, 20));
  });
});
