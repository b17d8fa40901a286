import { expect, it } from 'vitest';
import { together } from './together';

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

it('does what is asked in one turn in one round, and what comes meanwhile in the next', async () => {
  const rounds: (readonly number[])[] = [];
  let go = () => {};
  const add = together<number>((works) => {
    rounds.push(works);
    return new Promise((resolve) => (go = resolve));
  });
  for (const work of [1, 2, 3]) add(work);
  expect(rounds).toEqual([]);
  await turn();
  expect(rounds).toEqual([[1, 2, 3]]);
  add(4);
  await turn();
  add(5);
  expect(rounds).toHaveLength(1);
  go();
  await turn();
  expect(rounds).toEqual([
    [1, 2, 3],
    [4, 5],
  ]);
  go();
  await turn();
  add(6);
  await turn();
  expect(rounds.at(-1)).toEqual([6]);
});

it('takes at most 256 at once', async () => {
  const sizes: number[] = [];
  const add = together<number>(async (works) => void sizes.push(works.length));
  for (let work = 0; work < 600; work += 1) add(work);
  await turn();
  await turn();
  expect(sizes).toEqual([256, 256, 88]);
});

it('goes on after a round that failed', async () => {
  const done: number[] = [];
  const add = together<number>(async (works) => {
    if (works.includes(1)) throw new Error('failed');
    done.push(...works);
  });
  add(1);
  await turn();
  add(2);
  await turn();
  expect(done).toEqual([2]);
});
