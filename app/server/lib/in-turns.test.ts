import { afterEach, expect, it, vi } from 'vitest';
import { createTurns, forEachInTurns } from './in-turns';

afterEach(() => void vi.restoreAllMocks());

it('does the work in order, and gives way every few milliseconds of it', async () => {
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  const done: (number | string)[] = [];
  const work = (item: number) => {
    clock += 1;
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

it.each([
  [1, ['1', '2', '3', '4', '5']],
  [2, ['12', '34', '5']],
  [8, ['12345']],
])('lets %i through in each turn of the event loop, in their order', async (perTurn, expected) => {
  const nextTurn = createTurns(perTurn);
  const turns = [''];
  let isOver = false;
  const count = async () => {
    while (!isOver) {
      await new Promise((resolve) => setImmediate(resolve));
      turns.push('');
    }
  };
  const callers = ['1', '2', '3', '4', '5'].map(async (name) => {
    await nextTurn();
    turns.push(`${turns.pop() ?? ''}${name}`);
  });
  const counted = count();
  await Promise.all(callers);
  isOver = true;
  await counted;
  expect(turns.filter(Boolean)).toEqual(expected);
});

it('lets callers take turns, and serves requests without a caller in their order', async () => {
  const nextTurn = createTurns(1);
  const order: string[] = [];
  const come = async (name: string, caller?: string) => {
    await nextTurn(caller);
    order.push(name);
  };
  await Promise.all([
    ...['a1', 'a2', 'a3', 'a4'].map((name) => come(name, 'a')),
    come('b1', 'b'),
    come('x'),
    come('y'),
    come('b2', 'b'),
  ]);
  expect(order).toEqual(['a1', 'b1', 'x', 'y', 'a2', 'b2', 'a3', 'a4']);
});
