import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HistoryEntry } from '~/domain/odds/course';
import { examplePowerCut } from '../../../../tests/fixtures/example-history';
import { DAY, MINUTE } from '~/domain/time/instant';
import { readArchiveRow } from './archive-row';
import { judge, learn, ToolFault } from './tool.server';

const start = Date.UTC(2026, 0, 5);
const stages = ['reported', 'on-the-way', 'investigating', 'restored'];
const iso = (at: number | null) =>
  at === null ? null : new Date(at).toISOString().replace('.000', '');
const lineOf = (entry: HistoryEntry): string =>
  JSON.stringify({
    seen_at: iso(entry.seenAt),
    gone: entry.gone ? 1 : 0,
    reference: entry.reference,
    power_cut_type: entry.type === 'restored' ? 'Restored' : 'Unplanned',
    category: entry.category,
    stage: stages.indexOf(entry.stage),
    customers_affected: entry.customers,
    received_at: iso(entry.reportedAt),
    estimated_at: iso(entry.estimatedAt),
    restored_at: iso(entry.restoredAt),
    sectors: [],
  });
const lines = Array.from({ length: 60 * 48 }, (_, index) => {
  const from = start + index * 30 * MINUTE;
  const incident = { reference: `INCD-${index}-A`, estimatedAt: from + 120 * MINUTE };
  return examplePowerCut(from, 40 + (index % 10) * 40, incident);
})
  .flat()
  .sort((a, b) => a.seenAt - b.seenAt);

let dir = '';
const file = (name: string) => path.join(dir, name);
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'odds-'));
  const isTrain = ({ seenAt }: HistoryEntry) => seenAt < start + 40 * DAY;
  const textOf = (entries: readonly HistoryEntry[]) => entries.map(lineOf).join('\n');
  await writeFile(file('train.jsonl.gz'), gzipSync(textOf(lines.filter(isTrain))));
  await writeFile(
    file('test.jsonl'),
    `${textOf(lines.filter((entry) => !isTrain(entry)))}\nno row\n{"reference":1}\n`,
  );
  await writeFile(file('empty.jsonl'), '');
  await writeFile(file('broken.jsonl.gz'), gzipSync(textOf(lines)).subarray(0, 400));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const figure = (printed: readonly string[], name: string): string =>
  printed
    .find((line) => line.trim().startsWith(name))
    ?.trim()
    .slice(name.length)
    .trim() ?? '';

describe('the tool', () => {
  it('judges weekly refits: every figure', async () => {
    const printed = await judge(file('train.jsonl.gz'), file('test.jsonl'));
    expect(printed[0]).toBe('2 lines are no history rows and were left out.');
    expect(Number(figure(printed, 'Moments'))).toBeGreaterThan(1000);
    expect(figure(printed, 'Moments at which nothing was said')).toBe('0');
    // Ten equal lengths: eight of them lie within the time that is stated for 8 in 10.
    expect(parseFloat(figure(printed, 'Within the stated 8-in-10 time'))).toBeGreaterThan(75);
    expect(parseFloat(figure(printed, 'Inside the 10 to 90 interval'))).toBeGreaterThan(70);
    expect(figure(printed, 'Worst week, within the 8-in-10 time')).toMatch(/^\d\d\.\d %$/);
    expect(figure(printed, 'mean of the three')).toMatch(/^[\d.]+ min +[\d.]+ min$/);
    expect(figure(printed, 'ours is smaller by')).toMatch(/^[\d.]+ %$/);
    expect(printed.filter((line) => /^ {4}2026-0/.test(line))).toHaveLength(3);
  });

  it('says what it learned, also from several files', async () => {
    const { lines: printed, learned } = await learn([file('train.jsonl.gz'), file('test.jsonl')]);
    expect(figure(printed, 'Finished power cuts')).toBe(String(60 * 48));
    expect(figure(printed, 'Enough to speak from')).toBe('yes');
    expect(learned.cells['all']).toHaveLength(4);
  });

  it('prints what it can of files with nothing in them', async () => {
    const printed = await judge(file('empty.jsonl'), file('empty.jsonl'));
    expect(figure(printed, 'Moments')).toBe('0');
    expect(figure(printed, 'ours is smaller by')).toBe('none');
    expect(figure(await judge(file('test.jsonl'), file('empty.jsonl')), 'Moments')).toBe('0');
    expect(figure(await judge(file('empty.jsonl'), file('test.jsonl')), 'Moments')).toBe('0');
    expect(figure((await learn([file('empty.jsonl')])).lines, 'Enough to speak from')).toBe('no');
  });

  it.each(['none.jsonl', 'broken.jsonl.gz', '.'])(
    'names a file that cannot be read: %s',
    async (name) => {
      await expect(judge(file(name), file('test.jsonl'))).rejects.toThrow(ToolFault);
    },
  );
});

describe('an archived row', () => {
  const row = {
    seen_at: '2026-06-01T00:30:00Z',
    reference: 'A',
    power_cut_type: 'Unplanned',
    stage: 2,
  };
  it.each<[string, object, object | null]>([
    [
      'as it is written',
      {},
      { seenAt: Date.UTC(2026, 5, 1, 0, 30), stage: 'investigating', type: 'unplanned' },
    ],
    [
      'UTC where no zone is named',
      { seen_at: '2026-06-01T00:30:00' },
      { seenAt: Date.UTC(2026, 5, 1, 0, 30) },
    ],
    [
      'another zone',
      { seen_at: '2026-06-01T01:30:00+01:00' },
      { seenAt: Date.UTC(2026, 5, 1, 0, 30) },
    ],
    ['no time', { restored_at: '0001-01-01T00:00:00' }, { restoredAt: null }],
    ['a type that we do not know', { power_cut_type: 'constructor' }, { type: null }],
    [
      'a row that has gone',
      { gone: 1, power_cut_type: undefined, stage: undefined },
      { gone: true, type: null },
    ],
    ['seen at no time', { seen_at: 'yesterday' }, null],
    ['no reference', { reference: '' }, null],
  ])('%s', (_, overrides, expected) => {
    const entry = readArchiveRow(JSON.stringify({ ...row, ...overrides }));
    if (expected === null) expect(entry).toBeNull();
    else expect(entry).toMatchObject(expected);
  });
});
