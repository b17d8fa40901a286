import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';
import { createFileFeed } from './feed-source.server';
import { exampleAnswer } from '../../../tests/fixtures/example-answer';
import { feedShape } from './operator-feeds/shapes';

it('a file names whose data it holds, also after another operator’s takes its place', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'file-feed-'));
  onTestFinished(() => rm(dir, { recursive: true }));
  const file = path.join(dir, 'feed.json');
  const feed = createFileFeed(pathToFileURL(file), () => new Set<string>(), null);
  const read = async (text: string, at: number) => {
    await writeFile(file, text);
    const answer = await feed.read(at, true);
    return answer.kind === 'list' ? answer.feed.problem : answer.kind;
  };
  expect(feed.credit?.()).toBeNull();
  expect(await read(exampleAnswer('npg-ods'), 1)).toBeNull();
  expect(feedShape('npg-ods')?.attribution).toBeTruthy();
  expect(feed.credit?.()).toEqual(feedShape('npg-ods')?.attribution);
  // A file that can't be read in its earlier shape gets a new shape at the next poll.
  expect(await read(exampleAnswer('nie-ods'), 2)).not.toBeNull();
  expect(await read(exampleAnswer('nie-ods'), 3)).toBeNull();
  expect(feed.credit?.()).toEqual(feedShape('nie-ods')?.attribution);
});
