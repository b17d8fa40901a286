import { describe, expect, it } from 'vitest';
import {
  isCurrent,
  isFuture,
  isMultiple,
  isPlannedActive,
  isRestored,
} from '~/domain/incident/flags';
import { estimateOf } from '~/domain/incident/estimate';
import { incidentsForAddress } from '~/domain/incident/for-address';
import { stageOf } from '~/domain/incident/stage';
import { DAY, HOUR, MINUTE, type Instant } from '~/domain/time/instant';
import { buildSnapshot } from '../../tests/fixtures/build-snapshot';
import { parseFeed } from '~/server/incidents/wire/parse-feed';
import { createDemoNetwork } from './network';

const network = createDemoNetwork({ storm: false, startedAt: 0 });
async function snapshotAt(now: Instant, from = network) {
  const feed = await parseFeed(from.recordsAt(now), { now });
  expect([feed.problem, feed.dropped]).toEqual([null, []]);
  return buildSnapshot(feed.incidents, now);
}

/** Times at which a naive clock goes wrong: around midnight, and where London moves its clocks. */
const moments: readonly (readonly [string, Instant])[] = [
  ['at noon', Date.UTC(2026, 10, 20, 12, 7)],
  ['just before midnight', Date.UTC(2026, 10, 20, 23, 59)],
  ['just after midnight', Date.UTC(2026, 10, 21, 0, 1)],
  ['on a summer night in UTC', Date.UTC(2026, 6, 1, 23, 30)],
  ['when summer time starts', Date.UTC(2026, 2, 29, 0, 59)],
  ['when summer time ends', Date.UTC(2026, 9, 25, 1, 1)],
  ['on the last day of a year', Date.UTC(2026, 11, 31, 23, 40)],
  ['on a leap day', Date.UTC(2028, 1, 29, 22, 15)],
];

describe.each(moments)('the demonstration %s', (_name, now) => {
  it('leads each postcode where the table says', async () => {
    const snapshot = await snapshotAt(now);
    const found = (postcode: string, ownReferences: string[] = []) =>
      incidentsForAddress({ snapshot, address: { postcode }, ownReferences, now });
    const get = (reference: string) => {
      const incident = snapshot.byReference.get(reference);
      if (!incident) throw new Error(`no ${reference}`);
      return incident;
    };
    const one = (postcode: string, reference: string) =>
      expect(found(postcode)).toEqual({ kind: 'one', incident: get(reference) });

    one('CB1 9ZA', 'INCD-100101-A');
    const cb1 = get('INCD-100101-A');
    expect([cb1.type, cb1.customersAffected, stageOf(cb1.steps)]).toEqual([2, 43, 'on-the-way']);
    const age = (now - (cb1.receivedAt ?? 0)) / MINUTE;
    expect(age).toBeGreaterThanOrEqual(60);
    expect(age).toBeLessThan(110);
    const estimate = estimateOf(cb1, { storm: false, now });
    expect(estimate).toMatchObject({ kind: 'window', overdue: false });
    expect(estimate.kind === 'window' && estimate.from - now).toBeGreaterThan(30 * MINUTE);

    expect(found('CB2 9ZA')).toEqual({ kind: 'none' });
    expect(found('CB2 9ZA', [...network.referencesOf('1000001902072')])).toMatchObject({
      kind: 'one',
      incident: { reference: 'INCD-100102-A', type: 1 },
    });
    one('CB3 9ZA', 'INCD-100103-A');
    expect(estimateOf(get('INCD-100103-A'), { storm: false, now }).kind).toBe('to-be-confirmed');
    expect(get('INCD-100103-A').customersAffected).toBe(0);
    expect(found('IP1 9ZA')).toMatchObject({
      kind: 'several',
      sector: 'IP1 9',
      incidents: { length: 3 },
    });
    one('IP2 9ZA', 'INCD-100411-A');
    one('NR1 9ZA', 'INCD-100201-A');
    expect(isPlannedActive(get('INCD-100201-A'), now) && isCurrent(get('INCD-100201-A'), now)).toBe(
      true,
    );
    expect(estimateOf(get('INCD-100201-A'), { storm: false, now })).toMatchObject({
      overdue: false,
    });
    for (const [postcode, reference] of [
      ['NR2 9ZA', 'INCD-100202-A'],
      ['NR3 9ZA', 'INCD-100203-A'],
      ['NR4 9ZA', 'INCD-100204-A'],
    ] as const) {
      expect(found(postcode)).toEqual({ kind: 'future', incident: get(reference) });
      expect(isFuture(get(reference), now)).toBe(true);
    }
    one('NR5 9ZA', 'INCD-100205-A');
    expect(get('INCD-100205-A').statusId).toBe(8);
    one('SE1 9ZA', 'INCD-100303-B');
    expect(isRestored(get('INCD-100303-B'), now)).toBe(true);
    expect(now - (get('INCD-100303-B').restoredAt ?? 0)).toBeLessThan(HOUR);
    for (const postcode of ['SE2 9ZA', 'SE3 9ZA', 'SE4 9ZA', 'TN1 9ZA', 'BN1 9ZA', 'CM1 9ZA'])
      expect(found(postcode)).toEqual({ kind: 'none' });
  });

  it('says nothing that has not happened yet', async () => {
    const { incidents } = await snapshotAt(now);
    for (const incident of incidents) {
      for (const step of incident.steps) expect(step.at ?? 0).toBeLessThanOrEqual(now);
      expect(incident.restoredAt ?? 0).toBeLessThanOrEqual(now);
      if (!isMultiple(incident) && incident.plannedAt === null)
        expect(incident.receivedAt ?? Infinity).toBeLessThanOrEqual(now);
      for (const { reportedAt } of network.historyOf(incident.reference, now))
        expect(reportedAt).toBeLessThanOrEqual(now);
    }
  });
});

