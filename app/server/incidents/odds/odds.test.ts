import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { exampleIncident } from '../../../../tests/fixtures/example-incident';
import type { Incident } from '~/domain/incident/incident';
import type { HistoryEntry } from '~/domain/odds/course';
import { examplePowerCut } from '../../../../tests/fixtures/example-history';
import { DAY, HOUR, MINUTE } from '~/domain/time/instant';
import type { Store } from '~/server/store/open.server';
import { describeOnEveryStore, quietLogger } from '../../../../tests/support/stores';
import { inventedHistory } from '#demo/incidents/past';
import { buildSnapshot } from '../../../../tests/fixtures/build-snapshot';
import { createOdds } from './create.server';
import { learnFrom } from './learn.server';
import { readOdds, writeOdds } from './odds-file.server';
import { learnIfDue } from './weekly.server';
import { recordedHistory } from './recorded-history.server';

const now = Date.UTC(2026, 5, 20, 12);
const start = now - 50 * DAY;
const FRESH = { stale: false, takenAt: now };

const rowsOf = (count: number): HistoryEntry[] =>
  Array.from({ length: count }, (_, index) =>
    examplePowerCut(start + index * 40 * MINUTE, 60 + (index % 10) * 30, {
      reference: `INCD-${index}-A`,
    }),
  ).flat();

async function record(store: Store, entries: readonly HistoryEntry[]): Promise<void> {
  const rows = entries.map((entry, index) => ({
    reference: entry.reference,
    seen_at: entry.seenAt,
    gone: entry.gone ? 1 : 0,
    revision: String(index),
    estimate_text: null,
    estimated_at: entry.estimatedAt,
    stage: entry.stage,
    status_id: 1,
    power_cut_type: entry.type,
    incident_type: 2,
    category: entry.category,
    region: 1,
    customers_affected: entry.customers,
    customers_planned: 0,
    received_at: entry.reportedAt,
    planned_at: null,
    restored_at: entry.restoredAt,
    sectors: '[]',
  }));
  for (let at = 0; at < rows.length; at += 500)
    await store.db
      .insertInto('incident_history')
      .values(rows.slice(at, at + 500))
      .execute();
}

const cut = (overrides: Partial<Incident> = {}) =>
  exampleIncident({
    reference: 'INCD-NEW-A',
    powerCutType: 'unplanned',
    category: '47',
    customersAffected: 12,
    receivedAt: now - 10 * MINUTE,
    ...overrides,
  });
const snapshotOf = (...incidents: Incident[]) =>
  buildSnapshot(incidents, now, { at: now, source: 'feed', unchangedSince: now });

const oddsOf = async (store: Store) => {
  const history = recordedHistory(store);
  return createOdds({ read: () => learnFrom(history, now), history, logger: quietLogger });
};

afterEach(() => vi.useRealTimers());

