import { afterEach, expect, it, vi } from 'vitest';
import { forEachInTurns } from './in-turns';

afterEach(() => void vi.restoreAllMocks());

it('does the work in order, and gives way every few milliseconds of it', async () => {
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  const done: (number | string)[] = [];
  const work = (item: number) => {
    clock += 2;
    done.push(item);
  };
  await forEachInTurns([1, 2, 3, 4, 5, 6, 7], work, async () => done.push('others'));
  expect(done).toEqual([1, 2, 3, 'others', 4, 5, 6, 'others', 7]);
});

it('rejects where the work throws', async () => {
  const work = () => {
    throw new Error('no');
  };
  await expect(forEachInTurns([1], work)).rejects.toThrow('no');
});