describe('the demonstration', () => {
  it('tells at any hour how the estimate for CB1 9ZA was revised', () => {
    for (let now = Date.UTC(2026, 10, 20); now < Date.UTC(2026, 10, 21); now += 17 * MINUTE) {
      const [present, before, first, ...more] = network.historyOf('INCD-100101-A', now);
      expect([first?.estimateText, first?.estimatedAt, more]).toEqual([
        'To be confirmed',
        null,
        [],
      ]);
      expect(present?.estimatedAt ?? 0).toBeGreaterThan(before?.estimatedAt ?? Infinity);
    }
  });

  it('goes on: faults are restored and others come, in about the same number', async () => {
    const seen = new Set<string>();
    for (let day = 0; day < 4; day += 0.37) {
      const now = Date.UTC(2026, 10, 20) + day * DAY;
      const { incidents } = await snapshotAt(now);
      const single = incidents.filter((incident) => !isMultiple(incident));
      const off = single.filter((incident) => incident.powerCutType === 'unplanned').length;
      expect(off).toBeGreaterThan(30);
      expect(off).toBeLessThan(60);
      expect(
        single.filter(({ powerCutType }) => powerCutType === 'planned').length,
      ).toBeGreaterThan(25);
      expect(new Set(incidents.map(({ region }) => region))).toEqual(new Set([0, 1, 2, 3]));
      for (const { reference } of single) seen.add(reference);
    }
    expect(seen.size).toBeGreaterThan(300);
  });

  it('draws every sector as an outline around its centre', async () => {
    const { incidents } = await snapshotAt(Date.UTC(2026, 10, 20));
    for (const { shapes, sectors } of incidents) {
      expect(shapes.map(({ sector }) => sector)).toEqual(sectors);
      for (const { outline, centre } of shapes) {
        expect(outline.length).toBeGreaterThan(5);
        expect(Math.min(...outline.map(({ lat }) => lat))).toBeLessThan(centre?.lat ?? 0);
        expect(Math.max(...outline.map(({ lat }) => lat))).toBeGreaterThan(centre?.lat ?? 90);
      }
    }
  });
});

describe('the storm', () => {
  it('is about 3 000 records over 1 200 sectors, the contract postcodes among them, and stands still', async () => {
    const startedAt = Date.UTC(2026, 10, 20, 18, 3);
    const storm = createDemoNetwork({ storm: true, startedAt });
    const snapshot = await snapshotAt(startedAt, storm);
    expect(new Set(snapshot.incidents.map(({ region }) => region))).toEqual(new Set([0, 1, 2, 3]));
    expect(snapshot.incidents.length).toBeGreaterThan(2800);
    expect(snapshot.incidents.length).toBeLessThan(3300);
    expect(snapshot.bySector.size).toBeGreaterThan(1200);
    expect(snapshot.byReference.has('INCD-100101-A')).toBe(true);
    const stormy = (now: Instant) =>
      storm.recordsAt(now).filter(({ IncidentReference }) => !IncidentReference.includes('-100'));
    expect(stormy(startedAt + 5 * HOUR)).toEqual(stormy(startedAt));
  });
});
