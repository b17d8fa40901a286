import { expect, it } from 'vitest';
import { createGroupCommit } from './group-commit';

it('takes what waits together, in order, at most so many', async () => {
  const turns: number[][] = [];
  const add = createGroupCommit<number, number>(
    async (jobs) => {
      turns.push([...jobs]);
      await new Promise((resolve) => setTimeout(resolve, 5));
      return jobs.map((job) => job * 2);
    },
    { most: 3 },
  );
  expect(await Promise.all([1, 2, 3, 4].map(add))).toEqual([2, 4, 6, 8]);
  expect(turns).toEqual([[1, 2, 3], [4]]);
  expect(await add(5)).toBe(10);
});

it('lets one bad job fail alone', async () => {
  const add = createGroupCommit<number, number>(async (jobs) => {
    if (jobs.includes(2)) throw new Error('two');
    return [...jobs];
  });
  const settled = await Promise.allSettled([1, 2, 3].map(add));
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  await expect(add(2)).rejects.toThrow('two');
  expect(await add(4)).toBe(4);
});
