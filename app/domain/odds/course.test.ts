import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '../time/instant';
import { courseOf, type HistoryEntry } from './course';
import { exampleEntry } from '../../../tests/fixtures/example-history';

const start = Date.UTC(2026, 5, 3, 12);
const row = (hours: number, known: Partial<HistoryEntry> = {}) => exampleEntry(start, hours, known);
const back = (hours: number, at: number) =>
  row(hours, { type: 'restored', restoredAt: start + at * HOUR });
const gone = (hours: number) => row(hours, { gone: true, type: null });
const restoredAfter = (entries: HistoryEntry[]) => {
  const end = courseOf(entries)?.end;
  return end ? (end.restoredAt - start) / HOUR : null;
};

describe('what is learned from', () => {
  it.each<[string, HistoryEntry[], number | null]>([
    ['one restoration', [row(0.1), back(3, 2.5), gone(15)], 2.5],
    [
      'the final one, where it opened again',
      [row(0.1), back(3, 2.5), row(4), back(9, 8), gone(21)],
      8,
    ],
    [
      'the final one, where it left the feed in between',
      [row(0.1), gone(1), row(2), back(9, 8), gone(21)],
      8,
    ],
    [
      'when it was seen, where the feed names no time',
      [row(0.1), row(3, { type: 'restored' }), gone(15)],
      3,
    ],
    ['nothing while it may come back', [row(0.1), back(3, 2.5)], null],
    ['nothing where it went without a restoration', [row(0.1), gone(15)], null],
    [
      'nothing where it was open again when it went',
      [row(0.1), back(3, 2.5), row(4), gone(15)],
      null,
    ],
    ['nothing where it was first seen restored', [back(3, 2.5), gone(15)], null],
    [
      'nothing where nobody was ever off',
      [row(0.1, { customers: 0 }), back(3, 2.5), gone(15)],
      null,
    ],
    [
      'it, where customers came later',
      [row(0.1, { customers: 0 }), row(1), back(3, 2.5), gone(15)],
      2.5,
    ],
  ])('%s', (_, entries, hours) => expect(restoredAfter(entries)).toBe(hours));

  it('planned work is no power cut', () => {
    expect(courseOf([row(0.1, { type: 'planned' }), back(3, 2.5), gone(15)])).toBeNull();
    expect(courseOf([gone(1)])).toBeNull();
  });
});

describe('moments', () => {
  const momentsOf = (...entries: HistoryEntry[]) =>
    (courseOf(entries)?.moments ?? []).map(({ at, judged }) => [(at - start) / HOUR, judged]);

  it('first seen, the marks, first on site, first estimate; each once, none after 18 hours, judged at 1 and 3 hours', () => {
    const onSite = row(2.5, { stage: 'investigating' });
    const estimated = row(2.75, { stage: 'investigating', estimatedAt: start + 5 * HOUR });
    expect(
      momentsOf(row(0.25), onSite, estimated, row(19, { category: '9' }), back(30, 29), gone(42)),
    ).toEqual(
      expect.arrayContaining([
        [0.25, true],
        [0.5, false],
        [1, true],
        [2, false],
        [2.5, true],
        [2.75, true],
        [3, true],
        [6, false],
        [12, false],
      ]),
    );
    expect(momentsOf(row(19), back(30, 29), gone(42))).toEqual([]);
  });

  it('none once it was restored, also where it came back', () => {
    expect(momentsOf(row(0.25), back(0.75, 0.7), row(0.9), back(9, 8), gone(21))).toEqual([
      [0.25, true],
      [0.5, false],
    ]);
  });

  it('know the largest number of customers and the earliest report so far', () => {
    const entries = [
      row(1, { customers: 5, reportedAt: start + 0.5 * HOUR }),
      row(2, { customers: 40, reportedAt: start }),
      row(5, { customers: 2, reportedAt: start + HOUR }),
      back(9, 8),
      gone(21),
    ];
    const moments = courseOf(entries)?.moments ?? [];
    expect(
      moments.map(({ at, age, customers }) => [(at - start) / MINUTE, age / MINUTE, customers]),
    ).toEqual([
      [60, 30, 5],
      [90, 60, 5],
      [120, 120, 40],
      [180, 180, 40],
      [360, 360, 40],
    ]);
  });
});
