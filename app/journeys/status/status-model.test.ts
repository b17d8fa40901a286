import { describe, expect, it } from 'vitest';
import { dayWord, SOURCES, type SourceDay } from '~/domain/open/status/source-days';
import { DAY, HOUR, MINUTE } from '~/domain/time/instant';
import { language as languageTexts, status as statusTexts } from '#words/en.json';
import { textsOf } from '~/words/texts';
import { schemaBreaches } from '../../../tests/support/openapi';
import { statusJson, statusModel, statusOf, type StatusInput } from './status-model';

const NOW = Date.UTC(2026, 10, 23, 12);
const t = textsOf({ ...languageTexts, ...statusTexts });
const told = (ago: number, source: 'feed' | 'records' = 'feed') => ({
  at: NOW - ago,
  source,
  unchangedSince: NOW - ago,
});
const day = (known: Partial<SourceDay>): SourceDay => ({
  source: 'incidents',
  day: '2026-11-23',
  ok: 100,
  failed: 0,
  lastOkAt: NOW - MINUTE,
  lastFailedAt: null,
  trouble: null,
  ...known,
});
const input = (known: Partial<StatusInput> = {}): StatusInput => ({
  days: [day({})],
  snapshot: { takenAt: NOW - MINUTE, stale: false, data: told(MINUTE) },
  forms: { isOpen: true, isLate: false },
  ...known,
});
const stateOf = (source: string, known: Partial<StatusInput>) =>
  statusOf(input(known), NOW).find((one) => one.source === source)?.state;

describe('the state of a source', () => {
  it.each<[string, string, Partial<StatusInput>, string]>([
    ['a fresh feed', 'incidents', {}, 'well'],
    [
      'a feed that says it is 20 minutes old',
      'incidents',
      { snapshot: { takenAt: NOW, stale: false, data: told(20 * MINUTE) } },
      'old',
    ],
    [
      'records of a quiet night',
      'incidents',
      { snapshot: { takenAt: NOW, stale: false, data: told(9 * HOUR, 'records') } },
      'well',
    ],
    [
      'records of which none changed since yesterday',
      'incidents',
      { snapshot: { takenAt: NOW, stale: false, data: told(25 * HOUR, 'records') } },
      'old',
    ],
    [
      'a feed that is silent',
      'incidents',
      { snapshot: { takenAt: NOW - HOUR, stale: true, data: told(HOUR) } },
      'trouble',
    ],
    ['no picture yet', 'incidents', { snapshot: null }, 'trouble'],
    ['never asked', 'addresses', {}, 'unknown'],
    ['asked and answered', 'addresses', { days: [day({ source: 'addresses' })] }, 'well'],
    [
      'failed last',
      'addresses',
      { days: [day({ source: 'addresses', lastFailedAt: NOW, trouble: 'no-answer' })] },
      'trouble',
    ],
    ['forms that cannot be kept', 'forms', { forms: { isOpen: false, isLate: true } }, 'closed'],
    ['forms that wait', 'forms', { forms: { isOpen: true, isLate: true } }, 'waiting'],
  ])('%s', (_, source, known, state) => expect(stateOf(source, known)).toBe(state));
});

it.each([
  [0, 0, 'unknown'],
  [10, 0, 'well'],
  [95, 5, 'brief'],
  [94, 6, 'long'],
  [0, 1, 'long'],
])('a day of %i successes and %i failures is %s', (ok, failed, word) =>
  expect(dayWord({ ok, failed })).toBe(word),
);

describe('the page [X-80, X-107]', () => {
  it('says the age of the data and not of our look, and failures in plain words', () => {
    const snapshot = { takenAt: NOW, stale: false, data: told(300 * DAY, 'records') };
    const days = [day({ lastFailedAt: NOW - HOUR, failed: 3, trouble: 'unusable' })];
    const [incidents] = statusModel(input({ snapshot, days }), NOW, t).sources;
    expect(incidents).toMatchObject({
      name: 'List of power cuts',
      chip: 'Out of date',
      sentences: ['Nothing has changed in the data since 27 January, noon, 300 days ago.'],
      lastGood: '11:59am, 1 minute ago',
      lastFailed: '11am, 1 hour ago: its answer could not be used',
    });
    expect(incidents?.strip.label).toBe(
      'The last 30 days: 1 with a short problem, 29 without a record.',
    );
  });

  it('has a word for each day and source, today first', () => {
    const { table, summary } = statusModel(input(), NOW, t);
    expect(table).toHaveLength(30);
    expect(table[0]).toEqual({
      day: '23 Nov',
      words: ['Good', ...Array<string>(4).fill('No record')],
    });
    expect(summary).toBe('Everything is working.');
    const all = SOURCES.map((source) => day({ source }));
    expect(statusModel(input({ days: all }), NOW, t).summary).toBe('Everything works.');
    expect(
      statusModel(input({ snapshot: null, forms: { isOpen: false, isLate: false } }), NOW, t)
        .summary,
    ).toBe('2 things do not work as they should.');
  });

  it('says the same to programs, by the contract and without anything else', () => {
    expect(schemaBreaches('SiteStatus', statusJson(input(), NOW))).toEqual([]);
    expect(
      schemaBreaches('SiteStatus', statusJson(input({ snapshot: null, days: [] }), NOW)),
    ).toEqual([]);
  });
});
