import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { judge } from '~/server/incidents/odds/tool.server';
import { sharedData } from '../support/shared-data';

const archive = sharedData('incidents/history-2025-11-to-2026-05.jsonl.gz');

const percentIn = (printed: readonly string[], name: string): number =>
  Number.parseFloat(
    printed
      .find((line) => line.trim().startsWith(name))
      ?.trim()
      .slice(name.length) ?? '',
  );

describe.skipIf(archive === null)('odds of genuine months that were kept back', () => {
  it('the last three months of seven', async () => {
    const dir = await mkdtemp(path.join(tmpdir(), 'odds-'));
    const [train, test] = [path.join(dir, 'train'), path.join(dir, 'test')];
    const lines = gunzipSync(readFileSync(archive ?? ''))
      .toString()
      .trim()
      .split('\n');
    const isTest = (line: string) => (/"seen_at":"([^"]+)"/.exec(line)?.[1] ?? '') >= '2026-03';
    await writeFile(train, lines.filter((line) => !isTest(line)).join('\n'));
    await writeFile(test, lines.filter(isTest).join('\n'));
    const printed = await judge(train, test);
    await rm(dir, { recursive: true });
    const held = percentIn(printed, 'Within the stated 8-in-10 time');
    expect(held).toBeGreaterThanOrEqual(78);
    expect(held).toBeLessThanOrEqual(83);
    expect(percentIn(printed, 'Worst week, within the 8-in-10 time')).toBeGreaterThanOrEqual(72);
    expect(percentIn(printed, 'ours is smaller by')).toBeGreaterThanOrEqual(25);
  });
});
