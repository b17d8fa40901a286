import { expect, it } from 'vitest';
import { SECOND } from '~/domain/time/instant';
import { createLatestSnapshot } from './latest-snapshot.server';
import type { SourceAnswer } from './source';
import { exampleLiveRecord } from '../../../tests/fixtures/live-record';
import { parseFeed } from './wire/parse-feed';

it('says when what visitors see last changed: not at a poll that confirms it, nor at one that fails', async () => {
  const START = Date.UTC(2026, 10, 28, 12);
  let now = START;
  let answer: () => Promise<SourceAnswer>;
  const list = async (...references: string[]): Promise<SourceAnswer> => {
    const records = references.map((IncidentReference) => exampleLiveRecord({ IncidentReference }));
    return { kind: 'list', takenAt: now, dataTime: null, feed: await parseFeed(records, { now }) };
  };
  const latest = createLatestSnapshot({
    source: { read: () => answer() },
    refreshMs: () => 30 * SECOND,
    logger: { info: () => undefined, warn: () => undefined } as never,
    now: () => now,
  });
  const poll = async (seconds: number, next: typeof answer) => {
    now = START + seconds * SECOND;
    answer = next;
    await latest.refresh();
    return latest.lastChange();
  };
  const first = { count: 1, at: START + 30 * SECOND };
  expect(latest.lastChange()).toEqual({ count: 0, at: START });
  expect(await poll(30, () => list('INCD-1-A'))).toEqual(first);
  expect(await poll(60, () => list('INCD-1-A'))).toEqual(first);
  const same: SourceAnswer = { kind: 'same', takenAt: now, dataTime: null };
  expect(await poll(90, async () => same)).toEqual(first);
  expect(await poll(120, () => Promise.reject(new Error('down')))).toEqual(first);
  expect(await poll(150, () => list('INCD-1-A', 'INCD-2-A'))).toEqual({
    count: 2,
    at: START + 150 * SECOND,
  });
});