describeOnEveryStore('odds from the recorded history', (makeStore) => {
  it('are learned from every incident that is finished, across pages of rows', async () => {
    const store = await makeStore();
    await record(store, rowsOf(1500));
    const learned = await learnFrom(recordedHistory(store), now);
    expect(learned?.learned).toMatchObject({ powerCuts: 1500, until: now });
    expect(learned?.weeks.some(({ score }) => score.moments > 0)).toBe(true);
    expect(learned?.learned.most).toBeGreaterThan(1);
  });

  it('speak of a new power cut, and fall silent by the rules', async () => {
    const store = await makeStore();
    await record(store, rowsOf(1500));
    const odds = await oddsOf(store);
    const ask = (incident: Incident, freshness = FRESH) => odds.of(incident, { now, freshness });
    odds.handleSnapshot(snapshotOf(cut()));
    expect(ask(cut())).toMatchObject({ half: expect.any(Number) as number });
    expect(ask(cut(), { ...FRESH, stale: true })).toBe('stale-feed');
    expect(ask(cut({ reference: 'INCD-OLD-A', receivedAt: now - 19 * HOUR }))).toBe('too-old');
    odds.handleSnapshot(snapshotOf(cut({ powerCutType: 'restored' })));
    odds.handleSnapshot(snapshotOf(cut()));
    expect(ask(cut())).toBe('came-back');
    odds.handleSnapshot(
      snapshotOf(
        ...Array.from({ length: 40 }, (_, index) => cut({ reference: `INCD-N${index}-A` })),
      ),
    );
    expect(ask(cut({ reference: 'INCD-N1-A' }))).toBe('unusually-many');
    odds.handleSnapshot(
      buildSnapshot([cut()], now, { at: now - HOUR, source: 'feed', unchangedSince: now }),
    );
    expect(ask(cut({ reference: 'INCD-N1-A' }))).toBe('stale-feed');
    await odds.stop();
  });

  it('give for an hour what they gave for it first, also where the customers change', async () => {
    const store = await makeStore();
    await record(store, rowsOf(1500));
    const odds = await oddsOf(store);
    const reportedAt = now - 130 * MINUTE;
    const ask = (customersAffected: number, at = now) =>
      odds.hourly(cut({ receivedAt: reportedAt, customersAffected }), {
        now: at,
        freshness: FRESH,
      });
    odds.handleSnapshot(
      buildSnapshot([cut({ receivedAt: reportedAt })], now, {
        at: now,
        source: 'records',
        unchangedSince: now,
      }),
    );
    const first = ask(12);
    expect(first.map(({ at }) => at)).toEqual([now - 10 * MINUTE, now - 70 * MINUTE, reportedAt]);
    expect(ask(900, now + 20 * MINUTE)).toEqual(first);
    expect(ask(900, now + 51 * MINUTE).slice(1)).toEqual(first);
    expect(odds.hourly(cut(), { now, freshness: { ...FRESH, stale: true } })).toEqual([]);
    await odds.stop();
  });

  it('know after a restart what was restored before it', async () => {
    const store = await makeStore();
    await record(store, rowsOf(1500));
    const seen = examplePowerCut(now - 5 * HOUR, 90, { reference: 'INCD-NEW-A' }).slice(0, 2);
    await record(store, seen);
    const odds = await oddsOf(store);
    odds.handleSnapshot(snapshotOf(cut({ receivedAt: now - 5 * HOUR })));
    await vi.waitFor(() =>
      expect(odds.of(cut({ receivedAt: now - 5 * HOUR }), { now, freshness: FRESH })).toBe(
        'came-back',
      ),
    );
    await odds.stop();
  });
});

describe('the history of the demonstration', () => {
  it('agrees with its own estimates in most cases, and its odds with them', async () => {
    const learned = await learnFrom(inventedHistory, now);
    const weeks = learned?.weeks.map(({ score }) => score) ?? [];
    const sum = (key: 'estimated' | 'withinWindow' | 'moments' | 'withinEight') =>
      weeks.reduce((total, score) => total + score[key], 0);
    expect(sum('withinWindow') / sum('estimated')).toBeGreaterThan(0.7);
    expect(sum('withinEight') / sum('moments')).toBeGreaterThan(0.75);
  });
});

describe('odds.json', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'odds-'));
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  it('is read back to the letter; a file of another version says nothing', async () => {
    const file = path.join(dir, 'odds.json');
    expect(await readOdds(file)).toBeNull();
    const learned = await learnFrom(inventedHistory, now);
    if (!learned) throw new Error('nothing learned');
    writeOdds(file, learned);
    expect(await readOdds(file)).toEqual(learned);
    writeFileSync(file, '{"learned":1}');
    expect(await readOdds(file)).toBeNull();
  });

  it('is written by another program where it is missing or a week old, and not before', async () => {
    const file = path.join(dir, 'weekly.json');
    const run = vi.fn(async () => 0);
    const look = async (at: number) => {
      await learnIfDue({ file, logger: quietLogger, run }, at);
      return run.mock.calls.length;
    };
    expect(await look(now)).toBe(1);
    writeFileSync(file, 'null');
    const { mtimeMs } = statSync(file);
    expect(await look(mtimeMs + 7 * DAY - 1)).toBe(1);
    expect(await look(mtimeMs + 7 * DAY)).toBe(2);
  });
});

describe('the made history of the demonstration', () => {
  it('is the same for the same moment, and enough to speak from at any hour', async () => {
    for (const at of [now, now + 12 * HOUR]) {
      const learned = await learnFrom(inventedHistory, at);
      expect(learned).toEqual(await learnFrom(inventedHistory, at));
      expect(learned?.learned.powerCuts).toBeGreaterThan(1000);
      expect(learned?.learned.most).toBeGreaterThan(100);
      expect(learned?.weeks.filter(({ score }) => score.moments > 0).length).toBeGreaterThan(2);
    }
  });
});
