import { describe, expect, it, vi } from 'vitest';
import { DAY, MINUTE } from '~/domain/time/instant';
import { formatLondon } from '~/domain/time/london-time';
import { exampleLiveRecord } from '../../../../tests/fixtures/live-record';
import { ukpnLive } from '../operator-feeds/ukpn-live';
import { parseFeed, parseFeedBytes } from './parse-feed';
import { createRecordMemory } from './record-memory';

const NOW = Date.UTC(2026, 2, 10, 12);
const record = (number: number, overrides: object = {}) =>
  exampleLiveRecord({
    IncidentReference: `INCD-${number}-A`,
    CreationDateTime: formatLondon(NOW - MINUTE),
    ...overrides,
  });

function reader() {
  const memory = createRecordMemory();
  return (list: readonly object[], now = NOW, numbers: ReadonlySet<string> = new Set()) =>
    parseFeed(JSON.parse(JSON.stringify(list)), { memory, now, numbers });
}

describe('the text of a list whose shape is known', () => {
  const numbers = new Set<string>();
  const border = { now: NOW, numbers, shape: ukpnLive, memory: createRecordMemory() };
  const list = [record(1), 'nonsense', record(2), { no: 'reference' }, record(2), null];

  it.each([
    ['as it is', JSON.stringify(list)],
    ['spaced out, after a byte order mark', `\uFEFF${JSON.stringify(list, null, 2)}\n`],
    ['empty', '[]'],
    ['without a record', '[null, 1]'],
    ['wrapped', JSON.stringify({ results: list })],
  ])('is read record by record as it is whole: %s', async (_name, text) => {
    expect(await parseFeedBytes(Buffer.from(text), border)).toEqual(
      await parseFeedBytes(Buffer.from(text), { ...border, memory: undefined }),
    );
  });

  it('is no JSON wherever it breaks, and parses no record that it knows', async () => {
    const text = JSON.stringify(list);
    await parseFeedBytes(Buffer.from(text), border);
    for (const broken of [text.slice(0, -20), `${text}]`, text.replace('},', '}'), '[{]'])
      expect((await parseFeedBytes(Buffer.from(broken), border)).problem).toBe('not JSON');
    const parse = vi.spyOn(JSON, 'parse');
    await parseFeedBytes(Buffer.from(text), border);
    // What could not be read is looked at again.
    expect(parse.mock.calls.map(([item]) => item)).toEqual([
      '"nonsense"',
      '{"no":"reference"}',
      'null',
    ]);
    parse.mockRestore();
  });
});

describe('a list that is looked at again', () => {
  const numbers = new Set<string>();

  it('gives what says the same as it was, and the rest as it is read without a memory', async () => {
    const look = reader();
    const [first, second] = (await look([record(1), record(2)], NOW, numbers)).records;
    const changed = [
      record(1),
      record(2, { NoCustomerAffected: 7 }),
      record(3),
      'nonsense',
      record(3),
    ];
    const again = await look(changed as object[], NOW + MINUTE, numbers);
    expect(again.records[0]).toBe(first);
    expect(again.records[1]).not.toBe(second);
    expect(again).toEqual(await parseFeed(changed, { now: NOW + MINUTE, numbers }));
  });

  it('reads all of it again for other numbers of the operator, and after a day', async () => {
    const look = reader();
    const [first] = (await look([record(1)], NOW, numbers)).records;
    const [second] = (await look([record(1)], NOW, new Set(['105']))).records;
    expect(second).not.toBe(first);
    const later = new Set(['105']);
    const [third] = (await look([record(1)], NOW, later)).records;
    expect((await look([record(1)], NOW + DAY - 1, later)).records[0]).toBe(third);
    expect((await look([record(1)], NOW + DAY, later)).records[0]).not.toBe(third);
  });

  it('keeps nothing of a time that cannot be yet, and counts what has come to pass', async () => {
    const look = reader();
    const ahead = [record(1, { CreationDateTime: formatLondon(NOW + 90 * MINUTE) })];
    const soon = [record(2, { CreationDateTime: formatLondon(NOW + 30 * MINUTE) })];
    expect((await look(ahead, NOW, numbers)).odd.future).toBe(1);
    expect((await look(ahead, NOW + 60 * MINUTE, numbers)).odd.future).toBe(0);
    const { newestAt: before } = await look(soon, NOW, numbers);
    expect(before ?? 0).toBeLessThanOrEqual(NOW);
    expect((await look(soon, NOW + 40 * MINUTE, numbers)).newestAt).toBe(NOW + 30 * MINUTE);
  });
});
