import { expect, it } from 'vitest';
import { nextTurn } from './render-queue';

it('lets one through in each turn of the event loop, in their order, and what else waits in between', async () => {
  const log: string[] = [];
  const turns = async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      log.push('turn');
    }
  };
  const callers = ['first', 'second', 'third'].map(async (name) => {
    await nextTurn();
    log.push(name);
  });
  await Promise.all([turns(), ...callers]);
  expect(log.filter((word) => word !== 'turn')).toEqual(['first', 'second', 'third']);
  for (const name of ['second', 'third']) expect(log[log.indexOf(name) - 1]).toBe('turn');
});
